import type { SignedInContext } from '../context.ts';
import { askAgain } from '../errors/ask-again.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../trpc.ts';

/** Asks who asks to prove once more who they are: with the password, or, without one, by Google within the last minutes. */
export async function confirmOneself(ctx: SignedInContext, password: string | undefined): Promise<void> {
  if (ctx.viewer.hasPassword) await confirmPassword(ctx, password ?? '');
  else if (!ctx.viewer.isFresh) throw askAgain(ctx.viewer);
}

/**
 * Asks for one's own password again before something that cannot be taken back lightly (SAFETY 2.16). A right one makes
 * the session fresh (SAFETY 2.2); tries are counted before they are looked at, and stand in the audit log.
 */
export async function confirmPassword(ctx: SignedInContext, password: string): Promise<void> {
  await ctx.limits.consume('password.change', ctx.viewer.id);
  const account = await ctx.store.users.credentialsById(ctx.viewer.id);
  const isRight = await ctx.passwords.matches(account?.passwordHash ?? null, password);
  await ctx.store.audit.write({
    actorId: ctx.viewer.id,
    action: 'account.confirmPassword',
    result: isRight ? 'done' : 'failed',
    requestId: ctx.requestId,
    addressPrefix: addressPrefix(ctx.address),
  });
  if (isRight) {
    await ctx.store.sessions.confirm(ctx.viewer.cookieSid, ctx.now());
    return;
  }
  const message = 'This is not your password';
  throw new AppError('invalid_input', { message, issues: [{ path: 'password', message }] });
}
