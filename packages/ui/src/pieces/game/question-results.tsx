import type {} from '../../styles/css-properties.ts';
import { MathText } from '../base/math-text.tsx';
import styles from './question-results.module.css';

interface QuestionResult {
  readonly text: string;
  readonly right: string;
  readonly rightCount: number;
  /** The wrong answer that most chose. */
  readonly mistake?: { readonly text: string; readonly count: number } | null;
  /** How many were asked. */
  readonly of: number;
}
type Props = { questions: readonly QuestionResult[] };

/** What a class knew of each question, the right answer with it. */
export const QuestionResults = ({ questions }: Props) => (
  <ol className={styles.questions}>
    {questions.map(({ text, right, rightCount, mistake, of }, at) => (
      <li key={at}>
        <b>
          {at + 1}. <MathText>{text}</MathText>
        </b>
        <span className={styles.answer}>
          <MathText>{right}</MathText>
        </span>
        <span className={styles.line}>
          <span className={styles.track} aria-hidden="true">
            <i style={{ '--v': `${Math.round((rightCount / Math.max(1, of)) * 100)}%` }} />
          </span>
          <span className="num">
            {rightCount} of {of} knew it
          </span>
        </span>
        {mistake && (
          <span className={styles.mistake}>
            Most chosen mistake:{' '}
            <b>
              <MathText>{mistake.text}</MathText>
            </b>{' '}
            ({mistake.count} children)
          </span>
        )}
      </li>
    ))}
  </ol>
);
