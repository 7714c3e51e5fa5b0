import { PLAN_IDS } from '../plans/plan-ids.ts';
import { afterDays, DAY_MS } from '../day.ts';
import {
  freeAccount,
  isFree,
  nextCharge,
  priceOf,
  type BillingAccount,
  type BillingStep,
  type PlanChoice,
} from './billing-account.ts';
import { periodEnd } from './billing-period.ts';

/** How somebody pays where no money is taken. The second is for trying out what a failed payment does. */
export const LOCAL_WORKS = 'local-works';
export const LOCAL_DECLINES = 'local-declines';

const rank = ({ planId }: PlanChoice): number => PLAN_IDS.indexOf(planId);
const isSame = (one: PlanChoice, other: PlanChoice): boolean =>
  one.planId === other.planId && one.cycle === other.cycle;

/** A bigger plan, or the same one for a year, begins at once; everything else waits for the period's end. */
const beginsAtOnce = (from: PlanChoice, to: PlanChoice): boolean =>
  rank(to) >= rank(from) && (to.cycle === from.cycle || to.cycle === 'yearly');

/**
 * What a change in the middle of a period costs today, in cents, rounded in the family's favour. In the same cycle the difference for the
 * rest of the period; with a change to a year the year, less what is left of the month.
 */
export function changeCents(
  from: PlanChoice,
  to: PlanChoice,
  period: { readonly start: Date; readonly end: Date },
  now: Date,
): number {
  const whole = period.end.getTime() - period.start.getTime();
  const left = Math.min(Math.max(period.end.getTime() - now.getTime(), 0), whole);
  if (whole <= 0) return priceOf(to);
  if (to.cycle === from.cycle) return Math.max(0, Math.floor(((priceOf(to) - priceOf(from)) * left) / whole));
  return Math.max(0, priceOf(to) - Math.ceil((priceOf(from) * left) / whole));
}

/** Begins a paid plan for an account that has none. */
function begin(account: BillingAccount, to: PlanChoice, trialDays: number, now: Date): BillingStep {
  const fresh: BillingAccount = {
    ...freeAccount(now, account),
    paymentMethod: account.paymentMethod ?? LOCAL_WORKS,
    planId: to.planId,
    cycle: to.cycle,
  };
  if (trialDays > 0) return { account: { ...fresh, trialEndsAt: afterDays(now, trialDays) }, events: [] };
  const cents = priceOf(to);
  return {
    account: {
      ...fresh,
      anchor: now,
      periodEnd: periodEnd(now, to.cycle, now),
      firstPaidAt: now,
      paidCents: cents,
    },
    events: [{ kind: 'paid', cents, choice: to, periodStart: now, isChange: false }],
  };
}

/**
 * Somebody chooses a plan (P6.20, P6.26). The same choice again changes nothing but takes a cancellation or a waiting change back. Without a
 * running subscription it begins, with a trial of the granted days; a trial that runs goes on. Null when it is not possible now: a
 * payment is open, or the free plan is meant, which is a cancellation.
 */
export function choosePlan(
  account: BillingAccount,
  to: PlanChoice,
  trialDays: number,
  now: Date,
): BillingStep | null {
  if (isFree(to)) return null;
  const end = account.trialEndsAt ?? account.periodEnd;
  const isOver = isFree(account) || account.status === 'expired' || (end !== null && end <= now);
  if (isOver && account.status !== 'past_due') return begin(account, to, trialDays, now);
  const kept: BillingAccount = {
    ...account,
    status: account.status === 'cancelled' ? 'active' : account.status,
    cancelledAt: null,
    pending: null,
    paymentMethod: account.paymentMethod ?? LOCAL_WORKS,
  };
  if (isSame(account, to)) return { account: kept, events: [] };
  if (account.status === 'past_due') return null;
  if (account.trialEndsAt) return { account: { ...kept, ...to }, events: [] };
  if (account.periodEnd === null) return begin(account, to, trialDays, now);
  if (!beginsAtOnce(account, to)) return { account: { ...kept, pending: to }, events: [] };
  const period = { start: account.periodStart, end: account.periodEnd };
  const cents = changeCents(account, to, period, now);
  const isSameCycle = to.cycle === account.cycle;
  return {
    account: {
      ...kept,
      planId: to.planId,
      cycle: to.cycle,
      paidCents: isSameCycle ? account.paidCents + cents : cents,
      ...(!isSameCycle && { periodStart: now, anchor: now, periodEnd: periodEnd(now, to.cycle, now) }),
    },
    events: [{ kind: 'paid', cents, choice: to, periodStart: now, isChange: isSameCycle }],
  };
}

export interface Offer {
  readonly todayCents: number;
  readonly trialDays: number;
  /** When money is taken first, and how much. */
  readonly firstCharge: { readonly date: Date; readonly amountCents: number } | null;
  /** The regular payment after it. */
  readonly nextCharge: { readonly date: Date; readonly amountCents: number } | null;
  /** The plan counts from now on; false: from the end of the present period. */
  readonly beginsNow: boolean;
}

/** What a choice would cost, without making it (P6.26). Null as in `choosePlan`. */
export function offerOf(account: BillingAccount, to: PlanChoice, trialDays: number, now: Date): Offer | null {
  const step = choosePlan(account, to, trialDays, now);
  if (!step) return null;
  const todayCents = step.events.reduce((sum, event) => sum + (event.kind === 'paid' ? event.cents : 0), 0);
  const next = nextCharge(step.account);
  const trial = step.account.trialEndsAt;
  return {
    todayCents,
    trialDays: trial === null ? 0 : Math.max(0, Math.ceil((trial.getTime() - now.getTime()) / DAY_MS)),
    firstCharge: todayCents > 0 ? { date: now, amountCents: todayCents } : next,
    nextCharge: next,
    beginsNow: step.account.pending === null,
  };
}
