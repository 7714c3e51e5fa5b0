import { mayConfirmLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from './done-by.ts';
import { lockLink } from './lock-link.ts';

/** Says yes to a waiting link: a linked guardian does, or, where there is none, the student (PRODUCT 1). */
export const confirmLink = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const link = await lockLink(ctx, store, linkId, mayConfirmLink);
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
