import type { changePasswordRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { tellGuardians } from '../family/tell-guardians.ts';
import { checkPassword } from '../passwords/check-password.ts';

/** Changes one's own password after the present one was given; every other session of the account ends, and this one is fresh. */
export async function changePassword(ctx: SignedInContext, input: z.output<typeof changePasswordRequest>) {
  await ctx.limits.consume('password.change', ctx.viewer.id);
  const account = await ctx.store.users.credentialsById(ctx.viewer.id);
  if (!(await ctx.passwords.matches(account?.passwordHash ?? null, input.currentPassword))) {
    const message = 'This is not your current password';
    throw new AppError('invalid_input', { message, issues: [{ path: 'currentPassword', message }] });
  }
  checkPassword(input.newPassword, ctx.viewer, 'newPassword');
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  const ended = await ctx.store.transaction(async (store) => {
    await store.users.setPassword(ctx.viewer.id, passwordHash);
    await store.sessions.confirm(ctx.viewer.cookieSid, ctx.now());
    await store.audit.write({
      actorId: ctx.viewer.id,
      action: 'account.changePassword',
      result: 'done',
      requestId: ctx.requestId,
    });
    // Only children have guardians, who are told; nobody else is.
    await tellGuardians(ctx, store, {
      childId: ctx.viewer.id,
      kind: 'sign-in-reset',
      actorId: ctx.viewer.id,
    });
    return store.sessions.endAll(ctx.viewer.id, ctx.viewer.cookieSid);
  });
  return { ended: ended.length };
}
