import { dueAt, type BillingAccount } from '@noodlenaut/domain';
import type { Selectable } from 'kysely';
import type { UserSubscriptions } from '../schema.gen.ts';

export const BILLING_COLUMNS = [
  'id',
  'userId',
  'planId',
  'billingCycle',
  'status',
  'trialing',
  'trialEndsAt',
  'currentPeriodStart',
  'currentPeriodEnd',
  'billingAnchor',
  'cancelledAt',
  'pendingPlanId',
  'pendingCycle',
  'firstPaidAt',
  'paidCents',
  'paymentMethodId',
  'refundedAt',
  'failedPaymentAttempts',
  'retryAt',
  'stripeCustomerId',
  'stripeSubscriptionId',
  'stripeStartedAt',
  'checkoutSessionId',
] as const;
type Row = Pick<Selectable<UserSubscriptions>, (typeof BILLING_COLUMNS)[number]>;

export interface BillingRow {
  readonly id: string;
  readonly userId: string;
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly stripeStartedAt: Date | null;
  readonly checkoutSessionId: string | null;
  readonly account: BillingAccount;
}

/** A row of user_subscriptions as the domain decides about it. */
export const billingRow = (row: Row): BillingRow => ({
  id: row.id,
  userId: row.userId,
  stripeCustomerId: row.stripeCustomerId,
  stripeSubscriptionId: row.stripeSubscriptionId,
  stripeStartedAt: row.stripeStartedAt,
  checkoutSessionId: row.checkoutSessionId,
  account: {
    planId: row.planId,
    cycle: row.billingCycle,
    status: row.status,
    trialEndsAt: row.trialing ? row.trialEndsAt : null,
    periodStart: row.currentPeriodStart,
    periodEnd: row.trialing ? null : row.currentPeriodEnd,
    anchor: row.billingAnchor,
    cancelledAt: row.cancelledAt,
    pending:
      row.pendingPlanId === null || row.pendingCycle === null
        ? null
        : { planId: row.pendingPlanId, cycle: row.pendingCycle },
    firstPaidAt: row.firstPaidAt,
    paidCents: row.paidCents,
    paymentMethod: row.paymentMethodId,
    refundedAt: row.refundedAt,
    failedAttempts: row.failedPaymentAttempts,
    retryAt: row.retryAt,
  },
});

/** The columns of a decided account. While a trial runs, its end is the period's. */
export const billingColumns = (account: BillingAccount) => ({
  planId: account.planId,
  billingCycle: account.cycle,
  status: account.status,
  trialing: account.trialEndsAt !== null,
  trialEndsAt: account.trialEndsAt,
  currentPeriodStart: account.periodStart,
  currentPeriodEnd: account.periodEnd ?? account.trialEndsAt,
  billingAnchor: account.anchor,
  cancelledAt: account.cancelledAt,
  pendingPlanId: account.pending?.planId ?? null,
  pendingCycle: account.pending?.cycle ?? null,
  firstPaidAt: account.firstPaidAt,
  paidCents: account.paidCents,
  paymentMethodId: account.paymentMethod,
  refundedAt: account.refundedAt,
  failedPaymentAttempts: account.failedAttempts,
  retryAt: account.retryAt,
  dueAt: dueAt(account),
});
