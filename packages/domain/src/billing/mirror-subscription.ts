import { PLAN_IDS } from '../plans/plan-ids.ts';
import {
  freeAccount,
  isFree,
  type BillingAccount,
  type BillingEvent,
  type PlanChoice,
} from './billing-account.ts';
import { BILLING_CYCLES } from './billing-period.ts';

/** How somebody pays who pays at Stripe: the card itself is kept there alone. */
export const BY_STRIPE = 'stripe';

/** The name of a price at Stripe. */
export const priceKey = ({ planId, cycle }: PlanChoice): string => `${planId}-${cycle}`;
/** The choice that a price at Stripe stands for; null for a price that is not ours. */
export function choiceOfPrice(key: string | null): PlanChoice | null {
  for (const planId of PLAN_IDS)
    for (const cycle of BILLING_CYCLES) if (key === priceKey({ planId, cycle })) return { planId, cycle };
  return null;
}

/** A subscription as Stripe has it, in our words. */
export interface RemoteSubscription {
  readonly id: string;
  readonly customerId: string;
  /** Whom we made it for; null: it was made at Stripe by hand. */
  readonly userId: string | null;
  /** `begun` runs; `owed` runs with an open payment; `over` counts no more; `unbegun` has not been paid yet. */
  readonly phase: 'trial' | 'begun' | 'owed' | 'over' | 'unbegun';
  readonly choice: PlanChoice;
  readonly trialEndsAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly endsWithPeriod: boolean;
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
  readonly pending: PlanChoice | null;
  /** There is a card. */
  readonly canPay: boolean;
}

/** What the records know before the news. */
export interface MirrorFacts {
  readonly account: BillingAccount;
  /** The subscription at Stripe that the account has. */
  readonly attached: { readonly id: string; readonly createdAt: Date } | null;
  /** The end of the one trial of the account; null: none began yet. */
  readonly trialLimit: Date | null;
}

export type MirrorDecision =
  | { readonly kind: 'ignored' }
  /** It must not run: the account has an older one, or the trial was used. */
  | { readonly kind: 'surplus' }
  | {
      readonly kind: 'written';
      readonly account: BillingAccount;
      readonly attached: boolean;
      /** The one that was attached before and has to end. */
      readonly surplusId: string | null;
    };

const isLive = ({ phase }: RemoteSubscription): boolean =>
  phase === 'trial' || phase === 'begun' || phase === 'owed';

/** A running subscription of Stripe as an account. What failed was due when the present period began. */
function accountOf(remote: RemoteSubscription, before: BillingAccount): BillingAccount {
  const { phase, choice, trialEndsAt, periodStart, periodEnd } = remote;
  const isTrial = phase === 'trial';
  const isCancelled = remote.endsWithPeriod && phase !== 'owed';
  return {
    ...freeAccount(periodStart, before),
    ...choice,
    status: phase === 'owed' ? 'past_due' : isCancelled ? 'cancelled' : 'active',
    trialEndsAt: isTrial ? (trialEndsAt ?? periodEnd) : null,
    periodEnd: isTrial ? null : phase === 'owed' ? periodStart : periodEnd,
    anchor: isTrial ? null : periodStart,
    cancelledAt: isCancelled ? (remote.cancelledAt ?? periodStart) : null,
    pending: isCancelled ? null : remote.pending,
    paymentMethod: isTrial && !remote.canPay ? null : BY_STRIPE,
  };
}

const isOlder = (
  one: { readonly id: string; readonly createdAt: Date },
  other: { readonly id: string; readonly createdAt: Date },
): boolean =>
  one.createdAt.getTime() === other.createdAt.getTime() ? one.id < other.id : one.createdAt < other.createdAt;

/**
 * What a subscription that was just fetched from Stripe means for an account (P6.16, P6.18, I4). It depends on what Stripe says now and on
 * nothing that an event said, so order and repetition do not matter. Of two that run, the older one stays, whichever is heard of first.
 */
export function mirrorSubscription(
  { account, attached, trialLimit }: MirrorFacts,
  remote: RemoteSubscription,
  now: Date,
): MirrorDecision {
  const isAttached = attached?.id === remote.id;
  if (!isLive(remote)) {
    if (!isAttached) return { kind: 'ignored' };
    const known = { ...account, paymentMethod: null };
    return { kind: 'written', account: freeAccount(now, known), attached: false, surplusId: null };
  }
  const end = remote.phase === 'trial' ? remote.trialEndsAt : null;
  if (!isAttached && end !== null && trialLimit !== null && end > trialLimit) return { kind: 'surplus' };
  if (attached && !isAttached && isOlder(attached, remote)) return { kind: 'surplus' };
  return {
    kind: 'written',
    account: accountOf(remote, account),
    attached: true,
    surplusId: attached && !isAttached ? attached.id : null,
  };
}

/** What a payer is told of the difference between two states. Payments are told by their invoices. */
export function mirrorEvents(
  before: BillingAccount,
  after: BillingAccount,
  now: Date,
): readonly BillingEvent[] {
  const choice = { planId: before.planId, cycle: before.cycle };
  const trialEnd = before.trialEndsAt;
  if (trialEnd && !after.trialEndsAt && trialEnd <= now && before.status !== 'cancelled')
    return [{ kind: 'trial-ended', choice, at: trialEnd }];
  if (isFree(before)) return [];
  const end = after.trialEndsAt ?? after.periodEnd;
  if (after.status === 'cancelled' && before.status !== 'cancelled' && end)
    return [{ kind: 'cancelled', choice, at: end }];
  if (isFree(after) && before.status === 'active') return [{ kind: 'cancelled', choice, at: now }];
  return [];
}

/** Whether two accounts say the same: a repeated event must not look like a change. */
export function isSameAccount(one: BillingAccount, other: BillingAccount): boolean {
  const text = (account: BillingAccount) => JSON.stringify(account, Object.keys(one).toSorted());
  return text(one) === text(other);
}
