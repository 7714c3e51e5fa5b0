import type { ReactNode } from 'react';
import looks from './question-stage.module.css';

type Props = {
  /** The picture of the question, or nothing. */
  picture?: ReactNode;
  /** The list of answers. */
  children: ReactNode;
};

/** What stands under a question: its picture, over the answers or beside them. */
export const QuestionStage = ({ picture, children }: Props) => (
  <div className={looks.stage} data-drawn={picture !== undefined || undefined}>
    {picture !== undefined && <figure className={looks.picture}>{picture}</figure>}
    {children}
  </div>
);
