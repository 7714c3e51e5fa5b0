import type { ReactNode } from 'react';
import looks from './question-layout.module.css';

type Props = {
  /** Names the option group: pass it as `labelledBy`. */
  id: string;
  /** What comes before the question, in lighter type. */
  story?: string;
  /** A `SpokenText`. */
  question: ReactNode;
  /** The read-aloud button. */
  speak?: ReactNode;
  /** The picture: an `Illustration`, or nothing. */
  stage?: ReactNode;
  /** A teacher in the stage's corner, on wide screens. */
  helper?: ReactNode;
  options: ReactNode;
  /** After checking the bar is taller: everything tightens a little. */
  settled?: boolean;
};

/** Question, picture and options, always together with the action. */
export function QuestionLayout({ id, story, question, speak, stage, helper, options, settled }: Props) {
  return (
    <div
      className={looks.question}
      data-stage={stage !== undefined || undefined}
      data-settled={settled || undefined}
    >
      <div className={looks.ask}>
        <h1 id={id} className={looks.text} tabIndex={-1}>
          {story !== undefined && <span className={looks.story}>{story} </span>}
          {question}
        </h1>
        {speak}
      </div>
      {stage !== undefined && (
        <figure className={looks.stage} data-helper={helper !== undefined || undefined}>
          {stage}
          {helper !== undefined && (
            <span className={looks.helper} aria-hidden="true">
              {helper}
            </span>
          )}
        </figure>
      )}
      {options}
    </div>
  );
}
