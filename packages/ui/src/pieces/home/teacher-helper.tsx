import type { SubjectId } from '@noodlenaut/domain';
import { Persona } from '../../drawings/persona.tsx';

type Props = { subject: SubjectId; /** While the voice reads. */ isTalking?: boolean; size?: number };

/** The teacher beside a question: points at it, and talks while it is read. */
export function TeacherHelper({ subject, isTalking = false, size = 188 }: Props) {
  return <Persona subject={subject} pose={isTalking ? 'talking' : 'pointing'} endless size={size} />;
}
