import type { SessionViewer } from '../sessions/read-session.ts';
import type { SignInAsker } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

const FOR_TEACHERS =
  'Only the class that made this account gives it a new sign-in, and only while no grown-up is linked. Ask the grown-up.';
const FOR_PARENTS = 'Only the primary guardian of this child can do this.';

/** @throws AppError forbidden_role, with a sentence that helps, for people who see the child but may not reset its sign-in */
export async function refuseSignIn(
  viewer: SessionViewer,
  store: Pick<Store, 'family'>,
  childId: string,
  may: (asker: SignInAsker) => boolean,
): Promise<void> {
  const rights = await store.family.signInRights(childId, viewer.id);
  if (may({ ...rights, viewerId: viewer.id })) return;
  const message = viewer.role === 'teacher' ? FOR_TEACHERS : FOR_PARENTS;
  throw new AppError('forbidden_role', { message });
}
