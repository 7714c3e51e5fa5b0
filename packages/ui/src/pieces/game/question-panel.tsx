import type { ReactNode, Ref } from 'react';
import { MathText } from '../base/math-text.tsx';
import styles from './question-panel.module.css';

type Props = {
  id: string;
  text: string;
  speak?: ReactNode;
  timer: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** So few letters stand in two lines beside both tools on a phone. */
const BRIEF = 36;

/** The question with its tools, over the answers. */
export function QuestionPanel({ id, text, speak, timer, headingRef }: Props) {
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h1
        id={id}
        tabIndex={-1}
        ref={headingRef}
        className={styles.text}
        data-brief={text.length < BRIEF || undefined}
        data-long={text.length > 90 || undefined}
      >
        <MathText>{text}</MathText>
      </h1>
      <div className={styles.tools}>
        {speak}
        {timer}
      </div>
    </section>
  );
}
