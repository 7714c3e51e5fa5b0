import { choiceOfPrice, type PlanChoice, type RemoteSubscription } from '@noodlenaut/domain';
import type Stripe from 'stripe';

/** Stripe counts seconds. */
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
const fromSecondsOrNull = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : fromSeconds(seconds);
export const idOf = (thing: string | { readonly id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;

const PHASES: Readonly<Record<string, RemoteSubscription['phase']>> = {
  trialing: 'trial',
  active: 'begun',
  past_due: 'owed',
  unpaid: 'owed',
  incomplete: 'unbegun',
  incomplete_expired: 'over',
  canceled: 'over',
  // A trial that ended without a card, where somebody changed the setting at Stripe.
  paused: 'over',
};

/** What a price stands for. One that a dearer price took the name from says it in its metadata. */
const choiceOf = ({ lookup_key: key, metadata }: Pick<Stripe.Price, 'lookup_key' | 'metadata'>) =>
  choiceOfPrice(key ?? metadata['plan'] ?? null);

/** The choice of the schedule's phase after the present one; null: nothing waits. Needs `schedule.phases.items.price`. */
function pendingOf({ schedule }: Stripe.Subscription, present: PlanChoice, end: number): PlanChoice | null {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const next = schedule.phases.find(({ start_date: start }) => start >= end)?.items[0];
  if (!next || typeof next.price === 'string' || !('lookup_key' in next.price)) return null;
  const choice = choiceOf(next.price);
  return choice && (choice.planId !== present.planId || choice.cycle !== present.cycle) ? choice : null;
}

/** A subscription of Stripe in our words; null: its price is none of ours. */
export function readSubscription(subscription: Stripe.Subscription): RemoteSubscription | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  const choice = choiceOf(item.price);
  if (!choice) return null;
  const { metadata, status } = subscription;
  const end = subscription.cancel_at ?? item.current_period_end;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    userId: metadata['user_id'] ?? null,
    phase: PHASES[status] ?? 'unbegun',
    choice,
    trialEndsAt: fromSecondsOrNull(subscription.trial_end),
    periodStart: fromSeconds(item.current_period_start),
    periodEnd: fromSeconds(end),
    endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cancelledAt: fromSecondsOrNull(subscription.canceled_at),
    createdAt: fromSeconds(subscription.created),
    pending: pendingOf(subscription, choice, item.current_period_end),
    canPay: subscription.default_payment_method !== null,
  };
}

/** Everything that `readSubscription` needs, in one request. */
export const SUBSCRIPTION_PARTS = { expand: ['schedule.phases.items.price'] };
