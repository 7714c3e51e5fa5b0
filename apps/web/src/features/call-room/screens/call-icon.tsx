import type { ReactElement } from 'react';

const shape = (d: string) => <path d={d} />;
const SHAPES = {
  mic: shape('M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3'),
  'mic-off': shape(
    'M4 4l16 16M9 9v2a3 3 0 0 0 4.5 2.6M15 11V6a3 3 0 0 0-5.8-1M5.5 11.5a6.5 6.5 0 0 0 10 5.5M18.5 11.5a6 6 0 0 1-.6 2.6M12 18v3',
  ),
  camera: shape('M3 7h12v11H3zM15 11l6-4v11l-6-4'),
  'camera-off': shape('M4 4l16 16M8 7h7v6M15 11l6-4v11l-3-2M15 18H3V7h1'),
  screen: shape('M3 4h18v12H3zM12 13V7M9 10l3-3 3 3M8 20h8'),
  devices: shape(
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  ),
  chat: shape('M4 5h16v11H10l-4 4v-4H4z'),
  notes: shape('M6 3h9l4 4v14H6zM9 11h7M9 15h7'),
  end: shape('M3 14c5-5 13-5 18 0l-3 3-3-2v-2c-2-.6-4-.6-6 0v2l-3 2-3-3z'),
  leave: shape('M14 4h5v16h-5M11 8l-4 4 4 4M7 12h9'),
  lesson: shape('M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14'),
  report: shape('M6 21V4h12l-3 4 3 4H6'),
  eye: shape('M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'),
  send: shape('M4 12l16-8-5 16-3.5-6.5z'),
  pen: shape('M4 20l1-5L16 4l4 4L9 19z'),
  marker: shape('M5 20h5l10-10-5-5L5 15zM13 7l5 5M4 22h16'),
  line: shape('M5 19L19 5'),
  box: shape('M4 6h16v12H4z'),
  oval: shape('M12 6c5.5 0 9 2.5 9 6s-3.5 6-9 6-9-2.5-9-6 3.5-6 9-6z'),
  stamp: shape('M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.1L6.4 20l1.3-6.2L3 9.5l6.3-.7z'),
  label: shape('M5 7V5h14v2M12 5v14M9 19h6'),
  rubber: shape('M9 20l-5-5L14 5l6 6-9 9zM9 10l6 6'),
  undo: shape('M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4'),
  clear: shape('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'),
  next: shape('M9 5l7 7-7 7'),
  back: shape('M15 5l-7 7 7 7'),
  close: shape('M6 6l12 12M18 6L6 18'),
  sound: shape('M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 8.8a4.5 4.5 0 0 1 0 6.4M19 6a8.5 8.5 0 0 1 0 12'),
} as const satisfies Record<string, ReactElement>;
export type CallIconName = keyof typeof SHAPES;

/** The signs of the call alone: they load with it. Always decoration. */
export function CallIcon({ name, size = 22 }: { name: CallIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
}
