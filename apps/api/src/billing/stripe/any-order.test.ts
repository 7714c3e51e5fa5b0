import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEBHOOK_SECRET, signedEvent } from '../../testing/stripe/stripe-server.ts';
import { payingSchool } from '../../testing/stripe/paying-school.ts';
import type { FakeSubscription } from '../../testing/stripe/stripe-things.ts';
import { eventOf } from './event-of.ts';
import { workEvents } from './work-events.ts';
import type { StripeWork } from './sync-subscription.ts';

const school = await payingSchool();
const { api, stripe, work } = school;
const { db, store } = api.services;
const { books } = stripe;
/** 20,000 are run by hand (decision 0090). */
const ROUNDS = Number(process.env['STRIPE_ROUNDS'] ?? 100);
const EVENTS_MAX = 8;
const PLAN_KEYS = ['bright-future-brigade-monthly', 'stem-blazers-monthly', 'stem-blazers-yearly'];
const priceOf = (key: string | undefined) => {
  const price = [...books.prices.values()].find((one) => one.lookup_key === key);
  if (!price) throw new Error('no price');
  return price;
};

/** What happens at Stripe; each tells one or two events. */
const HAPPENINGS: Readonly<Record<string, (subscription: FakeSubscription, days: number) => void>> = {
  cancel: (subscription) => {
    subscription.cancel_at_period_end = true;
    subscription.canceled_at = books.seconds();
    books.tell('customer.subscription.updated', subscription);
  },
  resume: (subscription) => {
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
    books.tell('customer.subscription.updated', subscription);
  },
  bigger: (subscription) => {
    books.changePrice(subscription, priceOf(PLAN_KEYS[1]), books.seconds(), false);
    books.tell('customer.subscription.updated', subscription);
  },
  year: (subscription) => {
    books.changePrice(subscription, priceOf(PLAN_KEYS[2]), books.seconds(), true);
    books.tell('customer.subscription.updated', subscription);
  },
  declined: ({ customer }) => books.declining.add(customer),
  pays: (subscription) => {
    if (subscription.status === 'past_due') books.retry(subscription);
  },
  month: () => books.advance(),
  end: (subscription) => books.end(subscription),
};
const step = fc.oneof(
  fc.record({ kind: fc.constant('happens' as const), what: fc.constantFrom(...Object.keys(HAPPENINGS)) }),
  // An event that has happened by then comes, perhaps not for the first time.
  fc.record({ kind: fc.constant('comes' as const), which: fc.nat(EVENTS_MAX) }),
  fc.record({ kind: fc.constant('works' as const), crashAfter: fc.option(fc.nat(6), { nil: null }) }),
);
const story = fc.record({
  hasTrial: fc.boolean(),
  hasCard: fc.boolean(),
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  order: fc.infiniteStream(fc.nat()),
});

class Crash extends Error {}
/** The same work in a process that dies after so many steps: before or after a commit, and between the statements around it. */
function dying(after: number): StripeWork {
  let left = after;
  const pass = () => {
    left -= 1;
    if (left < 0) throw new Crash();
  };
  return {
    ...work,
    report: () => {},
    store: {
      ...store,
      transaction: async (inside) => {
        pass();
        const answer = await store.transaction(async (held) => {
          const done = await inside(held);
          pass();
          return done;
        });
        pass();
        return answer;
      },
      stripe: {
        ...store.stripe,
        finishEvent: (id) => {
          pass();
          return store.stripe.finishEvent(id);
        },
      },
    },
  };
}

const day = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
/** The row as it must be, written from Stripe's side alone. */
function model(subscription: FakeSubscription) {
  const [item] = subscription.items.data;
  const [planId, cycle] = (item.price.lookup_key ?? '').split(/-(?=monthly|yearly)/);
  const isTrial = subscription.status === 'trialing';
  if (subscription.status === 'canceled')
    return {
      planId: 'adventure-scholars-free',
      status: 'active',
      trialing: false,
      stripeSubscriptionId: null,
    };
  const isOwed = subscription.status === 'past_due';
  return {
    planId,
    billingCycle: cycle,
    status: isOwed ? 'past_due' : subscription.cancel_at_period_end ? 'cancelled' : 'active',
    trialing: isTrial,
    trialEndsAt: isTrial ? day(subscription.trial_end) : null,
    currentPeriodEnd: day(isOwed ? item.current_period_start : item.current_period_end),
    stripeSubscriptionId: subscription.id,
    stripeCustomerId: subscription.customer,
  };
}

test(
  '[P6.16] [P6.18] I4: whatever the order, repetition and crashes, the table ends as Stripe has it',
  { timeout: 3_600_000 },
  async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(story, async ({ hasTrial, hasCard, steps, order }) => {
        runs += 1;
        let now = 0;
        school.setDay(now);
        const user = await store.users.create({
          username: `order-${runs}`,
          passwordHash: null,
          email: null,
          firstName: null,
          lastName: null,
          role: 'parent',
        });
        const customer = books.newId('cus');
        books.sessions.set(`cs_${runs}`, {
          id: `cs_${runs}`,
          object: 'checkout.session',
          url: '',
          customer,
          client_reference_id: user.id,
          price: priceOf(PLAN_KEYS[0]),
          user: user.id,
          trialDays: hasTrial ? 7 : 0,
          trialEnd: null,
          expires_at: Number.MAX_SAFE_INTEGER,
          status: 'open',
          subscription: null,
        });
        const first = books.events.length;
        const subscription = books.complete(`cs_${runs}`, hasCard || !hasTrial);
        const told = () => books.events.slice(first, first + EVENTS_MAX);
        const came = new Set<string>();
        const receive = async (at: number) => {
          const event = told()[at % told().length];
          if (!event) return;
          const { payload, signature } = signedEvent(event);
          const checked = work.stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET);
          await store.stripe.addEvent(eventOf(checked));
          came.add(event.id);
        };
        const workOff = async (crashAfter: number | null) => {
          await db
            .updateTable('stripeEvents')
            .set({ nextTryAt: new Date(0) })
            .where('doneAt', 'is', null)
            .execute();
          // A process that dies does not go on to the next event.
          await workEvents(crashAfter === null ? work : dying(crashAfter));
        };
        for (const one of steps) {
          if (one.kind === 'comes') await receive(one.which);
          if (one.kind === 'works') await workOff(one.crashAfter);
          // More than eight events are no part of a story.
          if (one.kind === 'happens' && books.events.length - first <= EVENTS_MAX - 2) {
            if (subscription.status === 'canceled') continue;
            now += one.what === 'month' ? 32 : 1;
            school.setDay(now);
            HAPPENINGS[one.what]?.(subscription, now);
          }
        }
        const rest = told().filter(({ id }) => !came.has(id));
        for (const pick of order) {
          if (rest.length === 0) break;
          const [event] = rest.splice(pick % rest.length, 1);
          if (event) await receive(told().indexOf(event));
          if (pick % 3 === 0) await workOff(pick % 7);
          if (pick % 5 === 0) await receive(pick);
        }
        await workOff(null);
        const row = await db
          .selectFrom('userSubscriptions')
          .selectAll()
          .where('userId', '=', user.id)
          .executeTakeFirst();
        expect(row ?? model({ ...subscription, status: 'canceled' })).toMatchObject(model(subscription));
        const kept = await db
          .selectFrom('subscriptionInvoices')
          .select(['stripeInvoiceId as id', 'status', 'amount'])
          .where('userId', '=', user.id)
          .orderBy('stripeInvoiceId')
          .execute();
        const charged = [...books.invoices.values()].filter(
          (one) => one.customer === customer && one.total > 0,
        );
        const heard = new Set(told().map(({ data }) => JSON.stringify(data)));
        const expected = charged.filter(({ id }) => [...heard].some((text) => text.includes(`"${id}"`)));
        if (row?.stripeCustomerId === customer)
          expect(kept).toEqual(
            expected.map(({ id, status, total }) => ({
              id,
              status: status === 'paid' ? 'paid' : 'failed',
              amount: total,
            })),
          );
        for (const { id } of charged) books.invoices.delete(id);
        books.subscriptions.delete(subscription.id);
      }),
      { numRuns: ROUNDS },
    );
    expect(school.failures).toEqual([]);
  },
);
