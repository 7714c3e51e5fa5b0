import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** Asks for one's own password again before something that cannot be taken back lightly (SAFETY 2.16). */
export async function confirmPassword(ctx: SignedInContext, password: string): Promise<void> {
  await ctx.limits.consume('password.change', ctx.viewer.id);
  const account = await ctx.store.users.credentialsById(ctx.viewer.id);
  if (await ctx.passwords.matches(account?.passwordHash ?? null, password)) return;
  const message = 'This is not your password';
  throw new AppError('invalid_input', { message, issues: [{ path: 'password', message }] });
}
