import type { ReactNode, Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './feedback-panel.module.css';
import { MathText } from '../base/math-text.tsx';

type Props = {
  /** A text, or a `SpokenText`. */
  title: ReactNode;
  text: ReactNode;
  hint?: string;
  /** What else was said, behind "Why?": for who reads little yet. */
  more?: ReactNode;
  /** The teacher: a `TeacherPortrait`. */
  portrait?: ReactNode;
  /** The read-aloud button. */
  speak?: ReactNode;
  /** Move the focus here after checking. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What the check said. Stands in a `BottomBar` of the same tone. */
export function FeedbackPanel({ title, text, hint, more, portrait, speak, headingRef }: Props) {
  return (
    <div className={styles.panel} aria-live="polite" aria-atomic>
      {portrait}
      <div className={styles.words}>
        <h2 className={styles.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{typeof text === 'string' ? <MathText>{text}</MathText> : text}</p>
        {more !== undefined && (
          <details className={styles.more}>
            <summary>
              <Icon name="lightbulb" />
              Why?
            </summary>
            <p>{more}</p>
          </details>
        )}
        {hint !== undefined && (
          <p className={styles.hint}>
            <Icon name="lightbulb" />
            <span>
              <b>Hint:</b> <MathText>{hint}</MathText>
            </span>
          </p>
        )}
      </div>
      {speak !== undefined && <div className={styles.speak}>{speak}</div>}
    </div>
  );
}
