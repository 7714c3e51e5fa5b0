import type { TutoringSide } from '@noodlenaut/db';
import type { SessionViewer } from '../sessions/read-session.ts';

/** From which side a viewer sees tutoring: their own lessons, their own pupils, or their children's. */
export function sideOf(viewer: SessionViewer): TutoringSide {
  if (viewer.role === 'tutor') return { kind: 'tutor', id: viewer.id };
  if (viewer.role === 'parent') return { kind: 'guardian', id: viewer.id };
  return { kind: 'student', id: viewer.id };
}
