import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './hint-panel.module.css';

type Props = {
  /** A `SpokenText`. */
  children: ReactNode;
  /** The read-aloud button. */
  speak?: ReactNode;
};

/** A hint on request, in an `AnswerBar`. */
export function HintPanel({ children, speak }: Props) {
  return (
    <div className={styles.hint}>
      <p className={styles.words}>
        <Icon name="lightbulb" />
        <span>{children}</span>
      </p>
      {speak}
    </div>
  );
}
