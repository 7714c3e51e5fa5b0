import type { SessionViewer } from '../sessions/read-session.ts';
import type { LinkAsker } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

/**
 * A link that the viewer may change, locked one at a time for each child, because who may depends on who is linked already. It is
 * also checked before the lock, so that a stranger never waits for a child's row and cannot tell a foreign link from none by
 * waiting (security 2.3).
 * @throws AppError not_found for everybody else
 */
export async function lockLink(
  viewer: SessionViewer,
  store: Store,
  linkId: string,
  may: (asker: LinkAsker) => boolean,
) {
  const find = async () => {
    const link = await store.guardianLinks.byId(linkId);
    if (!link || !may({ ...link, viewerId: viewer.id })) throw new AppError('not_found');
    return link;
  };
  const { childId } = await find();
  await store.users.lockLearner(childId);
  return find();
}
