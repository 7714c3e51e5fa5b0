import { FREE_PLAN_ID, type PlanId } from '../plans/plan-ids.ts';
import { PAST_DUE_DAYS, type SubscriptionStatus } from '../plans/plan-in-force.ts';
import { PLANS } from '../plans/plans.ts';
import { afterDays } from '../day.ts';
import type { BillingCycle } from './billing-period.ts';

/** What becomes of an invoice (S3.87). */
export const INVOICE_STATUSES = ['pending', 'paid', 'failed', 'void', 'refunded'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export interface PlanChoice {
  readonly planId: PlanId;
  readonly cycle: BillingCycle;
}

/** Everything that decides what is paid and when: one row of user_subscriptions. */
export interface BillingAccount extends PlanChoice {
  readonly status: SubscriptionStatus;
  /** Null: no trial runs. */
  readonly trialEndsAt: Date | null;
  readonly periodStart: Date;
  /** Until when it is paid; null: nothing was ever paid. */
  readonly periodEnd: Date | null;
  /** From where the periods are counted. */
  readonly anchor: Date | null;
  readonly cancelledAt: Date | null;
  /** A change that waits for the period's end. */
  readonly pending: PlanChoice | null;
  /** The first payment of this subscription: the refund rule counts from it. */
  readonly firstPaidAt: Date | null;
  /** The last payment of a whole period. */
  readonly paidCents: number;
  /** Null: nobody has said how to pay, so nothing is ever charged. */
  readonly paymentMethod: string | null;
  /** When a first payment was given back whole; it happens once an account. */
  readonly refundedAt: Date | null;
  readonly failedAttempts: number;
  /** When a failed payment is tried again. */
  readonly retryAt: Date | null;
}

/** What happened in a step, for invoices and mails. */
export type BillingEvent =
  | {
      readonly kind: 'paid' | 'failed';
      readonly cents: number;
      readonly choice: PlanChoice;
      /** The payment is of the period that begins here; with `isChange`, of a change in it. */
      readonly periodStart: Date;
      readonly isChange: boolean;
    }
  | { readonly kind: 'refunded'; readonly cents: number; readonly choice: PlanChoice }
  | { readonly kind: 'trial-ended' | 'cancelled'; readonly choice: PlanChoice; readonly at: Date }
  | { readonly kind: 'ended'; readonly choice: PlanChoice; readonly at: Date };

export interface BillingStep {
  readonly account: BillingAccount;
  readonly events: readonly BillingEvent[];
}

/** What stays known of an account that has the free plan. */
type Known = Pick<BillingAccount, 'paymentMethod' | 'refundedAt'>;

/** The free plan, after whatever was before. */
export const freeAccount = (
  now: Date,
  { paymentMethod, refundedAt }: Known = { paymentMethod: null, refundedAt: null },
): BillingAccount => ({
  planId: FREE_PLAN_ID,
  cycle: 'monthly',
  status: 'active',
  trialEndsAt: null,
  periodStart: now,
  periodEnd: null,
  anchor: null,
  cancelledAt: null,
  pending: null,
  firstPaidAt: null,
  paidCents: 0,
  paymentMethod,
  refundedAt,
  failedAttempts: 0,
  retryAt: null,
});

/** What a period costs, in cents. */
export const priceOf = ({ planId, cycle }: PlanChoice): number =>
  cycle === 'yearly' ? PLANS[planId].yearlyPriceCents : PLANS[planId].priceCents;

export const isFree = ({ planId }: { readonly planId: PlanId }): boolean => planId === FREE_PLAN_ID;

/** When a past due account falls to the free plan (P6.30). */
export const graceEnd = (periodEnd: Date): Date => afterDays(periodEnd, PAST_DUE_DAYS);

const earliest = (...moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (one && (!first || one < first) ? one : first), null);

/** When something is due next: the end, a payment, or another try. Null: never. */
export function dueAt(account: BillingAccount): Date | null {
  if (isFree(account) || account.status === 'expired') return null;
  if (account.trialEndsAt) return account.trialEndsAt;
  if (account.status === 'past_due')
    return account.periodEnd && earliest(account.retryAt, graceEnd(account.periodEnd));
  return account.periodEnd;
}

/** The next payment as it is known now; null when none will be taken. */
export function nextCharge(
  account: BillingAccount,
): { readonly date: Date; readonly amountCents: number } | null {
  const date = dueAt(account);
  if (!date || account.status === 'cancelled' || account.paymentMethod === null) return null;
  return { date, amountCents: priceOf(account.pending ?? account) };
}
