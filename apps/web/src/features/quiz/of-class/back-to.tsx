import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { Link } from '@tanstack/react-router';
import styles from './class-quizzes.module.css';

/** A link back to the class. */
export const BackToClass = ({ classId, name }: { classId: string; name: string }) => (
  <Link className={styles.back} to="/classes/$classId" params={{ classId }}>
    <Sign name="chevron-left" size={20} />
    {name}
  </Link>
);

/** A link back to all quizzes of the class. */
export const BackToQuizzes = ({ classId }: { classId: string }) => (
  <Link className={styles.back} to="/classes/$classId/quizzes" params={{ classId }}>
    <Sign name="chevron-left" size={20} />
    Quizzes
  </Link>
);
