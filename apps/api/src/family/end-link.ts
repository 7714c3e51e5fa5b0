import { mayEndLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { doneBy } from './done-by.ts';
import { lockLink } from './lock-link.ts';
import { tellGuardians } from './tell-guardians.ts';

/**
 * Ends or declines a link; sight of the child is gone with the answer. The primary guardian ends any link, another their own,
 * and a child none that lives (PRODUCT 1). When the primary one goes, who was linked longest decides from then on.
 */
export const endLink = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const { childId, guardianId, status, primaryId } = await lockLink(ctx, store, linkId, mayEndLink);
    const actorId = ctx.viewer.id;
    if (await store.guardianLinks.end(linkId, actorId))
      await store.audit.write({ ...doneBy(ctx, 'family.endLink'), childId, object: guardianId });
    if (status === 'active') {
      const ended = { childId, kind: 'link-ended', actorId, about: linkId, also: [guardianId] } as const;
      await tellGuardians(ctx, store, { ...ended, canBeUndone: true });
      const next = primaryId === guardianId ? await store.guardianLinks.primaryOf(childId) : undefined;
      if (next)
        await tellGuardians(ctx, store, { childId, kind: 'handed-over', actorId, about: next.linkId });
    }
    return { linkId, status: 'revoked' as const };
  });
