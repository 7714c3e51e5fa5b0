import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './question-layout.module.css';
import tablet from './tablet-stage.module.css';

type Props = {
  /** Names the option group: pass it as `labelledBy`. */
  id: string;
  /** What the teacher says before it. */
  opening?: ReactNode;
  /** What comes before the question, in lighter type. */
  story?: string;
  /** A `SpokenText`. */
  question: ReactNode;
  /** The read-aloud button. */
  speak?: ReactNode;
  /** The picture: an `Illustration`, or nothing. */
  stage?: ReactNode;
  /** A `TeacherHelper` in the stage's corner or beside the options, on wide screens. */
  helper?: ReactNode;
  options: ReactNode;
  /** After checking the bar is taller: everything tightens a little. */
  settled?: boolean;
  /** A hint is shown: it takes the room it needs from the picture and the answers. */
  hinted?: boolean;
  /** For those who cannot read: the voice comes before the words. */
  voiceFirst?: boolean;
};

/** Question, picture and options, always together with the action. */
export function QuestionLayout(props: Props) {
  const { id, opening, story, question, speak, stage, helper, options, settled, hinted, voiceFirst } = props;
  const teacher = helper !== undefined && (
    <span className={classNames(styles.helper, tablet.helper)} aria-hidden="true">
      {helper}
    </span>
  );
  return (
    <div
      className={styles.question}
      data-stage={stage !== undefined || undefined}
      data-settled={settled || undefined}
      data-hinted={hinted || undefined}
      data-voice-first={voiceFirst || undefined}
    >
      <div className={styles.ask}>
        {opening !== undefined && (
          <p id={`${id}-opening`} className={styles.opening}>
            <Icon name="loop" size={20} />
            <span>{opening}</span>
          </p>
        )}
        {voiceFirst && speak}
        <h1
          id={id}
          className={styles.text}
          tabIndex={-1}
          {...(opening === undefined ? {} : { 'aria-describedby': `${id}-opening` })}
        >
          {story !== undefined && <span className={styles.story}>{story} </span>}
          {question}
        </h1>
        {!voiceFirst && speak}
      </div>
      {stage === undefined ? (
        teacher
      ) : (
        <figure
          className={classNames(styles.stage, tablet.stage)}
          data-helper={helper !== undefined || undefined}
        >
          {stage}
          {teacher}
        </figure>
      )}
      {options}
    </div>
  );
}
