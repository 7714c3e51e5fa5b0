import { mayEndLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { doneBy } from './done-by.ts';
import { lockLink } from './lock-link.ts';

/** Ends or declines a link; sight of the child is gone with the answer (PRODUCT 1: either side). */
export const endLink = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const link = await lockLink(ctx, store, linkId, mayEndLink);
    const ended = await store.guardianLinks.end(linkId);
    if (ended)
      await store.audit.write({
        ...doneBy(ctx, 'family.endLink'),
        childId: link.childId,
        object: link.guardianId,
      });
    return { linkId, status: 'revoked' as const };
  });
