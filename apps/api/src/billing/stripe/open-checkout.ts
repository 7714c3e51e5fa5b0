import { afterDays, isFree, priceKey, priceOf, type PlanChoice } from '@noodlenaut/domain';
import type { BillingRow } from '@noodlenaut/db';
import type Stripe from 'stripe';
import { AppError } from '../../errors/app-error.ts';
import type { SessionViewer } from '../../sessions/read-session.ts';
import type { Order } from '../billing-provider.ts';
import { heldBilling } from '../change-here.ts';
import { grantTrialDays } from '../grant-trial-days.ts';
import { siteOf, type StripeWork } from './sync-subscription.ts';

/** Stripe takes an end of a trial only 48 hours ahead; the page lives an hour. */
const HOURS_AHEAD = 50;
/** Two clicks within this time open the same page. */
const BUCKET_S = 300;
const PAGE_S = 3600;

type Trial = Pick<Stripe.Checkout.SessionCreateParams.SubscriptionData, 'trial_end' | 'trial_period_days'>;

/** Whether the trial that runs without a card goes on at Stripe. With less left, a payment begins at once. */
export const trialGoesOn = ({ trialEndsAt }: BillingRow['account'], now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt >= afterDays(now, HOURS_AHEAD / 24);

/** The trial of a new subscription, granted; what is paid today must be what the page showed. */
function trialOf(work: StripeWork, viewer: SessionViewer, order: Order, choice: PlanChoice) {
  return work.store.transaction(async (store) => {
    const row = await heldBilling(siteOf(work), store, viewer.id);
    const { account } = row;
    let trial: Trial = {};
    if (account.trialEndsAt && trialGoesOn(account, work.now()))
      trial = { trial_end: Math.floor(account.trialEndsAt.getTime() / 1000) };
    else if (isFree(account)) {
      const days = await grantTrialDays(store, viewer.id, order);
      if (days > 0) trial = { trial_period_days: days };
    }
    const totalCost = Object.keys(trial).length > 0 ? 0 : priceOf(choice);
    if (totalCost > order.todayCents) throw new AppError('price_changed', { totalCost });
    return { row, trial, email: await store.billing.addressOf(viewer.id) };
  });
}

/**
 * Opens the page at Stripe on which a grown-up pays, or begins a trial without a card (P6.15, P6.21). Two clicks at once open one page, by
 * the keys of the requests; a page from before ends.
 */
export async function openCheckout(
  work: StripeWork,
  priceId: (choice: PlanChoice) => Promise<string>,
  viewer: SessionViewer,
  order: Order,
): Promise<string> {
  const { stripe, store, env, now } = work;
  const choice = { planId: order.planId, cycle: order.cycle };
  const price = await priceId(choice);
  const { row, trial, email } = await trialOf(work, viewer, order, choice);
  const metadata = { user_id: viewer.id };
  const customer =
    row.stripeCustomerId ??
    (
      await stripe.customers.create(
        { metadata, ...(email !== null && { email }) },
        { idempotencyKey: `customer ${row.id}` },
      )
    ).id;
  if (row.stripeCustomerId === null) await store.stripe.setCustomer(row.id, customer);
  const bucket = Math.floor(now().getTime() / 1000 / BUCKET_S) + 1;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: viewer.id,
      line_items: [{ price, quantity: 1 }],
      payment_method_collection: 'if_required',
      subscription_data: {
        metadata,
        ...trial,
        ...(Object.keys(trial).length > 0 && {
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }),
      },
      expires_at: bucket * BUCKET_S + PAGE_S,
      success_url: `${env.PUBLIC_URL}/plan`,
      cancel_url: `${env.PUBLIC_URL}/subscribe/${choice.planId}`,
    },
    { idempotencyKey: `checkout ${row.id} ${priceKey(choice)} ${JSON.stringify(trial)} ${bucket}` },
  );
  const before = row.checkoutSessionId;
  await store.stripe.setCheckout(row.id, session.id);
  // A page that is paid or over cannot be ended, which is fine.
  if (before !== null && before !== session.id)
    await stripe.checkout.sessions.expire(before).catch(() => null);
  if (session.url === null) throw new AppError('billing_unavailable');
  return session.url;
}
