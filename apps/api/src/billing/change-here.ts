import { cancelPlan, resumePlan } from '@noodlenaut/domain';
import type { BillingRow, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import type { Cancellation } from './billing-provider.ts';
import { recordStep } from './record-step.ts';
import { settleBilling } from './settle-billing.ts';
import type { BillingSite } from './tell-payer.ts';

/** The subscription of an account, held and as it is today. */
export async function heldBilling(site: BillingSite, store: Store, userId: string): Promise<BillingRow> {
  await store.billing.ensure(userId);
  const row = await store.billing.lock(userId);
  if (!row) throw new AppError('not_found');
  return row.stripeSubscriptionId === null ? settleBilling(site, store, row) : row;
}

/** Cancels a subscription that Stripe does not keep. @throws AppError wrong_state */
export async function cancelHere(
  site: BillingSite,
  store: Store,
  row: BillingRow,
  { immediately, reason }: Cancellation,
): Promise<{ readonly refundCents: number }> {
  const step = cancelPlan(row.account, site.now(), immediately);
  if (!step) throw new AppError('wrong_state', { message: 'There is no plan to cancel.' });
  await recordStep(site, store, row, step);
  if (reason !== null) await store.billing.noteReason(row.id, reason);
  const refunded = step.events.find((event) => event.kind === 'refunded');
  return { refundCents: refunded?.cents ?? 0 };
}

/** Takes the cancellation of such a one back. @throws AppError wrong_state */
export async function resumeHere(site: BillingSite, store: Store, row: BillingRow): Promise<void> {
  const step = resumePlan(row.account, site.now());
  if (!step) throw new AppError('wrong_state', { message: 'There is nothing to take back.' });
  await recordStep(site, store, row, step);
  await store.billing.noteReason(row.id, null);
}
