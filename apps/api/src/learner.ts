import type { SessionViewer } from './sessions/read-session.ts';
import type { Learner } from '@noodlenaut/db';
import { AppError } from './errors/app-error.ts';

/**
 * Whose things a read means: a student's own, whatever they ask for, else a child the adult may see. A
 * student who names somebody else gets 404 like any stranger.
 */
export function learnerOf(viewer: SessionViewer, studentId: string | undefined): Learner {
  if (viewer.role === 'teacher' || viewer.role === 'parent') {
    return { kind: 'child', adultId: viewer.id, childId: studentId ?? null };
  }
  if (studentId !== undefined && studentId !== viewer.id) throw new AppError('not_found');
  return { kind: 'self', id: viewer.id };
}

/** A named child that cannot be seen is 404; no child at all is an empty answer. */
export function refuseUnseen(studentId: string | undefined): void {
  if (studentId !== undefined) throw new AppError('not_found');
}
