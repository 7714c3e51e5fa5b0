import { randomInt } from 'node:crypto';
import { FAMILY_CODE_DAYS, familyCode } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { doneBy } from './done-by.ts';
import { AppError } from '../errors/app-error.ts';

const DAY_MS = 86_400_000;

/**
 * A new family code for oneself or a linked child; the one before stops working (PRODUCT 1). Only its hash is kept, so
 * it is shown now and never again (SAFETY 2.15).
 */
export async function makeFamilyCode(ctx: SignedInContext, childId: string | undefined) {
  await ctx.limits.consume('link.code', ctx.viewer.id);
  const child = await ctx.store.guardianLinks.childFor(childId ?? ctx.viewer.id, ctx.viewer.id);
  if (!child || (child.id === ctx.viewer.id && ctx.viewer.role !== 'student'))
    throw new AppError('not_found');
  const code = familyCode((sides) => randomInt(sides));
  const expiresAt = new Date(ctx.now().getTime() + FAMILY_CODE_DAYS * DAY_MS);
  await ctx.store.transaction(async (store) => {
    await store.users.lockLearner(child.id);
    await store.guardianLinks.endCodes(child.id);
    await store.guardianLinks.keepCode({
      codeHash: hashToken(code),
      childId: child.id,
      madeBy: ctx.viewer.id,
      expiresAt,
    });
    await store.audit.write({ ...doneBy(ctx, 'family.makeCode'), childId: child.id });
  });
  return { code, expiresAt };
}
