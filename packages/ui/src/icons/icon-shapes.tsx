import type { ReactElement } from 'react';

const solid = { fill: 'currentColor' } as const;
const shape = (d: string) => <path d={d} />;

/** Strokes on a 24 box. */
export const ICON_SHAPES = {
  'arrow-right': shape('M5 12h14M13 5l7 7-7 7'),
  'arrow-left': shape('M19 12H5M11 5l-7 7 7 7'),
  check: shape('M4.5 12.5l5 5L19.5 7'),
  loop: shape('M20 11A8 8 0 1 0 18 17M20 4v7h-7'),
  close: shape('M6 6l12 12M18 6L6 18'),
  plus: shape('M12 5v14M5 12h14'),
  menu: shape('M4 7h16M4 12h16M4 17h16'),
  home: shape('M4 11l8-7 8 7v9H4z'),
  power: shape('M12 3v8M6.5 6.8a8 8 0 1 0 11 0'),
  moon: shape('M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z'),
  warning: shape('M12 4l9 16H3zM12 10v4M12 17h.01'),
  info: shape('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.6h.01'),
  shield: shape('M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5'),
  offline: shape(
    'M3 3l18 18M2 9a15 15 0 0 1 5-3M22 9a15 15 0 0 0-9.5-4M5.5 13a10 10 0 0 1 4-2.4M18.5 13c-.8-.8-1.7-1.4-2.7-1.8M9 16.5a5 5 0 0 1 5.5-.3M12 20h.01',
  ),
  lightbulb: shape('M9 18h6M10 21h4M8.5 15A6 6 0 1 1 15.5 15c-.7.6-1 1.4-1 3h-5c0-1.6-.3-2.4-1-3z'),
  users: shape(
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.6M18 14.5c2 .8 3 2.6 3 5.5',
  ),
  teacher: shape(
    'M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 16v4M8 20h8M7 12l3-3 2 2 4-4',
  ),
  chart: shape('M4 20h16M7 16v-5M12 16V6M17 16v-8'),
  chat: shape(
    'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-5 4v-4A2.5 2.5 0 0 1 4 13.5zM9 10h.01M12 10h.01M15 10h.01',
  ),
  mic: shape('M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3'),
  send: shape('M4 12l16-8-5 16-3.5-6.5z'),
  trophy: shape('M8 4h8v6a4 4 0 0 1-8 0zM8 5H4c0 4 1.5 6 4 6M16 5h4c0 4-1.5 6-4 6M12 14v4M8 20h8'),
  copy: shape('M9 9h11v11H9zM5 15H4V4h11v1'),
  trash: shape('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'),
  mail: shape('M3 6h18v13H3zM4 7l8 6 8-6'),
  key: shape('M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l9-9M16 7l3 3'),
  clock: shape('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2'),
  'chevron-down': shape('M5 9l7 7 7-7'),
  'chevron-right': shape('M9 5l7 7-7 7'),
  device: shape('M4 5h16v11H4zM2 19.5h20'),
  phone: shape('M7 3h10v18H7zM11 18h2'),
  monitor: shape('M3 4h18v12H3zM12 16v4M8 20h8'),
  calendar: shape('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4'),
  book: shape(
    'M12 6.5C9.5 5 6.5 4.5 3.5 5v13c3-.5 6 0 8.5 1.5 2.5-1.5 5.5-2 8.5-1.5V5c-3-.5-6 0-8.5 1.5zM12 6.5v13',
  ),
  sun: shape(
    'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="3" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1" />
    </>
  ),
  sliders: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.6" />
      <circle cx="8" cy="17" r="2.6" />
    </>
  ),
  star: <path {...solid} d="M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z" />,
  play: <path {...solid} d="M8 5l11 7-11 7z" />,
  speaker: (
    <>
      <path {...solid} d="M4 9.5v5h3.5L13 19V5L7.5 9.5z" />
      <path d="M16.5 8.8a4.5 4.5 0 0 1 0 6.4M19 6a8.5 8.5 0 0 1 0 12" />
    </>
  ),
  'speaker-off': (
    <>
      <path {...solid} d="M4 9.5v5h3.5L13 19V5L7.5 9.5z" />
      <path d="M17 9.5l5 5M22 9.5l-5 5" />
    </>
  ),
  apple: (
    <path
      {...solid}
      stroke="none"
      d="M16.5 1.5c.1 1.4-.4 2.7-1.2 3.7-.9 1-2.2 1.7-3.4 1.6-.2-1.3.4-2.7 1.2-3.6.9-1 2.3-1.6 3.4-1.7zM20.8 17.5c-.6 1.3-.9 1.9-1.6 3-1 1.6-2.5 3-4.3 3-1.6 0-2-1-4.2-1s-2.6 1-4.2 1c-1.8 0-3.2-1.7-4.2-3.3C-.4 16 .8 8 6.3 7.7c1.7 0 2.9 1 4.3 1 1.4 0 2.3-1 4.4-1 1.6 0 3.2.8 4.4 2.3-3.9 2.1-3.2 6.7 1.4 7.5z"
    />
  ),
} as const satisfies Record<string, ReactElement>;
