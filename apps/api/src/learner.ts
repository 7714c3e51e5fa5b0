import type { SessionViewer } from './sessions/read-session.ts';
import type { Learner } from '@noodlenaut/db';
import { AppError } from './errors/app-error.ts';

/**
 * The learner that a read is about: a student always means themselves, anybody else a child they may see. A student who names
 * somebody else gets 404 like any stranger.
 */
export function learnerOf(viewer: SessionViewer, studentId: string | undefined): Learner {
  if (viewer.role === 'teacher' || viewer.role === 'parent') {
    return { kind: 'child', adultId: viewer.id, childId: studentId ?? null };
  }
  if (studentId !== undefined && studentId !== viewer.id) throw new AppError('not_found');
  return { kind: 'self', id: viewer.id };
}

/** A named child that may not be seen is 404; without any child the answer is empty. */
export function refuseUnseen(studentId: string | undefined): void {
  if (studentId !== undefined) throw new AppError('not_found');
}
