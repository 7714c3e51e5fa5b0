import { DAY_MS } from '../day.ts';
import {
  freeAccount,
  isFree,
  type BillingAccount,
  type BillingEvent,
  type BillingStep,
} from './billing-account.ts';

/** So long after the first payment an immediate cancellation gives all of it back. */
export const REFUND_DAYS = 14;

/** Within fourteen days of the first payment; once an account, so that nobody uses a plan for nothing again and again. */
export const isRefundedWhole = (
  { firstPaidAt, refundedAt }: Pick<BillingAccount, 'firstPaidAt' | 'refundedAt'>,
  now: Date,
): boolean =>
  firstPaidAt !== null && refundedAt === null && now.getTime() - firstPaidAt.getTime() < REFUND_DAYS * DAY_MS;

/**
 * What an immediate cancellation gives back, in cents (decision 0090): within fourteen days of the first payment all that was paid; later
 * the full days of a year that are left; of a month nothing.
 */
export function refundCents(account: BillingAccount, now: Date): number {
  const { cycle, paidCents, periodStart, periodEnd, status } = account;
  if (periodEnd === null || status === 'past_due') return 0;
  if (isRefundedWhole(account, now)) return paidCents;
  if (cycle !== 'yearly') return 0;
  const days = Math.round((periodEnd.getTime() - periodStart.getTime()) / DAY_MS);
  const left = Math.floor((periodEnd.getTime() - now.getTime()) / DAY_MS);
  return left <= 0 || days <= 0 ? 0 : Math.floor((paidCents * Math.min(left, days)) / days);
}

/** When a cancelled subscription ends; null: nothing runs. */
const endOf = ({ trialEndsAt, periodEnd }: BillingAccount): Date | null => trialEndsAt ?? periodEnd;

/**
 * Ends a subscription at the end of its trial or period, or at once (P6.28, P6.29, S4.43). A second time changes nothing. Null when there is
 * nothing to cancel.
 */
export function cancelPlan(account: BillingAccount, now: Date, immediately: boolean): BillingStep | null {
  if (isFree(account) || account.status === 'expired') return null;
  const { planId, cycle, status } = account;
  const choice = { planId, cycle };
  const end = endOf(account);
  if (immediately || status === 'past_due' || end === null || end <= now) {
    const cents = refundCents(account, now);
    const refunds: readonly BillingEvent[] = cents > 0 ? [{ kind: 'refunded', cents, choice }] : [];
    return {
      account: {
        ...freeAccount(now, account),
        ...(cents > 0 && isRefundedWhole(account, now) && { refundedAt: now }),
      },
      events: [...refunds, { kind: 'cancelled', choice, at: now }],
    };
  }
  if (status === 'cancelled') return { account, events: [] };
  return {
    account: { ...account, status: 'cancelled', cancelledAt: now, pending: null },
    events: [{ kind: 'cancelled', choice, at: end }],
  };
}

/** Takes a cancellation back while the period still runs (P6.28); null when there is none, or it is too late. */
export function resumePlan(account: BillingAccount, now: Date): BillingStep | null {
  const end = endOf(account);
  if (account.status !== 'cancelled' || isFree(account) || end === null || end <= now) return null;
  return { account: { ...account, status: 'active', cancelledAt: null }, events: [] };
}
