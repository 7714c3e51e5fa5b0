import type {} from '../../styles/css-properties.ts';
import { MathText } from '../base/math-text.tsx';
import styles from './question-results.module.css';

interface QuestionResult {
  readonly text: string;
  readonly right: string;
  readonly rightCount: number;
}
type Props = { questions: readonly QuestionResult[]; players: number };

/** What a class knew of each question, the right answer with it. */
export const QuestionResults = ({ questions, players }: Props) => (
  <ol className={styles.questions}>
    {questions.map(({ text, right, rightCount }, at) => (
      <li key={at}>
        <b>
          {at + 1}. <MathText>{text}</MathText>
        </b>
        <span className={styles.answer}>
          <MathText>{right}</MathText>
        </span>
        <span className={styles.line}>
          <span className={styles.track} aria-hidden="true">
            <i style={{ '--v': `${Math.round((rightCount / Math.max(1, players)) * 100)}%` }} />
          </span>
          <span className="num">
            {rightCount} of {players} knew it
          </span>
        </span>
      </li>
    ))}
  </ol>
);
