import type { ReactElement } from 'react';
import styles from './game-icon.module.css';

/** Signs of games only: the general set is on the login page, where every byte counts. */
const SIGNS = {
  leave: <path d="M14 4h5v16h-5M11 8l-4 4 4 4M7 12h9" />,
  pause: <path d="M8 5v14M16 5v14" />,
  skip: <path d="M6 5l9 7-9 7zM19 5v14" />,
  crown: <path d="M4 18h16l1-10-5 4-4-7-4 7-5-4 1 10z" />,
  misses: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M12 12v.1" />
    </>
  ),
  bolt: <path d="M13 3L5 14h6l-1 7 9-12h-6z" />,
  unlocked: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V7a4 4 0 0 1 7.5-2" />
    </>
  ),
  flag: <path d="M6 21V4h11l-2 4 2 4H6" />,
} as const satisfies Record<string, ReactElement>;
export type GameSign = keyof typeof SIGNS;

export function GameIcon({ name, size = 24 }: { name: GameSign; size?: number }) {
  return (
    <svg
      className={styles.sign}
      data-sign={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {SIGNS[name]}
    </svg>
  );
}
