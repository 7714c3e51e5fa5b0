import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../day.ts';
import { freeAccount, type BillingAccount } from './billing-account.ts';
import {
  choiceOfPrice,
  isSameAccount,
  mirrorEvents,
  mirrorSubscription,
  priceKey,
  type RemoteSubscription,
} from './mirror-subscription.ts';

const START = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);
const remote = (more: Partial<RemoteSubscription> = {}): RemoteSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  userId: null,
  phase: 'begun',
  choice: { planId: 'stem-blazers', cycle: 'monthly' },
  trialEndsAt: null,
  periodStart: START,
  periodEnd: after(31),
  endsWithPeriod: false,
  cancelledAt: null,
  createdAt: START,
  pending: null,
  canPay: true,
  ...more,
});
const free = freeAccount(START);
const none = { account: free, attached: null, trialLimit: null };

test('the name of a price is read back, and no other name is', () => {
  const choice = { planId: 'bright-future-brigade', cycle: 'yearly' } as const;
  expect(choiceOfPrice(priceKey(choice))).toEqual(choice);
  for (const key of ['', 'stem-blazers', 'stem-blazers-weekly', 'x-stem-blazers-monthly', null])
    expect(choiceOfPrice(key)).toBeNull();
});

test('[P6.30] what Stripe calls past due was due when its present period began', () => {
  const decision = mirrorSubscription(none, remote({ phase: 'owed' }), START);
  expect(decision).toMatchObject({ account: { status: 'past_due', periodEnd: START }, attached: true });
});

test('of two that run the older stays, whichever is heard of first; a trial beyond the granted one does not begin', () => {
  const [older, younger] = [remote(), remote({ id: 'sub_0', createdAt: after(1) })];
  const held = (one: RemoteSubscription) => ({ ...none, attached: one });
  expect(mirrorSubscription(held(older), younger, START)).toEqual({ kind: 'surplus' });
  expect(mirrorSubscription(held(younger), older, START)).toMatchObject({ surplusId: 'sub_0' });
  const trial = remote({ phase: 'trial', trialEndsAt: after(8) });
  expect(mirrorSubscription({ ...none, trialLimit: after(7) }, trial, START)).toEqual({ kind: 'surplus' });
  expect(mirrorSubscription({ ...none, trialLimit: after(8) }, trial, START).kind).toBe('written');
});

test('a payer is told of an end once, and of nothing that did not happen', () => {
  const paid: BillingAccount = {
    ...free,
    planId: 'stem-blazers',
    periodEnd: after(31),
    paymentMethod: 'stripe',
  };
  const cancelled: BillingAccount = { ...paid, status: 'cancelled', cancelledAt: START };
  const kinds = (before: BillingAccount, now: BillingAccount) =>
    mirrorEvents(before, now, after(40)).map(({ kind }) => kind);
  expect([kinds(paid, cancelled), kinds(cancelled, free), kinds(paid, free), kinds(paid, paid)]).toEqual([
    ['cancelled'],
    [],
    ['cancelled'],
    [],
  ]);
  expect(kinds({ ...paid, periodEnd: null, trialEndsAt: after(7) }, paid)).toEqual(['trial-ended']);
  expect(kinds(free, paid)).toEqual([]);
});

/** A subscription at Stripe changes; news of it come in any order, again and again, and some are lost to a crash before the write. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('changes' as const),
    which: fc.nat(1),
    phase: fc.constantFrom('begun' as const, 'owed' as const, 'over' as const),
    endsWithPeriod: fc.boolean(),
    months: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('comes' as const), which: fc.nat(1), crashes: fc.boolean() }),
);

test('[P6.18] I4: 20,000 stories of two subscriptions end as Stripe has it, whatever the order of the news', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 16 }), fc.boolean(), (steps, isReversed) => {
      const truth = [remote(), remote({ id: 'sub_2', createdAt: after(1) })];
      let account: BillingAccount = free;
      let attached: RemoteSubscription | null = null;
      const ends = new Set<string>();
      const hear = (which: number, crashes: boolean) => {
        const now = truth[which];
        if (!now) return;
        const decision = mirrorSubscription({ account, attached, trialLimit: null }, now, START);
        if (crashes || decision.kind === 'ignored') return;
        if (decision.kind === 'surplus') return void ends.add(now.id);
        if (decision.surplusId !== null) ends.add(decision.surplusId);
        account = decision.account;
        attached = decision.attached ? now : null;
      };
      for (const one of steps) {
        const present = truth[one.which];
        if (one.kind === 'comes') hear(one.which, one.crashes);
        else if (present && present.phase !== 'over') {
          const periodStart = after(31 * one.months);
          const { phase, endsWithPeriod } = one;
          truth[one.which] = {
            ...present,
            phase,
            endsWithPeriod,
            periodStart,
            periodEnd: after(31 * (one.months + 1)),
          };
        }
      }
      // Every change is told at last; what had to end ends, and that is told too.
      for (const which of isReversed ? [1, 0] : [0, 1]) hear(which, false);
      truth.forEach((one, which) => {
        if (!ends.has(one.id)) return;
        truth[which] = { ...one, phase: 'over' };
        hear(which, false);
      });
      const runs = truth.find(({ phase }) => phase !== 'over');
      const alone = runs ? mirrorSubscription(none, runs, START) : null;
      const expected = alone?.kind === 'written' ? alone.account : free;
      expect(isSameAccount({ ...account, refundedAt: null }, expected)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});
