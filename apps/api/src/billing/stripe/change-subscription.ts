import { choosePlan, nextCharge, offerOf, priceKey, type Offer, type PlanChoice } from '@noodlenaut/domain';
import type { BillingRow } from '@noodlenaut/db';
import type Stripe from 'stripe';
import { AppError } from '../../errors/app-error.ts';
import { idOf } from './read-subscription.ts';
import type { StripeWork } from './sync-subscription.ts';

type PriceId = (choice: PlanChoice) => Promise<string>;
type Attached = Pick<BillingRow, 'account'> & { readonly stripeSubscriptionId: string };

/** The moment from which a change is counted, the same for the offer and the change that follows within a minute. */
const countedFrom = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60;

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item)
    throw new AppError('billing_unavailable', { cause: new Error('a subscription without an item') });
  return item;
};

/** What Stripe would take today for a change that begins at once, taxes included. */
async function previewCents(
  { stripe, now }: StripeWork,
  subscription: Stripe.Subscription,
  price: string,
): Promise<number> {
  const preview = await stripe.invoices.createPreview({
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: itemOf(subscription).id, price }],
      proration_behavior: 'always_invoice',
      proration_date: countedFrom(now()),
    },
  });
  return preview.amount_due;
}

/** What a change would cost at Stripe; null: not possible now. */
export async function offerOfChange(
  work: StripeWork,
  priceId: PriceId,
  { account, stripeSubscriptionId }: Attached,
  to: PlanChoice,
): Promise<Offer | null> {
  const now = work.now();
  const offer = offerOf(account, to, 0, now);
  if (!offer || offer.todayCents === 0) return offer;
  const subscription = await work.stripe.subscriptions.retrieve(stripeSubscriptionId);
  const todayCents = await previewCents(work, subscription, await priceId(to));
  return {
    ...offer,
    todayCents,
    firstCharge: todayCents > 0 ? { date: now, amountCents: todayCents } : nextCharge(account),
  };
}

/** Takes a waiting change back, so that the subscription can be changed. */
export async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.schedule !== null) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
}

/** A smaller plan from the end of the period: two phases, after which the subscription goes on by itself. */
async function changeLater(stripe: Stripe, subscription: Stripe.Subscription, price: string, to: PlanChoice) {
  const item = itemOf(subscription);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: to.cycle === 'yearly' ? 'year' : 'month', interval_count: 1 },
      },
    ],
  });
}

/**
 * Changes the plan of a subscription at Stripe. The table changes when Stripe tells of it (P6.16). @throws AppError price_changed, wrong_state
 */
export async function changeSubscription(
  work: StripeWork,
  priceId: PriceId,
  row: Attached,
  to: PlanChoice,
  todayCents: number,
): Promise<void> {
  const { stripe, now } = work;
  const step = choosePlan(row.account, to, 0, now());
  if (!step) throw new AppError('wrong_state', { message: 'A payment is open. Please settle it first.' });
  const price = await priceId(to);
  const subscription = await stripe.subscriptions.retrieve(row.stripeSubscriptionId);
  const item = itemOf(subscription);
  const isNow = step.account.pending === null;
  const isSame = item.price.id === price;
  const isTrial = subscription.status === 'trialing';
  if (isNow && !isSame && !isTrial) {
    const totalCost = await previewCents(work, subscription, price);
    if (totalCost > todayCents) throw new AppError('price_changed', { totalCost });
  }
  await releaseSchedule(stripe, subscription);
  if (subscription.cancel_at_period_end || (isNow && !isSame)) {
    const idempotencyKey = `change ${subscription.id} ${priceKey(to)} ${countedFrom(now())}`;
    await stripe.subscriptions.update(
      subscription.id,
      {
        cancel_at_period_end: false,
        ...(isNow &&
          !isSame && {
            items: [{ id: item.id, price }],
            payment_behavior: 'error_if_incomplete' as const,
            proration_behavior: isTrial ? ('none' as const) : ('always_invoice' as const),
            ...(!isTrial && { proration_date: countedFrom(now()) }),
          }),
      },
      { idempotencyKey },
    );
  }
  if (!isNow) await changeLater(stripe, subscription, price, to);
}
