import type { billingOfferRequest } from '@noodlenaut/contract';
import {
  cancelPlan,
  freeAccount,
  isFree,
  nextCharge,
  TRIAL_DAYS,
  type BillingAccount,
  type Offer,
} from '@noodlenaut/domain';
import type { z } from 'zod';
import type { BrowserFacts, Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { trialDeviceKey } from './trial-keys.ts';

type Reading = Pick<Services, 'billing' | 'now' | 'store'> & Pick<BrowserFacts, 'knownDeviceToken'>;

const pageOf = ({ store, now, knownDeviceToken }: Reading, viewer: SessionViewer, promoCode: string | null) =>
  store.billingPage.read(viewer.id, {
    year: now().getUTCFullYear(),
    month: now().getUTCMonth() + 1,
    deviceKey: knownDeviceToken === null ? null : trialDeviceKey(knownDeviceToken),
    promoCode,
  });

/** What the page of the plan shows (P6.26). */
export async function readBilling(services: Reading, viewer: SessionViewer) {
  const { subscription, isTrialUsed, used } = await pageOf(services, viewer, null);
  const at = services.now();
  const account = subscription?.account ?? freeAccount(at);
  return {
    provider: services.billing.name,
    subscription: {
      planId: account.planId,
      status: account.status,
      cycle: account.cycle,
      trialing: account.trialEndsAt !== null,
      trialEndsAt: account.trialEndsAt,
      currentPeriodEnd: account.trialEndsAt ?? account.periodEnd,
      cancelAtPeriodEnd: account.status === 'cancelled',
      cancelledAt: account.cancelledAt,
      pendingChange: account.pending,
      nextCharge: nextCharge(account),
    },
    isTrialPossible: !isTrialUsed && isFree(account),
    usage: { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, ...used },
  };
}

/** The free plan costs nothing; it begins when what is paid ends. */
function offerOfFree(account: BillingAccount, now: Date): Offer {
  const step = cancelPlan(account, now, false);
  return {
    todayCents: 0,
    trialDays: 0,
    firstCharge: null,
    nextCharge: null,
    beginsNow: !step || isFree(step.account),
  };
}

/** What a choice would cost, without making it (P6.26). */
export async function readOffer(
  services: Reading,
  viewer: SessionViewer,
  input: z.output<typeof billingOfferRequest>,
): Promise<Offer> {
  const { planId, cycle, trialDays, promoCode } = input;
  const { subscription, isTrialUsed, promoDays } = await pageOf(services, viewer, promoCode ?? null);
  if (promoCode !== undefined && promoDays === null)
    throw new AppError('invalid_input', { message: 'This code is unknown or used up.' });
  const at = services.now();
  const account = subscription?.account ?? freeAccount(at);
  if (isFree({ planId })) return offerOfFree(account, at);
  const most = Math.max(promoDays ?? 0, TRIAL_DAYS);
  const days = isTrialUsed || !isFree(account) ? 0 : Math.min(trialDays ?? promoDays ?? TRIAL_DAYS, most);
  const row = subscription ?? { account, stripeSubscriptionId: null };
  const offer = await services.billing.offer(row, { planId, cycle }, days);
  if (!offer) throw new AppError('wrong_state', { message: 'A payment is open. Please settle it first.' });
  return offer;
}
