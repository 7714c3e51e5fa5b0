import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../day.ts';
import { planInForce } from '../plans/plan-in-force.ts';
import { PLAN_IDS } from '../plans/plan-ids.ts';
import { advanceBilling } from './advance-billing.ts';
import {
  dueAt,
  freeAccount,
  isFree,
  priceOf,
  type BillingAccount,
  type BillingEvent,
} from './billing-account.ts';
import { BILLING_CYCLES, periodEnd } from './billing-period.ts';
import { cancelPlan, refundCents, resumePlan } from './cancel-plan.ts';
import { changeCents, choosePlan, LOCAL_DECLINES, LOCAL_WORKS, offerOf } from './change-plan.ts';

const START = new Date('2026-01-31T10:00:00Z');
const after = (days: number, from = START) => new Date(from.getTime() + days * DAY_MS);
const BRIGHT = { planId: 'bright-future-brigade', cycle: 'monthly' } as const;
const STEM = { planId: 'stem-blazers', cycle: 'monthly' } as const;
const STEM_YEAR = { planId: 'stem-blazers', cycle: 'yearly' } as const;

const chosen = (account: BillingAccount, to: Parameters<typeof choosePlan>[1], days = 0, now = START) => {
  const step = choosePlan(account, to, days, now);
  if (!step) throw new Error('refused');
  return step.account;
};
/** Everything that time brings until a moment. */
function until(account: BillingAccount, now: Date) {
  const events: BillingEvent[] = [];
  let current = account;
  for (let steps = 0; steps < 500; steps += 1) {
    const step = advanceBilling(current, now);
    if (!step) return { account: current, events };
    current = step.account;
    events.push(...step.events);
  }
  throw new Error('no end');
}
const inForce = (account: BillingAccount, now: Date) =>
  planInForce(
    {
      planId: account.planId,
      status: account.status,
      isTrialing: account.trialEndsAt !== null,
      trialEndsAt: account.trialEndsAt,
      currentPeriodEnd: account.periodEnd,
    },
    now,
  );
const free = freeAccount(START);

test('a month ends on the same day of the next one, or on its last day; the 31st comes back', () => {
  const ends: string[] = [];
  let start = START;
  for (let months = 0; months < 13; months += 1) {
    start = periodEnd(START, 'monthly', start);
    ends.push(start.toISOString().slice(0, 10));
  }
  expect(ends).toEqual(
    '2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31 2026-11-30 2026-12-31 2027-01-31 2027-02-28'.split(
      ' ',
    ),
  );
  const leap = new Date('2028-02-29T00:00:00Z');
  expect(periodEnd(leap, 'yearly', leap).toISOString().slice(0, 10)).toBe('2029-02-28');
  expect(periodEnd(leap, 'yearly', new Date('2031-02-28T00:00:00Z')).toISOString().slice(0, 10)).toBe(
    '2032-02-29',
  );
});

test('a period ends after it begins, and no later than a month or a year and three days', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2080-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.nat(4000), fc.constantFrom(...BILLING_CYCLES), (anchor, days, cycle) => {
      const start = after(days, anchor);
      const end = periodEnd(anchor, cycle, start).getTime() - start.getTime();
      expect(end).toBeGreaterThan(0);
      expect(end).toBeLessThanOrEqual((cycle === 'yearly' ? 369 : 34) * DAY_MS);
    }),
    { numRuns: 3000 },
  );
});

test('[P6.20] [P6.26] a trial costs nothing today, and the first charge is at its end', () => {
  expect(offerOf(free, STEM, 7, START)).toEqual({
    todayCents: 0,
    trialDays: 7,
    firstCharge: { date: after(7), amountCents: 999 },
    nextCharge: { date: after(7), amountCents: 999 },
    beginsNow: true,
  });
  expect(offerOf(free, STEM_YEAR, 0, START)).toMatchObject({
    todayCents: 9990,
    firstCharge: { date: START, amountCents: 9990 },
    nextCharge: { date: new Date('2027-01-31T10:00:00Z'), amountCents: 9990 },
  });
});

test('[P6.20] trial, renewal, renewal: paid once a period', () => {
  const { account, events } = until(chosen(free, STEM, 7), after(70));
  expect(events.map(({ kind }) => kind)).toEqual(['trial-ended', 'paid', 'paid', 'paid']);
  expect(account).toMatchObject({ status: 'active', planId: 'stem-blazers', trialEndsAt: null });
  expect(account.periodEnd).toEqual(new Date('2026-05-07T10:00:00Z'));
});

test('[P6.23] a trial without a way to pay falls to the free plan and is never charged', () => {
  const trial = { ...free, planId: STEM.planId, trialEndsAt: after(7) };
  const { account, events } = until(trial, after(400));
  expect(account).toEqual(freeAccount(after(7)));
  expect(events.map(({ kind }) => kind)).toEqual(['trial-ended']);
});

test('[P6.30] a failed payment leaves seven full days, tries each day, and then the free plan', () => {
  const declines = { ...chosen(free, STEM), paymentMethod: LOCAL_DECLINES };
  const end = new Date('2026-02-28T10:00:00Z');
  const late = until(declines, after(6.9, end));
  expect(late.account.status).toBe('past_due');
  expect(late.events.map(({ kind }) => kind)).toEqual(['failed']);
  expect(inForce(late.account, after(6.9, end))).toBe('stem-blazers');
  const over = until(declines, after(7, end));
  expect(isFree(over.account)).toBe(true);
  let daily: BillingAccount = declines;
  let failed = 0;
  for (let hours = 0; hours < 24 * 7; hours += 1) {
    const step = until(daily, after(hours / 24, end));
    daily = step.account;
    failed += step.events.filter(({ kind }) => kind === 'failed').length;
  }
  expect(failed).toBe(7);
  const paid = until({ ...until(declines, end).account, paymentMethod: LOCAL_WORKS }, after(6.99, end));
  expect(paid.account).toMatchObject({
    status: 'active',
    failedAttempts: 0,
    periodEnd: new Date('2026-03-31T10:00:00Z'),
  });
});

test('[P6.28] a cancelled plan counts until its period ends and can be taken back until then', () => {
  const cancelled = cancelPlan(chosen(free, STEM), after(3), false)?.account ?? free;
  const end = new Date('2026-02-28T10:00:00Z');
  expect([inForce(cancelled, after(-0.001, end)), inForce(cancelled, end)]).toEqual([
    'stem-blazers',
    'adventure-scholars-free',
  ]);
  expect(resumePlan(cancelled, after(-0.001, end))?.account).toMatchObject({
    status: 'active',
    periodEnd: end,
  });
  expect(resumePlan(cancelled, end)).toBeNull();
  expect(isFree(until(cancelled, end).account)).toBe(true);
  expect(cancelPlan(cancelled, after(4), false)?.events).toEqual([]);
  expect(cancelPlan(free, START, false)).toBeNull();
});

test('[P6.29] an immediate cancellation gives a first payment back within 14 days, once; later the full days of a year', () => {
  const month = chosen(free, STEM);
  const year = chosen(free, STEM_YEAR);
  expect([refundCents(month, after(13.9)), refundCents(month, after(14))]).toEqual([999, 0]);
  expect([
    refundCents(year, after(13.9)),
    refundCents(year, after(14)),
    refundCents(year, after(364.5)),
  ]).toEqual([9990, Math.floor((9990 * 351) / 365), 0]);
  const back = cancelPlan(month, after(5), true)?.account ?? free;
  expect([isFree(back), back.refundedAt]).toEqual([true, after(5)]);
  expect(refundCents(chosen(back, STEM, 0, after(6)), after(7))).toBe(0);
});

test('a bigger plan begins at once for the difference, a smaller one waits for the period’s end', () => {
  const bright = chosen(free, BRIGHT);
  const half = new Date('2026-02-14T10:00:00Z');
  expect(offerOf(bright, STEM, 0, half)).toMatchObject({ todayCents: 250, beginsNow: true });
  expect(offerOf(bright, STEM_YEAR, 0, half)).toMatchObject({ todayCents: 9990 - 250, beginsNow: true });
  const small = chosen(chosen(free, STEM), BRIGHT, 0, half);
  expect([small.planId, small.pending]).toEqual(['stem-blazers', BRIGHT]);
  expect(offerOf(chosen(free, STEM), BRIGHT, 0, half)).toMatchObject({
    todayCents: 0,
    beginsNow: false,
    firstCharge: { amountCents: 499 },
  });
  expect(until(small, new Date('2026-02-28T10:00:00Z')).account).toMatchObject({ ...BRIGHT, pending: null });
  expect(chosen(small, STEM, 0, half).pending).toBeNull();
});

const choice = fc.record({
  planId: fc.constantFrom(...PLAN_IDS.slice(1)),
  cycle: fc.constantFrom(...BILLING_CYCLES),
});
const action = fc.oneof(
  fc.record({ kind: fc.constant('choose' as const), to: choice, days: fc.constantFrom(0, 7) }),
  fc.record({ kind: fc.constant('cancel' as const), immediately: fc.boolean() }),
  fc.record({ kind: fc.constant('resume' as const) }),
  fc.record({ kind: fc.constant('pay' as const), works: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }) }),
);

test('whatever somebody does in any order: a sound state, never more given back than paid, nothing due left behind', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      let account = free;
      let now = START;
      let balance = 0;
      const take = (step: { account: BillingAccount; events: readonly BillingEvent[] } | null) => {
        if (!step) return;
        account = step.account;
        for (const event of step.events) {
          if (event.kind === 'paid') balance += event.cents;
          if (event.kind === 'refunded') balance -= event.cents;
        }
      };
      for (const one of actions) {
        if (one.kind === 'wait') now = after(one.days, now);
        take(until(account, now));
        if (one.kind === 'choose') take(choosePlan(account, one.to, isFree(account) ? one.days : 0, now));
        if (one.kind === 'cancel') take(cancelPlan(account, now, one.immediately));
        if (one.kind === 'resume') take(resumePlan(account, now));
        if (one.kind === 'pay')
          account = { ...account, paymentMethod: one.works ? LOCAL_WORKS : LOCAL_DECLINES };
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(account.trialEndsAt === null || account.periodEnd === null).toBe(true);
        expect(isFree(account)).toBe(dueAt(account) === null);
        expect((dueAt(account) ?? after(1, now)).getTime()).toBeGreaterThan(now.getTime());
        if (isFree(account)) expect(account).toMatchObject({ status: 'active', pending: null, paidCents: 0 });
        expect(inForce(account, now)).toBe(account.planId);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a change never costs more than the price of what is chosen, nor less than nothing', () => {
  fc.assert(
    fc.property(choice, choice, fc.nat(800), (from, to, days) => {
      const period = { start: START, end: periodEnd(START, from.cycle, START) };
      const cents = changeCents(from, to, period, after(days / 2));
      expect(Number.isInteger(cents) && cents >= 0 && cents <= priceOf(to)).toBe(true);
    }),
  );
});
