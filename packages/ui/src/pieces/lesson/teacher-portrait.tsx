import type { SubjectId } from '@noodlenaut/domain';
import { Persona } from '../../drawings/persona.tsx';
import styles from './teacher-portrait.module.css';

type Props = { subject: SubjectId; /** While the voice reads. */ isTalking?: boolean };

/** The teacher's face in a round window: beside the words of a lesson. */
export function TeacherPortrait({ subject, isTalking = false }: Props) {
  return (
    <span className={styles.portrait} data-s={subject} aria-hidden="true">
      <Persona subject={subject} pose={isTalking ? 'talking' : 'idle'} endless size={64} />
    </span>
  );
}
