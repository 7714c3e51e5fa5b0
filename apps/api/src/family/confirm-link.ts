import { isSelfConfirmPaused, mayConfirmLink } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from './done-by.ts';
import { lockLink } from './lock-link.ts';
import { tellGuardians } from './tell-guardians.ts';

const PAUSED =
  'A grown-up was linked to you until lately. For 14 days you cannot say yes to another one by yourself. The grown-up from before can undo the end, and whoever runs this site can help.';

/** Says yes to a waiting link: the primary guardian does, or, where there is none, the student (PRODUCT 1). */
export const confirmLink = (ctx: SignedInContext, linkId: string) =>
  ctx.store.transaction(async (store) => {
    const link = await lockLink(ctx, store, linkId, mayConfirmLink);
    const { childId, guardianId } = link;
    if (
      link.status === 'pending' &&
      link.primaryId === null &&
      isSelfConfirmPaused(link.guardianEndedAt, ctx.now())
    )
      throw new AppError('wrong_state', { message: PAUSED });
    const confirmed = await store.guardianLinks.confirm(linkId, childId);
    if (confirmed) {
      await store.audit.write({ ...doneBy(ctx, 'family.confirmLink'), childId, object: guardianId });
      await tellGuardians(ctx, store, { childId, kind: 'link-new', actorId: ctx.viewer.id, about: linkId });
    } else if (link.status !== 'active') throw new AppError('wrong_state');
    return { linkId, status: 'active' as const };
  });
