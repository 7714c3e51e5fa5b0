import type { ReactNode } from 'react';
import styles from './question-stage.module.css';

type Props = {
  /** The picture of the question, or nothing. */
  picture?: ReactNode;
  /** The list of answers. */
  children: ReactNode;
};

/** What stands under a question: its picture, over the answers or beside them. */
export const QuestionStage = ({ picture, children }: Props) => (
  <div className={styles.stage} data-drawn={picture !== undefined || undefined}>
    {picture !== undefined && <figure className={styles.picture}>{picture}</figure>}
    {children}
  </div>
);
