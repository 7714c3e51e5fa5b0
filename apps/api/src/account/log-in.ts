import type { BrowserFacts, RequestFacts, Services } from '../context.ts';
import type { z } from 'zod';
import type { loginRequest } from '@noodlenaut/contract';
import { isAdult } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { countLogin, knowDevice } from './count-login.ts';
import { signIn } from './sign-in.ts';
import { redeemSecondFactor } from './redeem-second-factor.ts';

/**
 * Signs in with username and password (S7.11). Ten failed tries an account and address in 15 minutes, then 429
 * (P2.12); the same answer and work whether the name exists or not (security 2.9). With a second factor the right password
 * alone opens nothing: a code comes with it, and wrong ones are counted by account (decision 0073).
 */
export async function logIn(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts & BrowserFacts,
  input: z.output<typeof loginRequest>,
) {
  const found = await services.store.users.credentialsByUsername(input.username);
  const account = await countLogin(services, input.username, async () => {
    const isRight = await services.passwords.matches(found?.passwordHash ?? null, input.password);
    return found && isRight && found.isActive ? found : null;
  });
  const audit = {
    actorId: found?.id ?? null,
    action: 'account.login',
    requestId: services.requestId,
    addressPrefix: addressPrefix(services.address),
  };
  if (!account) {
    await services.store.audit.write({ ...audit, result: 'failed' });
    throw new AppError('wrong_credentials');
  }
  const secret = isAdult(account.role) ? await services.store.secondFactors.confirmed(account.id) : null;
  const { code = '' } = input;
  if (secret !== null && code === '') throw new AppError('second_factor_required');
  const enter = () =>
    services.store.transaction(async (store) => {
      const factor = secret === null ? null : { userId: account.id, secret };
      if (factor && !(await redeemSecondFactor(store, factor, code, services.now()))) return null;
      await store.users.noteLogin(account.id, account.lastLogin === null ? (input.timezone ?? null) : null);
      await store.audit.write({ ...audit, result: 'done' });
      return signIn(services, store, account, 'password');
    });
  const sessionId =
    secret === null ? await enter() : await services.limits.attempt('factor.account', account.id, enter);
  if (sessionId === null) {
    await services.store.audit.write({ ...audit, object: 'second factor', result: 'failed' });
    throw new AppError('wrong_second_factor');
  }
  await knowDevice(services, account.id);
  const user = await services.store.users.byId(account.id);
  if (!user) throw new AppError('wrong_credentials');
  return { sessionId, user: { ...user, role: user.role ?? ('' as const) } };
}
