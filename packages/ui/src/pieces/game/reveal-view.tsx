import type { ReactNode, Ref } from 'react';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { Icon } from '../../icons/icon.tsx';
import { MathText } from '../base/math-text.tsx';
import { AnswerBadge, placeLook } from './answer-badge.tsx';
import styles from './reveal-view.module.css';

interface Placed {
  readonly place: number;
  readonly text: string;
  /** The answer drawn. */
  readonly picture?: ReactNode;
}
type Props = {
  question: string;
  /** What the question is about, drawn: it stays while the answer is explained. */
  drawing?: ReactNode;
  right: Placed;
  /** One's own answer in words; null when there was none in time. */
  own: Placed | null;
  isCorrect: boolean;
  points: number;
  /** What to say to it: a title that praises the effort, a line under it. */
  title: string;
  text: string;
  explanation: ReactNode;
  teacher: string;
  portrait: ReactNode;
  speak?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What is right, what one chose, and why. */
export function RevealView(props: Props) {
  const {
    question,
    drawing,
    right,
    own,
    isCorrect,
    points,
    title,
    text,
    teacher,
    portrait,
    speak,
    headingRef,
  } = props;
  const rightLook = placeLook(right.place);
  return (
    <div className={styles.reveal}>
      <div className={styles.left}>
        <div className={styles.verdict}>
          <NoodleStill mood={isCorrect ? 'celebrating' : 'encouraging'} size={92} />
          <div>
            <h1 tabIndex={-1} ref={headingRef}>
              {title}
            </h1>
            <p className="soft">{text}</p>
          </div>
        </div>
        <p className={styles.asked}>
          <MathText>{question}</MathText>
        </p>
        {drawing !== undefined && <figure className={styles.drawing}>{drawing}</figure>}
        <div {...rightLook} className={`${styles.right ?? ''} ${rightLook.className}`}>
          <AnswerBadge place={right.place} />
          {right.picture !== undefined && <span className={styles.picture}>{right.picture}</span>}
          <span className={styles.words}>
            <MathText>{right.text}</MathText>
          </span>
          <span className={styles.flag}>
            <Icon name="check" size={20} />
            Right
          </span>
        </div>
        {own && (
          <div className={styles.own}>
            <span {...placeLook(own.place)}>
              <AnswerBadge place={own.place} className={styles.small} />
            </span>
            {own.picture !== undefined && <span className={styles.picture}>{own.picture}</span>}
            <div className={styles.words}>
              <span className={styles.note}>You chose</span>
              <MathText>{own.text}</MathText>
            </div>
            {points > 0 && (
              <span className={`num ${styles.gain ?? ''}`}>
                <Icon name="star" size={22} />+{points.toLocaleString('en-US')}
              </span>
            )}
          </div>
        )}
      </div>
      <section className={styles.why} aria-label={`${teacher} says`}>
        <div className={styles.head}>
          {portrait}
          <h2>{teacher} says</h2>
          {speak}
        </div>
        <p className={styles.explanation}>{props.explanation}</p>
      </section>
    </div>
  );
}
