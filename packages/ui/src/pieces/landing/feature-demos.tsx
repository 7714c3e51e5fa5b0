import type { SubjectId } from '@noodlenaut/domain';
import { Drawing } from '../../drawings/drawing.tsx';
import { Emblem } from '../../drawings/emblem.tsx';
import { PERSONA_ART } from '../../drawings/persona-art.ts';
import { Icon } from '../../icons/icon.tsx';
import { FractionBar } from '../../illustrations/fraction-bar.tsx';
import { MathText } from '../base/math-text.tsx';
import { NoodleBar } from '../home/noodle-bar.tsx';
import { SpeechBubble } from '../lesson/speech-bubble.tsx';
import styles from './feature-demos.module.css';

/** A question as a child sees it. */
export function FractionDemo() {
  return (
    <div className={styles.question}>
      <p className={styles.title}>Which fraction has a star?</p>
      <FractionBar parts={6} filled={2} alt="A bar of 6 equal pieces. 2 pieces carry a star." />
      <div className={styles.answers}>
        <span className={styles.answer}>
          <MathText>1/4</MathText>
        </span>
        <span className={styles.answer} data-right>
          <Icon name="check" size={20} />
          <MathText>2/6</MathText>
        </span>
      </div>
    </div>
  );
}

/** A teacher speaks. */
export function TeacherDemo() {
  return (
    <div className={styles.talk}>
      <span className={styles.teacher}>
        <Drawing src={PERSONA_ART.science.talking} lazy />
      </span>
      <SpeechBubble className={styles.bubble}>Try a guess first. Then we test it!</SpeechBubble>
    </div>
  );
}

const EXAMPLE: readonly { subject: SubjectId; percent: number }[] = [
  { subject: 'math', percent: 80 },
  { subject: 'science', percent: 65 },
  { subject: 'english', percent: 45 },
];

/** What a grown-up sees, marked as an example: these are nobody's numbers. */
export function ResultsDemo() {
  return (
    <div className={styles.bars}>
      {EXAMPLE.map(({ subject, percent }) => (
        <div key={subject} data-s={subject}>
          <Emblem subject={subject} size={40} lazy />
          <NoodleBar label={`${subject} example`} value={percent} />
          <b>{percent}%</b>
        </div>
      ))}
      <small>Example</small>
    </div>
  );
}
