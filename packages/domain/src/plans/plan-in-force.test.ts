import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../day.ts';
import { planInForce, SUBSCRIPTION_STATUSES, type Subscription } from './plan-in-force.ts';

const END = new Date('2026-12-10T08:00:00Z');
const PAID: Subscription = {
  planId: 'stem-blazers',
  status: 'active',
  isTrialing: false,
  trialEndsAt: null,
  currentPeriodEnd: END,
};
const TRIAL = { ...PAID, isTrialing: true, trialEndsAt: END, currentPeriodEnd: null };
const isPaidAt = (subscription: Subscription, at: number) =>
  planInForce(subscription, new Date(at)) === 'stem-blazers';
/** Whether the plan counts in the last millisecond before a moment, and at it. */
const around = (subscription: Subscription, end: number) => [
  isPaidAt(subscription, end - 1),
  isPaidAt(subscription, end),
];

test('[P6.23] a trial falls to free by itself in the moment it ends, also when its first payment failed', () => {
  for (const status of ['active', 'past_due'] as const)
    expect(around({ ...TRIAL, status }, END.getTime())).toEqual([true, false]);
});

test('[P6.30] after a payment failed everything is open for seven days, then free', () => {
  expect(around({ ...PAID, status: 'past_due' }, END.getTime() + 7 * DAY_MS)).toEqual([true, false]);
  expect(isPaidAt({ ...PAID, status: 'past_due', currentPeriodEnd: null }, 0)).toBe(false);
});

test('[P6.28] [P6.29] a cancelled subscription, or trial, counts until its period ends', () => {
  for (const one of [PAID, TRIAL])
    expect(around({ ...one, status: 'cancelled' }, END.getTime())).toEqual([true, false]);
});

test('a renewal that is told late takes nothing away; who has no subscription, or one that is over, has the free plan', () => {
  expect(isPaidAt(PAID, END.getTime() + DAY_MS)).toBe(true);
  expect(isPaidAt({ ...PAID, status: 'expired' }, 0)).toBe(false);
  expect(planInForce(null, END)).toBe('adventure-scholars-free');
});

test('no subscription but an active one comes back by waiting: what time took away stays away', () => {
  const date = fc.option(fc.date({ noInvalidDate: true }), { nil: null });
  const any = fc.record({
    planId: fc.constant('stem-blazers' as const),
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    isTrialing: fc.boolean(),
    trialEndsAt: date,
    currentPeriodEnd: date,
  });
  fc.assert(
    fc.property(any, fc.date({ noInvalidDate: true }), fc.nat(400 * DAY_MS), (one, now, later) => {
      if (isPaidAt(one, now.getTime())) return;
      expect(isPaidAt(one, now.getTime() + later)).toBe(false);
    }),
    { numRuns: 5000 },
  );
});
