import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './speech-bubble.module.css';

type Props = {
  children: ReactNode;
  /** The side where the speaker stands. */
  tail?: 'left' | 'right' | 'down' | 'up';
  /** Announce what it says when it changes. */
  live?: boolean;
  /** Fill the room given and set running text: a teacher's introduction. */
  roomy?: boolean;
  className?: string | undefined;
};

export function SpeechBubble({ children, tail = 'left', live, roomy, className }: Props) {
  return (
    <div
      className={classNames(styles.bubble, roomy && styles.roomy, className)}
      data-tail={tail}
      {...(live ? { 'aria-live': 'polite' as const } : {})}
    >
      {children}
    </div>
  );
}
