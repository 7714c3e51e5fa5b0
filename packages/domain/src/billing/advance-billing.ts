import { afterDays } from '../day.ts';
import {
  dueAt,
  freeAccount,
  graceEnd,
  priceOf,
  type BillingAccount,
  type BillingEvent,
  type BillingStep,
} from './billing-account.ts';
import { periodEnd } from './billing-period.ts';
import { LOCAL_DECLINES } from './change-plan.ts';

/** A failed payment is tried again each day. */
export const RETRY_DAYS = 1;

const toFree = (account: BillingAccount, kind: 'trial-ended' | 'ended', at: Date): BillingStep => ({
  account: freeAccount(at, account),
  events: [{ kind, choice: { planId: account.planId, cycle: account.cycle }, at }],
});

/** Takes the payment of the period that begins at `start`. */
function charge(account: BillingAccount, start: Date, now: Date): BillingStep {
  const choice = account.pending ?? { planId: account.planId, cycle: account.cycle };
  const cents = priceOf(choice);
  const paid = { cents, choice, periodStart: start, isChange: false };
  if (account.paymentMethod === LOCAL_DECLINES) {
    const failed: BillingAccount = {
      ...account,
      status: 'past_due',
      trialEndsAt: null,
      periodEnd: start,
      failedAttempts: account.failedAttempts + 1,
      retryAt: afterDays(now, RETRY_DAYS),
    };
    return { account: failed, events: [{ kind: 'failed', ...paid }] };
  }
  const anchor = account.anchor === null || choice.cycle !== account.cycle ? start : account.anchor;
  return {
    account: {
      ...account,
      planId: choice.planId,
      cycle: choice.cycle,
      status: 'active',
      pending: null,
      trialEndsAt: null,
      periodStart: start,
      periodEnd: periodEnd(anchor, choice.cycle, start),
      anchor,
      firstPaidAt: account.firstPaidAt ?? start,
      paidCents: cents,
      failedAttempts: 0,
      retryAt: null,
    },
    events: [{ kind: 'paid', ...paid }],
  };
}

/**
 * The next step of a subscription that time brings: the end of a trial, a renewal, another try, the end (P6.20, P6.23, P6.28, P6.30). Null
 * when nothing is due. Who was away for months asks again until nothing is due.
 */
export function advanceBilling(account: BillingAccount, now: Date): BillingStep | null {
  const due = dueAt(account);
  if (due === null || due > now) return null;
  if (account.status === 'cancelled') return toFree(account, 'ended', due);
  if (account.trialEndsAt) {
    if (account.paymentMethod === null) return toFree(account, 'trial-ended', due);
    const ended: BillingEvent = {
      kind: 'trial-ended',
      choice: { planId: account.planId, cycle: account.cycle },
      at: due,
    };
    const charged = charge(account, account.trialEndsAt, now);
    return { account: charged.account, events: [ended, ...charged.events] };
  }
  if (account.periodEnd === null) return null;
  if (account.status === 'past_due' && graceEnd(account.periodEnd) <= now)
    return toFree(account, 'ended', graceEnd(account.periodEnd));
  return account.paymentMethod === null
    ? toFree(account, 'ended', due)
    : charge(account, account.periodEnd, now);
}
