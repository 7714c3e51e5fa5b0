import type { ReactNode } from 'react';
import styles from './answer-bar.module.css';

type Props = {
  /** The teacher's `TeacherPortrait`; where the screen is wide, the teacher stands at the question instead. */
  portrait: ReactNode;
  hintButton?: ReactNode;
  /** A `HintPanel`, or what went wrong. */
  message?: ReactNode;
  /** The check, once something is chosen. */
  action?: ReactNode;
};

/** What a question's `BottomBar` holds before the check. */
export function AnswerBar({ portrait, hintButton, message, action }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.message} aria-live="polite">
        {message}
      </div>
      <div className={styles.portrait}>{portrait}</div>
      {hintButton}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
