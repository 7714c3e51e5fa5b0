import type { z } from 'zod';
import type { loginRequest } from '@noodlenaut/contract';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../trpc.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs in with username and password (SPEC 7). Ten failed tries an account and address in 15 minutes, then 429
 * (PRODUCT 2); the same answer and work whether the name exists or not (SAFETY 2.9).
 */
export async function logIn(ctx: Context, input: z.output<typeof loginRequest>) {
  const key = `${input.username.toLowerCase()} ${ctx.address}`;
  await ctx.limits.consume('login.address', ctx.address);
  await ctx.limits.check('login.account', key);
  const account = await ctx.store.users.credentialsByUsername(input.username);
  const right = await ctx.passwords.matches(account?.passwordHash ?? null, input.password);
  const audit = { actorId: account?.id ?? null, action: 'account.login', requestId: ctx.requestId };
  if (!account || !right || !account.isActive) {
    await ctx.limits.consume('login.account', key);
    await ctx.store.audit.write({ ...audit, result: 'failed', addressPrefix: addressPrefix(ctx.address) });
    throw new AppError('wrong_credentials');
  }
  await ctx.limits.reset('login.account', key);
  const sessionId = await ctx.store.transaction(async (store) => {
    await store.users.noteLogin(account.id, account.lastLogin === null ? (input.timezone ?? null) : null);
    await store.audit.write({ ...audit, result: 'done', addressPrefix: addressPrefix(ctx.address) });
    return signIn(ctx, store, account, 'password');
  });
  const user = await ctx.store.users.byId(account.id);
  if (!user) throw new AppError('wrong_credentials');
  return { sessionId, user: { ...user, role: user.role ?? ('' as const) } };
}
