import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Persona } from '../../drawings/persona.tsx';
import styles from './teacher-portrait.module.css';

type Props = {
  subject: SubjectId;
  /** While the voice reads. */
  isTalking?: boolean;
  /** A figure that acts, instead of the one that talks and rests. */
  children?: ReactNode;
};

/** The teacher's face in a round window: beside the words of a lesson. */
export function TeacherPortrait({ subject, isTalking = false, children }: Props) {
  return (
    <span className={styles.portrait} data-s={subject} aria-hidden="true">
      {children ?? <Persona subject={subject} pose={isTalking ? 'talking' : 'idle'} endless size={64} />}
    </span>
  );
}
