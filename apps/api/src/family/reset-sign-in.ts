import type { resetSignInRequest } from '@noodlenaut/contract';
import { DEFAULT_GRADE, mayResetSignIn } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { chooseSignIn, keepSignIn } from './choose-sign-in.ts';
import { doneBy } from './done-by.ts';
import { refuseSignIn } from './refuse-sign-in.ts';
import { tellGuardians } from './tell-guardians.ts';

/**
 * The primary guardian, or, where a child has none, a teacher of the class that made the account, gives a child a new password
 * or new pictures (PRODUCT 1 and 2). Whoever is signed in as the child is signed out, and printed cards are over.
 */
export async function resetSignIn(ctx: SignedInContext, input: z.output<typeof resetSignInRequest>) {
  await ctx.limits.consume('password.change', ctx.viewer.id);
  const child = await ctx.store.family.visibleChild(ctx.viewer.id, input.childId);
  if (!child) throw new AppError('not_found');
  await refuseSignIn(ctx, ctx.store, child.id, mayResetSignIn);
  const signIn = await chooseSignIn(ctx, child.grade ?? DEFAULT_GRADE, input);
  await ctx.store.transaction(async (store) => {
    await store.users.lockLearner(child.id);
    // Asked again under the lock: a guardian may have come meanwhile.
    await refuseSignIn(ctx, store, child.id, mayResetSignIn);
    await keepSignIn(store, child.id, signIn);
    await store.pictureSignIn.endTokens(child.id);
    await store.sessions.endAll(child.id);
    await store.audit.write({ ...doneBy(ctx, 'family.resetSignIn'), childId: child.id });
    await tellGuardians(ctx, store, { childId: child.id, kind: 'sign-in-reset', actorId: ctx.viewer.id });
  });
  return { kind: signIn.kind, password: signIn.shownPassword };
}
