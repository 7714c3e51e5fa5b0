import type { ReactNode, Ref } from 'react';
import { MathText } from '../base/math-text.tsx';
import { AnswerBadge, placeLook } from './answer-badge.tsx';
import styles from './read-first.module.css';

type Props = {
  text: string;
  /** The teacher, or Noodle. */
  picture: ReactNode;
  /** The picture the question is about: then the teacher makes room. */
  drawing?: ReactNode;
  speak?: ReactNode;
  timer: ReactNode;
  /** How many answers will come. */
  answers: number;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Time to read: the question alone, and the four shapes that come next. */
export function ReadFirst({ text, picture, drawing, speak, timer, answers, headingRef }: Props) {
  return (
    <div className={styles.middle}>
      {drawing === undefined ? (
        <div className={styles.picture}>{picture}</div>
      ) : (
        <figure className={styles.drawing}>{drawing}</figure>
      )}
      <h1 tabIndex={-1} ref={headingRef} className={styles.text} data-long={text.length > 90 || undefined}>
        <MathText>{text}</MathText>
      </h1>
      {speak}
      <div className={styles.next}>
        <p className="soft">Answers come next</p>
        <ul className={styles.badges} aria-hidden="true">
          {Array.from({ length: answers }, (_, place) => (
            <li key={place} {...placeLook(place)} style={{ '--i': place }}>
              <AnswerBadge place={place} className={styles.badge} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.timer}>
        {timer}
        <span>Reading time</span>
      </div>
    </div>
  );
}
