import type { TutoringActor } from '@noodlenaut/domain';
import type { TutoringSide } from '@noodlenaut/db';
import type { SessionViewer } from '../sessions/read-session.ts';

/** In which role a viewer sees tutoring: as student, as tutor, or as a child's guardian. */
export function sideOf(viewer: SessionViewer): TutoringSide {
  if (viewer.role === 'tutor') return { kind: 'tutor', id: viewer.id };
  if (viewer.role === 'parent') return { kind: 'guardian', id: viewer.id };
  return { kind: 'student', id: viewer.id };
}

/** A person who acts, never the server itself. */
export type TutoringPerson = Exclude<TutoringActor, 'system'>;
export const personOf = (viewer: SessionViewer): TutoringPerson => sideOf(viewer).kind;
