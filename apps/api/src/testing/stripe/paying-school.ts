import type { PlanId } from '@noodlenaut/domain';
import { vi } from 'vitest';
import { putPrices } from '../../billing/stripe/put-prices.ts';
import { workAll } from '../../billing/stripe/stripe-desk.ts';
import type { StripeWork } from '../../billing/stripe/sync-subscription.ts';
import { signedIn, type Person } from '../people.ts';
import { startTestApi } from '../test-api.ts';
import { signedEvent, stripeServer } from './stripe-server.ts';
import type { FakeEvent } from './stripe-things.ts';

const BASE = '/api/adventure-scholars';
const DAY_MS = 86_400_000;

/** A school whose families pay at a Stripe of this machine, with one clock for both. */
export async function payingSchool(start = new Date('2026-12-01T10:00:00Z')) {
  let at = start;
  const stripe = await stripeServer(() => at);
  const api = await startTestApi({ env: stripe.env });
  const { services } = api;
  const { stripe: desk, db } = services;
  if (!desk) throw new Error('no Stripe');
  const failures: unknown[] = [];
  const work: StripeWork = { ...services, stripe: desk.client, report: (cause) => failures.push(cause) };
  await putPrices(desk.client);
  const setDay = (days: number) => {
    at = new Date(start.getTime() + days * DAY_MS);
    api.setNow(at);
  };
  setDay(0);

  const post = (payload: string | Buffer, signature: string | null) =>
    api.app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== null && { 'stripe-signature': signature }),
      },
      payload,
    });
  const deliver = (event: FakeEvent) => {
    const { payload, signature } = signedEvent(event);
    return post(payload, signature);
  };
  /** Waits until everything that came was worked off; what failed is tried again at once. */
  const settle = () =>
    vi.waitUntil(
      async () => {
        const again = { nextTryAt: new Date(0) };
        await db.updateTable('stripeEvents').set(again).where('doneAt', 'is', null).execute();
        await db.updateTable('stripeCancellations').set(again).execute();
        await workAll(work);
        const waiting = await db
          .selectFrom('stripeEvents')
          .select('id')
          .where('doneAt', 'is', null)
          .execute();
        const ending = await db.selectFrom('stripeCancellations').select('attempts').execute();
        return waiting.length + ending.length === 0;
      },
      { timeout: 30_000, interval: 5 },
    );
  let delivered = 0;
  /** Delivers what Stripe has told since the last time, in order, and works it off. */
  const hear = async () => {
    for (; delivered < stripe.books.events.length; delivered += 1) {
      const event = stripe.books.events[delivered];
      if (event) await deliver(event);
    }
    await settle();
    if (delivered < stripe.books.events.length) await hear();
  };
  const parent = async (email?: string): Promise<Person> => {
    const who = await signedIn(api, 'parent', email === undefined ? {} : { email });
    const confirmedAt = new Date('2100-01-01');
    await db.updateTable('sessions').set({ confirmedAt }).where('userId', '=', who.id).execute();
    return who;
  };
  const choose = (who: Person, planId: PlanId, more: object = {}) =>
    who.ask('POST', `${BASE}/subscribe`, { planId, todayCents: 9990, ...more });
  /** Chooses a plan and pays on the page of Stripe, or leaves the card out. */
  const subscribe = async (who: Person, planId: PlanId, more: object = {}, withCard = true) => {
    const { checkoutUrl } = (await choose(who, planId, more)).json();
    const subscription = stripe.books.complete(String(checkoutUrl).split('/').at(-1) ?? '', withCard);
    await hear();
    return subscription;
  };
  const planOf = async (who: Person) => (await who.ask('GET', `${BASE}/billing`)).json().subscription;
  const invoicesOf = async (who: Person) => (await who.ask('GET', `${BASE}/invoices`)).json();
  /** Moves both clocks, lets Stripe do what is due, and hears of it. */
  const wait = async (days: number) => {
    setDay(days);
    stripe.books.advance();
    await hear();
  };
  return {
    api,
    stripe,
    work,
    failures,
    setDay,
    wait,
    post,
    deliver,
    settle,
    hear,
    parent,
    choose,
    subscribe,
    planOf,
    invoicesOf,
    base: BASE,
  };
}
