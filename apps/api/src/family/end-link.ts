import { mayEndLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from './done-by.ts';

/** Ends or declines a link; sight of the child is gone with the answer (PRODUCT 1: either side). */
export const endLink = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const asked = await store.guardianLinks.byId(linkId);
    if (!asked) throw new AppError('not_found');
    await store.users.lockLearner(asked.childId);
    const link = await store.guardianLinks.byId(linkId);
    if (!link || !mayEndLink({ ...link, viewerId: ctx.viewer.id })) throw new AppError('not_found');
    const ended = await store.guardianLinks.end(linkId);
    if (ended)
      await store.audit.write({
        ...doneBy(ctx, 'family.endLink'),
        childId: link.childId,
        object: link.guardianId,
      });
    return { linkId, status: 'revoked' as const };
  });
