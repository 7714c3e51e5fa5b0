import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../trpc.ts';

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
