import { choosePlan, isFree, LOCAL_DECLINES, offerOf, type BillingStep } from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { BillingProvider } from './billing-provider.ts';
import { cancelHere, heldBilling, resumeHere } from './change-here.ts';
import { grantTrialDays } from './grant-trial-days.ts';
import { recordStep } from './record-step.ts';
import type { BillingSite } from './tell-payer.ts';

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
  return {
    name: 'local',
    offer: (row, to, trialDays) => Promise.resolve(offerOf(row.account, to, trialDays, now())),
    subscribe: async (viewer, order) => {
      await store.transaction(async (inside) => {
        const row = await heldBilling(site, inside, viewer.id);
        if (isFree(order)) return cancelHere(site, inside, row, { immediately: false, reason: null });
        const days = isFree(row.account) ? await grantTrialDays(inside, viewer.id, order) : 0;
        const { planId, cycle } = order;
        const step = choosePlan(row.account, { planId, cycle }, days, now());
        if (!step)
          throw new AppError('wrong_state', { message: 'A payment is open. Please settle it first.' });
        checkPayment(step, order.todayCents);
        await recordStep(site, inside, row, step);
        return inside.billing.noteReason(row.id, null);
      });
      return { checkoutUrl: null };
    },
    cancel: (viewer, wish) =>
      store.transaction(async (inside) =>
        cancelHere(site, inside, await heldBilling(site, inside, viewer.id), wish),
      ),
    resume: (viewer) =>
      store.transaction(async (inside) =>
        resumeHere(site, inside, await heldBilling(site, inside, viewer.id)),
      ),
    portal: () => Promise.resolve({ url: null }),
  };
}
