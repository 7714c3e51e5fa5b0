import type { SignedInContext } from '../context.ts';
import { newToken } from '../sessions/tokens.ts';
import { doneBy } from './done-by.ts';
import { guardianOf } from './guardian-of.ts';

/** Whether a guardian gets the weekly mail about a child (issue 6). */
export async function readWeeklyMail(ctx: SignedInContext, childId: string) {
  await guardianOf(ctx, ctx.store, childId);
  return ctx.store.weeklyMails.about(ctx.viewer.id, childId);
}

/** A guardian asks for the weekly mail, or stops it; said twice, nothing changes. */
export async function setWeeklyMail(ctx: SignedInContext, input: { childId: string; isOn: boolean }) {
  const { childId, isOn } = input;
  await guardianOf(ctx, ctx.store, childId);
  await ctx.store.transaction(async (store) => {
    if (isOn) await store.weeklyMails.start(ctx.viewer.id, childId, newToken());
    else await store.weeklyMails.stop(ctx.viewer.id, childId);
    await store.audit.write({
      ...doneBy(ctx, 'family.setWeeklyMail'),
      childId,
      object: isOn ? 'yes' : 'no',
    });
  });
  return ctx.store.weeklyMails.about(ctx.viewer.id, childId);
}
