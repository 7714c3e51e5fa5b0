import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { Persona } from '../../drawings/persona.tsx';
import styles from './lesson-intro.module.css';
import { SpeechBubble } from './speech-bubble.tsx';

type Props = {
  subject: SubjectId;
  /** 'Math · Level 2 · 15 points'. */
  meta: string;
  /** A text, or a `SpokenText`. */
  title: ReactNode;
  /** A text, or a `SpokenText`. */
  text: ReactNode;
  /** The read-aloud button. */
  speak?: ReactNode;
  /** While the voice reads; else the teacher says hello and rests. */
  isTalking?: boolean;
  /** For those who cannot read: the voice comes before the words. */
  voiceFirst?: boolean;
};

/** The first step: the teacher tells what it is about. */
export function LessonIntro({ subject, meta, title, text, speak, isTalking = false, voiceFirst }: Props) {
  return (
    <div className={styles.intro}>
      <p className={styles.meta}>
        <Emblem subject={subject} size={28} />
        {meta}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.talk}>
        <div className={styles.who} data-voice-first={voiceFirst || undefined}>
          <Persona subject={subject} pose="talking" endless={isTalking} size={320} />
          {voiceFirst && speak}
        </div>
        <SpeechBubble roomy className={styles.bubble}>
          <p>{text}</p>
          {!voiceFirst && speak}
        </SpeechBubble>
      </div>
    </div>
  );
}
