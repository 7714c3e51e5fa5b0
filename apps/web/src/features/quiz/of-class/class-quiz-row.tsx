import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../../lib/api/replies.ts';
import { quizAbout, quizDay, quizName, shareRight, tookPart } from './class-quiz-words.ts';
import styles from './class-quizzes.module.css';

type Props = { classId: string; quiz: Outputs['classQuizzes']['list'][number] };

/** One past quiz of the list. */
export const ClassQuizRow = ({ classId, quiz }: Props) => (
  <li>
    <div className={styles.about}>
      <b>{quizName(quiz)}</b>
      <span className="soft small">{quizAbout(quiz)}</span>
      <span className={styles.meta}>
        <span>{tookPart(quiz)}</span>
        {quiz.answers > 0 ? <span>{shareRight(quiz)}</span> : <Band sign="dots">No answers yet</Band>}
      </span>
    </div>
    <FlatButton
      aria-label={`Results of ${quizName(quiz)}, ${quizDay(quiz)}`}
      renderRoot={(root) => (
        <Link to="/classes/$classId/quizzes/$quizId" params={{ classId, quizId: quiz.id }} {...root} />
      )}
    >
      Results
    </FlatButton>
  </li>
);
