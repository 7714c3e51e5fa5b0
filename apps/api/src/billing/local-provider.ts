import {
  cancelPlan,
  choosePlan,
  isFree,
  LOCAL_DECLINES,
  resumePlan,
  TRIAL_DAYS,
  type BillingStep,
} from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { BillingProvider, Order } from './billing-provider.ts';
import { recordStep } from './record-step.ts';
import { settleBilling } from './settle-billing.ts';
import type { BillingSite } from './tell-payer.ts';
import { trialEmailKey } from './trial-keys.ts';

/** The subscription of an account, held and as it is today. */
export async function heldBilling(site: BillingSite, store: Store, userId: string): Promise<BillingRow> {
  await store.billing.ensure(userId);
  const row = await store.billing.lock(userId);
  if (!row) throw new AppError('not_found');
  return settleBilling(site, store, row);
}

/**
 * The trial days that a new subscription gets: as many as asked for, seven at most, more only with a promo code; none when the family had
 * its trial (P6.22, S4.45, S4.46). They are used up with it.
 */
export async function grantTrialDays(
  store: Store,
  userId: string,
  { trialDays, promoCode, deviceKey }: Pick<Order, 'trialDays' | 'promoCode' | 'deviceKey'>,
): Promise<number> {
  if (trialDays === 0) return 0;
  const email = (await store.users.byId(userId))?.email ?? null;
  if (!(await store.plans.grantTrial(userId, trialEmailKey(email), deviceKey))) return 0;
  if (promoCode === undefined) return Math.min(trialDays ?? TRIAL_DAYS, TRIAL_DAYS);
  const promo = await store.billing.usePromo(promoCode);
  if (!promo) throw new AppError('invalid_input', { message: 'This code is unknown or used up.' });
  return Math.min(trialDays ?? promo.trialDays, Math.max(promo.trialDays, TRIAL_DAYS));
}

/** Refuses what the page did not show, and a payment that fails. */
function checkPayment({ account, events }: BillingStep, todayCents: number): void {
  const totalCost = events.reduce((sum, event) => sum + (event.kind === 'paid' ? event.cents : 0), 0);
  if (totalCost > todayCents) throw new AppError('price_changed', { totalCost });
  if (totalCost > 0 && account.paymentMethod === LOCAL_DECLINES) throw new AppError('payment_failed');
}

/**
 * The provider without money: the same life cycle, so that a family's own server, a test and a demonstration behave like the real thing
 * (P6.19, P6.20). What is asked for counts at once.
 */
export function localProvider({ store, env, now }: Pick<Services, 'env' | 'now' | 'store'>): BillingProvider {
  const site: BillingSite = { env, now, isLocal: true };
  const cancel: BillingProvider['cancel'] = (viewer, { immediately, reason }) =>
    store.transaction(async (inside) => {
      const row = await heldBilling(site, inside, viewer.id);
      const step = cancelPlan(row.account, now(), immediately);
      if (!step) throw new AppError('wrong_state', { message: 'There is no plan to cancel.' });
      await recordStep(site, inside, row, step);
      if (reason !== null) await inside.billing.noteReason(row.id, reason);
      const refunded = step.events.find(({ kind }) => kind === 'refunded');
      return { refundCents: refunded?.kind === 'refunded' ? refunded.cents : 0 };
    });
  return {
    name: 'local',
    subscribe: async (viewer, order) => {
      if (isFree(order)) {
        await cancel(viewer, { immediately: false, reason: null });
        return { checkoutUrl: null };
      }
      await store.transaction(async (inside) => {
        const row = await heldBilling(site, inside, viewer.id);
        const days = isFree(row.account) ? await grantTrialDays(inside, viewer.id, order) : 0;
        const { planId, cycle } = order;
        const step = choosePlan(row.account, { planId, cycle }, days, now());
        if (!step)
          throw new AppError('wrong_state', { message: 'A payment is open. Please settle it first.' });
        checkPayment(step, order.todayCents);
        await recordStep(site, inside, row, step);
        await inside.billing.noteReason(row.id, null);
      });
      return { checkoutUrl: null };
    },
    cancel,
    resume: (viewer) =>
      store.transaction(async (inside) => {
        const row = await heldBilling(site, inside, viewer.id);
        const step = resumePlan(row.account, now());
        if (!step) throw new AppError('wrong_state', { message: 'There is nothing to take back.' });
        await recordStep(site, inside, row, step);
        await inside.billing.noteReason(row.id, null);
      }),
    portal: () => Promise.resolve({ url: null }),
  };
}
