import type { Services } from '../context.ts';
import { keepErasedIds } from './replay-erasures.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';

/**
 * Erases every account that is due, except one that was used since or has an adult by now. The end of a guardian's account ends
 * their links, and the other guardians are told.
 */
export async function eraseDueAccounts({ store, env, now }: Pick<Services, 'store' | 'env' | 'now'>) {
  const gone = await store.transaction(async (inside) => {
    await inside.restingAccounts.wake(env.CONSENT_MODE);
    const due = await inside.privacy.lockDue(now());
    if (due.length === 0) return due;
    for (const { childId, linkId } of await inside.guardianLinks.endingWith(due))
      await notifyGuardians({ env, now }, inside, {
        childId,
        kind: 'link-ended',
        actorId: null,
        about: linkId,
      });
    return inside.privacy.erase(due);
  });
  await keepErasedIds({ store, env });
  return gone.length;
}
