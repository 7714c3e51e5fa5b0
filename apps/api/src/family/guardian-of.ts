import type { SessionViewer } from '../sessions/read-session.ts';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

/** The child, when the viewer is one of its guardians. @throws AppError not_found for everybody else, the child included */
export async function guardianOf(
  viewer: SessionViewer,
  store: Pick<Store, 'guardianLinks'>,
  childId: string,
) {
  const child = await store.guardianLinks.childFor(childId, viewer.id);
  if (!child || child.id === viewer.id) throw new AppError('not_found');
  return child;
}

/** The same for what only the primary guardian may do. @throws AppError forbidden_role for the others */
export async function primaryGuardianOf(
  viewer: SessionViewer,
  store: Pick<Store, 'guardianLinks'>,
  childId: string,
) {
  const child = await guardianOf(viewer, store, childId);
  const primary = await store.guardianLinks.primaryOf(childId);
  if (primary?.guardianId !== viewer.id)
    throw new AppError('forbidden_role', { message: 'Only the primary guardian of this child can do this.' });
  return child;
}
