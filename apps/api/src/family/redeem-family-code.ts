import { hashToken, violatedConstraint } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from './done-by.ts';

/**
 * A parent enters a family code: the link waits for a yes and shows nothing of the child until then (PRODUCT 1). Each
 * try is counted before it is looked at, so that many at once are no more than few (SAFETY 2.18).
 */
export async function redeemFamilyCode(ctx: SignedInContext, code: string) {
  await ctx.limits.consume('link.redeem', ctx.viewer.id);
  await ctx.limits.check('link.redeem.address', ctx.address);
  try {
    return (
      (await ctx.store.transaction(async (store) => {
        const used = await store.guardianLinks.useCode(hashToken(code), ctx.viewer.id, ctx.now());
        if (!used) return null;
        await store.users.lockLearner(used.childId);
        const link = await store.guardianLinks.ask(used.childId, ctx.viewer.id);
        await store.audit.write({
          ...doneBy(ctx, 'family.redeemCode'),
          childId: used.childId,
          object: link.id,
        });
        return { linkId: link.id, status: link.status };
      })) ?? (await refuseCode(ctx))
    );
  } catch (thrown) {
    if (violatedConstraint(thrown) !== 'guardian_links_seat') throw thrown;
    throw new AppError('wrong_state', {
      message: 'Ten grown-ups are linked to this child already. Ask one of them to end a link first.',
      cause: thrown,
    });
  }
}

async function refuseCode(ctx: SignedInContext): Promise<never> {
  await ctx.limits.consume('link.redeem.address', ctx.address);
  throw new AppError('not_found', { message: 'This code does not work. Ask for a new one.' });
}
