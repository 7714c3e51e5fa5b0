import { TRIAL_DAYS } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import type { Order } from './billing-provider.ts';
import { trialEmailKey } from './trial-keys.ts';

/**
 * The trial days that a new subscription gets: as many as asked for, seven at most, more only with a promo code; none when the family had
 * its trial (P6.22, S4.45, S4.46). They are used up when the trial begins: who left the page of a payment may ask again.
 */
export async function grantTrialDays(
  store: Store,
  userId: string,
  { trialDays, promoCode, deviceKey }: Pick<Order, 'trialDays' | 'promoCode' | 'deviceKey'>,
): Promise<number> {
  if (trialDays === 0) return 0;
  const email = (await store.users.byId(userId))?.email ?? null;
  const isGranted =
    (await store.plans.grantTrial(userId, trialEmailKey(email), deviceKey)) ||
    (await store.stripe.trialEnd(userId)) === null;
  if (!isGranted) return 0;
  if (promoCode === undefined) return Math.min(trialDays ?? TRIAL_DAYS, TRIAL_DAYS);
  const promo = await store.billing.usePromo(promoCode);
  if (!promo) throw new AppError('invalid_input', { message: 'This code is unknown or used up.' });
  return Math.min(trialDays ?? promo.trialDays, Math.max(promo.trialDays, TRIAL_DAYS));
}
