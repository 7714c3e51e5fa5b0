import type { SessionViewer } from '../sessions/read-session.ts';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

/** Locks a class that the viewer teaches. @throws AppError not_found for everybody else */
export async function lockClass(viewer: SessionViewer, store: Store, classId: string) {
  const found = await store.classes.lock(classId, viewer.id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The same for what only the owner may do. @throws AppError forbidden_role for the other teachers */
export async function ownedClass(viewer: SessionViewer, store: Store, classId: string) {
  const found = await lockClass(viewer, store, classId);
  refuseOthers(viewer, found.ownerId);
  return found;
}

/** @throws AppError forbidden_role for those who teach a class that somebody else made */
export function refuseOthers(viewer: SessionViewer, ownerId: string): void {
  if (ownerId !== viewer.id)
    throw new AppError('forbidden_role', { message: 'Only the owner of this class can do this.' });
}

/** Turns the constraint's error into the answer that the class is full. */
export const fullClass = (cause: unknown): AppError =>
  new AppError('wrong_state', { message: 'This class is full.', cause });
export const SEAT_CONSTRAINT = 'class_memberships_seat';
