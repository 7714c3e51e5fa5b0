import type { ReactElement } from 'react';

/** Strokes on a 24 box that only grown-ups' screens need. */
const SIGN_SHAPES = {
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M4 20h16" />,
  check: <path d="M5 13l4.5 4.5L19 7" />,
  'trend-up': <path d="M4 17l5-6 4 4 7-9M14.5 6H20v5.500" />,
  'half-disc': (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 3.500v17" />
    </>
  ),
  seedling: (
    <path d="M12 21v-9M12 12C12 7 8.500 5 4.500 5c0 4.500 3 7 7.500 7zM12 10c0-4 3-6 7.500-6 0 4-3 6.500-7.500 6.500" />
  ),
  dots: <path d="M5 12h.01M12 12h.01M19 12h.01" />,
  target: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <circle cx="12" cy="12" r="4" />
      <path d="M12 12h.01" />
    </>
  ),
  running: <path d="M4 12h4l2.500-6 4 12 2.500-6h3" />,
  'chevron-left': <path d="M15 5l-7 7 7 7" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7v5l3.500 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  calendar: (
    <>
      <rect x="4" y="5" width="16" height="15" rx="2" />
      <path d="M4 10h16M8 3v4M16 3v4" />
    </>
  ),
  camera: (
    <>
      <rect x="3" y="6" width="12" height="12" rx="2" />
      <path d="M15 11l6-4v10l-6-4" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export type SignName = keyof typeof SIGN_SHAPES;

/** A sign of grown-ups' screens, beside words or inside a labelled control; always decorative. */
export function Sign({ name, size = 16 }: { name: SignName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-sign={name}
    >
      {SIGN_SHAPES[name]}
    </svg>
  );
}
