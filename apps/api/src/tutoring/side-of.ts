import type { TutoringSide } from '@noodlenaut/db';
import type { SessionViewer } from '../sessions/read-session.ts';

/** In which role a viewer sees tutoring: as student, as tutor, or as a child's parent. */
export function sideOf(viewer: SessionViewer): TutoringSide {
  if (viewer.role === 'tutor') return { kind: 'tutor', id: viewer.id };
  if (viewer.role === 'parent') return { kind: 'guardian', id: viewer.id };
  return { kind: 'student', id: viewer.id };
}
