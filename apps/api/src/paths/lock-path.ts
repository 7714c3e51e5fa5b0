import type { PathFor, Store } from '@noodlenaut/db';
import { violatedConstraint } from '@noodlenaut/db';
import { PATH_LIMITS } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Locks a path that the viewer may change. @throws AppError not_found for everybody else */
export async function lockPath(store: Store, viewer: SessionViewer, pathId: string) {
  const found = await store.paths.lock(pathId, viewer.id);
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * Locks whom a path is for: the link of this guardian to the child, or the class that this teacher teaches.
 * @throws AppError not_found for everybody else
 */
export async function lockReceiver(
  store: Store,
  viewer: SessionViewer,
  childId: string | null | undefined,
  classId: string | null | undefined,
): Promise<PathFor> {
  if (typeof childId === 'string' && (await store.paths.lockChild(childId, viewer.id)))
    return { childId, classId: null };
  if (typeof classId === 'string' && (await store.classes.lock(classId, viewer.id)))
    return { childId: null, classId };
  throw new AppError('not_found');
}

/**
 * Runs a transaction that opens a path. Outside of it, because the refused insert has ended it.
 * @throws AppError wrong_state when all slots are taken
 */
export async function withFreeSlot<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (thrown) {
    if (violatedConstraint(thrown) !== 'learning_paths_slot') throw thrown;
    const message = `There are ${PATH_LIMITS.open} open paths already. Close one first.`;
    throw new AppError('wrong_state', { message, cause: thrown });
  }
}
