import { DAY_MS } from '../day.ts';
import { FREE_PLAN_ID, type PlanId } from './plan-ids.ts';

/** Full use after a payment failed (P6.30). */
export const PAST_DUE_DAYS = 7;

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface Subscription {
  readonly planId: PlanId;
  readonly status: SubscriptionStatus;
  readonly isTrialing: boolean;
  readonly trialEndsAt: Date | null;
  /** Until when it is paid; a payment that failed was due then. Null: nothing was ever paid. */
  readonly currentPeriodEnd: Date | null;
}

const isBefore = (now: Date, end: Date | null, graceDays = 0): boolean =>
  end !== null && now.getTime() < end.getTime() + graceDays * DAY_MS;

/**
 * The plan that counts at this moment. A trial falls to free by itself (P6.23), a cancelled subscription counts until its period ends
 * (P6.28, P6.29), a failed payment for seven days more (P6.30). An active one counts also when the news of its renewal is late.
 */
export function planInForce(subscription: Subscription | null, now: Date): PlanId {
  if (subscription === null) return FREE_PLAN_ID;
  const { planId, status, isTrialing, trialEndsAt, currentPeriodEnd } = subscription;
  if (status === 'expired') return FREE_PLAN_ID;
  if (isTrialing && status !== 'cancelled') return isBefore(now, trialEndsAt) ? planId : FREE_PLAN_ID;
  if (status === 'active') return planId;
  const end = isTrialing ? trialEndsAt : currentPeriodEnd;
  return isBefore(now, end, status === 'past_due' ? PAST_DUE_DAYS : 0) ? planId : FREE_PLAN_ID;
}
