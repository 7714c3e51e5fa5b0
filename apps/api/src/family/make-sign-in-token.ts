import { mayResetSignIn } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { newToken } from '../sessions/tokens.ts';
import { doneBy } from './done-by.ts';
import { refuseSignIn } from './refuse-sign-in.ts';

const MINUTES_10_MS = 600_000;

/**
 * What a grown-up's QR code carries: with it a child signs in by pictures on any device, once, within ten minutes. Any guardian
 * makes one; a teacher where they may reset the sign-in too (PRODUCT 1).
 */
export async function makeSignInToken(ctx: SignedInContext, childId: string) {
  await ctx.limits.consume('link.code', ctx.viewer.id);
  const child = await ctx.store.family.visibleChild(ctx.viewer.id, childId);
  if (!child) throw new AppError('not_found');
  if (!(await ctx.store.guardianLinks.childFor(childId, ctx.viewer.id)))
    await refuseSignIn(ctx, ctx.store, childId, mayResetSignIn);
  if (!(await ctx.store.pictureSignIn.account(childId)))
    throw new AppError('wrong_state', { message: 'This child signs in with a username and password.' });
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + MINUTES_10_MS);
  await ctx.store.transaction(async (store) => {
    const madeBy = ctx.viewer.id;
    await store.pictureSignIn.keepToken({
      tokenHash: hashToken(token),
      childId,
      madeBy,
      kind: 'qr',
      expiresAt,
    });
    await store.audit.write({ ...doneBy(ctx, 'family.makeSignInToken'), childId });
  });
  return { token, expiresAt };
}
