import type { z } from 'zod';
import type { loginRequest } from '@noodlenaut/contract';
import { isAdult } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../trpc.ts';
import { countLogin, knowDevice } from './count-login.ts';
import { signIn } from './sign-in.ts';
import { takeSecondFactor } from './take-second-factor.ts';

/**
 * Signs in with username and password (SPEC 7). Ten failed tries an account and address in 15 minutes, then 429
 * (PRODUCT 2); the same answer and work whether the name exists or not (SAFETY 2.9). With a second factor the right password
 * alone opens nothing: a code comes with it, and wrong ones are counted by account (issue 11, 3.4).
 */
export async function logIn(ctx: Context, input: z.output<typeof loginRequest>) {
  const found = await ctx.store.users.credentialsByUsername(input.username);
  const account = await countLogin(ctx, input.username, async () => {
    const isRight = await ctx.passwords.matches(found?.passwordHash ?? null, input.password);
    return found && isRight && found.isActive ? found : null;
  });
  const audit = {
    actorId: found?.id ?? null,
    action: 'account.login',
    requestId: ctx.requestId,
    addressPrefix: addressPrefix(ctx.address),
  };
  if (!account) {
    await ctx.store.audit.write({ ...audit, result: 'failed' });
    throw new AppError('wrong_credentials');
  }
  const secret = isAdult(account.role) ? await ctx.store.secondFactors.confirmed(account.id) : null;
  const { code = '' } = input;
  if (secret !== null && code === '') throw new AppError('second_factor_required');
  const enter = () =>
    ctx.store.transaction(async (store) => {
      const factor = secret === null ? null : { userId: account.id, secret };
      if (factor && !(await takeSecondFactor(store, factor, code, ctx.now()))) return null;
      await store.users.noteLogin(account.id, account.lastLogin === null ? (input.timezone ?? null) : null);
      await store.audit.write({ ...audit, result: 'done' });
      return signIn(ctx, store, account, 'password');
    });
  const sessionId =
    secret === null ? await enter() : await ctx.limits.attempt('factor.account', account.id, enter);
  if (sessionId === null) {
    await ctx.store.audit.write({ ...audit, object: 'second factor', result: 'failed' });
    throw new AppError('wrong_second_factor');
  }
  await knowDevice(ctx, account.id);
  const user = await ctx.store.users.byId(account.id);
  if (!user) throw new AppError('wrong_credentials');
  return { sessionId, user: { ...user, role: user.role ?? ('' as const) } };
}
