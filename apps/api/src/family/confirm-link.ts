import { mayConfirmLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from './done-by.ts';

/** Says yes to a waiting link: a linked guardian does, or, where there is none, the student (PRODUCT 1). */
export const confirmLink = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const asked = await store.guardianLinks.byId(linkId);
    if (!asked) throw new AppError('not_found');
    // One at a time a child: who may confirm hangs on who is linked already.
    await store.users.lockLearner(asked.childId);
    const link = await store.guardianLinks.byId(linkId);
    if (!link || !mayConfirmLink({ ...link, viewerId: ctx.viewer.id })) throw new AppError('not_found');
    const confirmed = await store.guardianLinks.confirm(linkId);
    if (confirmed)
      await store.audit.write({
        ...doneBy(ctx, 'family.confirmLink'),
        childId: link.childId,
        object: link.guardianId,
      });
    else if (link.status !== 'active') throw new AppError('wrong_state');
    return { linkId, status: 'active' as const };
  });
