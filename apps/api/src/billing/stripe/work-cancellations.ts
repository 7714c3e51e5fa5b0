import { refundCents } from '@noodlenaut/domain';
import type { StripeRefund } from '@noodlenaut/db';
import type Stripe from 'stripe';
import { isMissing } from './stripe-client.ts';
import { fromSeconds, readSubscription, SUBSCRIPTION_PARTS } from './read-subscription.ts';
import type { StripeWork } from './sync-subscription.ts';
import { freeAccount } from '@noodlenaut/domain';

const BATCH = 10;

/** Ends the subscriptions at Stripe that must end, also those of erased accounts; what fails is tried again. Returns how many ended. */
export async function workCancellations(work: StripeWork): Promise<number> {
  let ended = 0;
  for (const { subscriptionId, refund } of await work.store.stripe.claimCancellations(BATCH)) {
    try {
      await endSubscription(work, subscriptionId, refund);
      await work.store.stripe.dropCancellation(subscriptionId);
      ended += 1;
    } catch (cause) {
      work.report(cause);
    }
  }
  return ended;
}

/**
 * Ends a subscription at once and gives back what the rule says (decision 0090). Done again after a crash it gives nothing back twice: what was
 * given back is asked of Stripe, and the keys of the requests are the invoice's.
 */
async function endSubscription(work: StripeWork, id: string, refund: StripeRefund): Promise<void> {
  const { stripe } = work;
  let subscription: Stripe.Subscription;
  try {
    subscription = await stripe.subscriptions.retrieve(id, SUBSCRIPTION_PARTS);
  } catch (cause) {
    if (isMissing(cause)) return;
    throw cause;
  }
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') {
    subscription = await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false });
  }
  const { data: paid } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 100 });
  let left = await centsToReturn(work, subscription, paid, refund);
  for (const invoice of paid.toSorted((one, other) => other.created - one.created)) {
    const amount = Math.min(left, invoice.amount_paid - invoice.post_payment_credit_notes_amount);
    if (amount <= 0) continue;
    await stripe.creditNotes.create(
      { invoice: invoice.id, amount, refund_amount: amount, reason: 'order_change' },
      { idempotencyKey: `refund ${invoice.id}` },
    );
    left -= amount;
  }
}

/** What the rule gives back of what was paid, less what was given back already. */
async function centsToReturn(
  { store, now }: StripeWork,
  subscription: Stripe.Subscription,
  paid: readonly Stripe.Invoice[],
  refund: StripeRefund,
): Promise<number> {
  const sum = (of: (invoice: Stripe.Invoice) => number, invoices = paid) =>
    invoices.reduce((total, invoice) => total + of(invoice), 0);
  const returned = sum((invoice) => invoice.post_payment_credit_notes_amount);
  const total = sum((invoice) => invoice.amount_paid);
  if (refund === 'whole') return total - returned;
  const remote = readSubscription(subscription);
  const first = paid
    .filter((invoice) => invoice.amount_paid > 0)
    .toSorted((one, other) => one.created - other.created)[0];
  if (!remote || !first) return 0;
  const cancelledAt = remote.cancelledAt ?? now();
  const payer = await store.stripe.payerOf(remote.customerId);
  const { periodStart, periodEnd, choice } = remote;
  const inPeriod = paid.filter(({ created }) => fromSeconds(created) >= periodStart);
  const account = {
    ...freeAccount(periodStart),
    ...choice,
    periodEnd,
    firstPaidAt: fromSeconds(first.status_transitions.paid_at ?? first.created),
    paidCents: sum((invoice) => invoice.amount_paid, inPeriod),
    refundedAt: payer === undefined ? null : await store.stripe.refundedAt(payer),
  };
  return Math.max(0, refundCents(account, cancelledAt) - returned);
}
