import type { BrowserFacts, RequestFacts, Services } from '../context.ts';
import type { registerRequest } from '@noodlenaut/contract';
import { FREE_PLAN_ID, isAdult, PLANS, planAtRegistration, type PlanId } from '@noodlenaut/domain';
import { sqlState, type Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { checkShownName } from './check-shown-name.ts';
import { trialDeviceKey, trialEmailKey } from '../billing/trial-keys.ts';
import { admitTeacher } from './admit-teacher.ts';
import { askForAddress } from './ask-for-address.ts';
import { knowDevice } from './count-login.ts';
import { signIn } from './sign-in.ts';

/** Creates an account with its plan and signs it in (S7.13), all in one transaction. */
export async function register(
  services: Pick<Services, 'env' | 'now' | 'passwords' | 'store'> & RequestFacts & BrowserFacts,
  input: z.output<typeof registerRequest>,
) {
  checkPassword(input.password, input, 'password');
  checkShownName(input.role, input.firstName);
  const passwordHash = await services.passwords.hash(input.password);
  try {
    return await services.store.transaction(async (store) => {
      const user = await store.users.create({
        username: input.username,
        passwordHash,
        email: input.email ?? null,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        role: input.role,
        ...(input.timezone !== undefined && { timezone: input.timezone }),
      });
      await store.users.noteLogin(user.id, null);
      if (user.role === 'teacher') await admitTeacher(services, store, user.username);
      if (user.email !== null && isAdult(user.role)) await askForAddress(services, store, user, user.email);
      const sessionId = await signIn(services, store, user, 'password');
      const device = trialDeviceKey(await knowDevice({ ...services, store }, user.id));
      const keys = { email: trialEmailKey(input.email ?? null), device };
      const subscription = await startPlan(store, user.id, input.subscriptionPlanId, keys);
      return { sessionId, user: { ...user, role: user.role ?? ('' as const) }, subscription };
    });
  } catch (thrown) {
    if (sqlState(thrown) === '23505') throw new AppError('taken', { cause: thrown });
    throw thrown;
  }
}

/** A paid plan begins as the family's one trial; a family that had it starts on the free plan (P6.22, I11). */
async function startPlan(
  store: Store,
  userId: string,
  chosen: PlanId,
  keys: { readonly email: string | null; readonly device: string },
) {
  const { planId, trialDays } = planAtRegistration(chosen);
  const granted = trialDays > 0 && (await store.plans.grantTrial(userId, keys.email, keys.device));
  const started = trialDays === 0 || granted ? planId : FREE_PLAN_ID;
  await store.plans.start(userId, started, granted ? trialDays : 0);
  return { planId: started, planName: PLANS[started].displayName, isTrialing: granted };
}
