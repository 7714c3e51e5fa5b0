import { expect, test } from 'vitest';
import { mailTo } from '../../testing/mails.ts';
import { payingSchool } from '../../testing/stripe/paying-school.ts';
import { putPrices } from './put-prices.ts';
import { reconcile } from './reconcile.ts';
import { syncSubscription } from './sync-subscription.ts';

const school = await payingSchool();
const { api, stripe, work, setDay, wait, hear, parent, choose, subscribe, planOf, invoicesOf, base } = school;
const { db, store } = api.services;
const { books } = stripe;
const FREE = 'adventure-scholars-free';

test('[P6.14] [P6.15] a page of Stripe opens; the plan counts when Stripe says so, and not before', async () => {
  setDay(0);
  const who = await parent();
  expect((await who.ask('GET', `${base}/billing`)).json().provider).toBe('stripe');
  const { checkoutUrl } = (await choose(who, 'stem-blazers')).json();
  expect(checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_/);
  expect(await planOf(who)).toMatchObject({ planId: FREE });
  books.complete(checkoutUrl.split('/').at(-1));
  expect(await planOf(who)).toMatchObject({ planId: FREE });
  await hear();
  expect(await planOf(who)).toMatchObject({
    planId: 'stem-blazers',
    status: 'active',
    trialing: true,
    trialEndsAt: '2026-12-08T10:00:00.000Z',
    nextCharge: { date: '2026-12-08T10:00:00.000Z', amountCents: 999 },
  });
  expect(await invoicesOf(who)).toEqual([]);
  expect((await who.ask('POST', `${base}/billing/portal`)).json().url).toBe(
    'https://billing.stripe.example/portal',
  );
});

test('[P6.20] trial, payment, failure, payment: states and invoices are Stripe’s, each mail leaves once', async () => {
  setDay(0);
  const who = await parent('life@example.org');
  const subscription = await subscribe(who, 'bright-future-brigade');
  await wait(7);
  expect(await planOf(who)).toMatchObject({ status: 'active', trialing: false });
  books.declining.add(subscription.customer);
  await wait(7 + 31);
  expect(await planOf(who)).toMatchObject({
    status: 'past_due',
    planId: 'bright-future-brigade',
    currentPeriodEnd: '2027-01-08T10:00:00.000Z',
  });
  expect(await invoicesOf(who)).toMatchObject([{ status: 'failed' }, { status: 'paid', amountCents: 499 }]);
  books.retry(subscription);
  await hear();
  expect(await planOf(who)).toMatchObject({ status: 'active', currentPeriodEnd: '2027-02-08T10:00:00.000Z' });
  expect((await invoicesOf(who)).map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
  const mails = (await store.outbox.list(200)).filter(({ toAddress }) => toAddress === 'life@example.org');
  expect(mails.map(({ subject }) => subject.replace(/ · .*$/, '')).sort()).toEqual([
    'A payment did not work',
    'Your receipt',
    'Your receipt',
    'Your trial ended today',
  ]);
  for (const { bodyText } of mails) expect(bodyText).not.toContain('takes no money');
});

test('[P6.21] [P6.23] a trial without a card ends free, without a charge', async () => {
  setDay(0);
  const who = await parent();
  await subscribe(who, 'stem-blazers', {}, false);
  expect(await planOf(who)).toMatchObject({ trialing: true, nextCharge: null });
  await wait(8);
  expect(await planOf(who)).toMatchObject({ planId: FREE, status: 'active' });
  expect(await invoicesOf(who)).toEqual([]);
});

test('[P6.28] cancelled at the period’s end and taken back; then it ends', async () => {
  setDay(0);
  const who = await parent('bye@example.org');
  await subscribe(who, 'stem-blazers', { trialDays: 0 });
  expect((await who.ask('POST', `${base}/cancel`)).json()).toEqual({ refundCents: null });
  expect(await planOf(who)).toMatchObject({ status: 'active' });
  await hear();
  expect(await planOf(who)).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: true, nextCharge: null });
  expect(await mailTo(api, 'bye@example.org', /cancelled/)).toContain('counts until January 1, 2027');
  expect((await who.ask('POST', `${base}/resume`)).statusCode).toBe(200);
  await hear();
  expect(await planOf(who)).toMatchObject({ status: 'active', cancelledAt: null });
  await choose(who, FREE);
  await wait(31);
  expect(await planOf(who)).toMatchObject({ planId: FREE, status: 'active' });
});

test('[P6.29] cancelled at once: the first payment comes back, once an account', async () => {
  setDay(0);
  const who = await parent();
  await subscribe(who, 'stem-blazers', { trialDays: 0, cycle: 'yearly' });
  setDay(3);
  await who.ask('POST', `${base}/cancel`, { immediately: true });
  await hear();
  expect(await planOf(who)).toMatchObject({ planId: FREE });
  expect(await invoicesOf(who)).toMatchObject([{ status: 'refunded', refundedCents: 9990 }]);
  await subscribe(who, 'stem-blazers', { trialDays: 0 });
  setDay(4);
  await who.ask('POST', `${base}/cancel`, { immediately: true });
  await hear();
  expect(await invoicesOf(who)).toMatchObject([{ status: 'paid', refundedCents: 0 }, { status: 'refunded' }]);
});

test('[P6.26] a bigger plan costs what Stripe says today, a smaller one begins with the next period', async () => {
  setDay(0);
  const who = await parent();
  await subscribe(who, 'bright-future-brigade', { trialDays: 0 });
  setDay(15.5);
  const offer = (await who.ask('GET', `${base}/billing/offer?planId=stem-blazers`)).json();
  expect(offer).toMatchObject({ todayCents: 250, beginsNow: true });
  expect((await choose(who, 'stem-blazers', { todayCents: 249 })).json()).toMatchObject({
    code: 'price_changed',
    totalCost: 250,
  });
  expect((await choose(who, 'stem-blazers', { todayCents: 250 })).json()).toEqual({ checkoutUrl: null });
  await hear();
  expect(await planOf(who)).toMatchObject({ planId: 'stem-blazers' });
  await choose(who, 'bright-future-brigade');
  await hear();
  expect(await planOf(who)).toMatchObject({
    planId: 'stem-blazers',
    pendingChange: { planId: 'bright-future-brigade', cycle: 'monthly' },
    nextCharge: { amountCents: 499 },
  });
  await choose(who, 'stem-blazers');
  await hear();
  expect(await planOf(who)).toMatchObject({ pendingChange: null });
  await choose(who, 'bright-future-brigade');
  await wait(31);
  expect(await planOf(who)).toMatchObject({ planId: 'bright-future-brigade', pendingChange: null });
});

test('a card that is declined changes nothing', async () => {
  setDay(0);
  const who = await parent();
  const { customer } = await subscribe(who, 'bright-future-brigade', { trialDays: 0 });
  books.declining.add(customer);
  expect((await choose(who, 'stem-blazers')).json().code).toBe('payment_failed');
  await hear();
  expect(await planOf(who)).toMatchObject({ planId: 'bright-future-brigade', status: 'active' });
});

test('two clicks at once open one page for one customer; a later page ends the earlier one', async () => {
  setDay(0);
  const who = await parent();
  const [one, two] = await Promise.all([choose(who, 'stem-blazers'), choose(who, 'stem-blazers')]);
  expect(one?.json()).toEqual(two?.json());
  const sessionOf = (url: string) => books.sessions.get(url.split('/').at(-1) ?? '');
  const other = (await choose(who, 'bright-future-brigade')).json();
  expect(sessionOf(one?.json().checkoutUrl)?.status).toBe('expired');
  expect(sessionOf(other.checkoutUrl)).toMatchObject({ status: 'open', trialDays: 7 });
});

test('[P6.22] whoever pays on two pages has one subscription: the older stays, the other ends and is given back', async () => {
  setDay(0);
  const who = await parent();
  const first = (await choose(who, 'stem-blazers', { trialDays: 0 })).json().checkoutUrl.split('/').at(-1);
  const session = books.sessions.get(first);
  if (!session) throw new Error('no page');
  books.sessions.set('cs_second', { ...session, id: 'cs_second' });
  const [older, younger] = [books.complete(first), books.complete('cs_second')];
  await hear();
  expect([older.status, younger.status]).toEqual(['active', 'canceled']);
  expect(await planOf(who)).toMatchObject({ planId: 'stem-blazers' });
  const given = [...books.invoices.values()].filter(
    ({ parent: { subscription_details: of } }) => of.subscription === younger.id,
  );
  expect(given).toMatchObject([{ amount_paid: 999, post_payment_credit_notes_amount: 999 }]);
});

test('[P6.22] a page with a trial from before is no second trial: it ends at once', async () => {
  setDay(0);
  const who = await parent();
  const id = (await choose(who, 'stem-blazers')).json().checkoutUrl.split('/').at(-1);
  const page = books.sessions.get(id);
  if (!page) throw new Error('no page');
  books.sessions.set('cs_kept', { ...page, id: 'cs_kept', expires_at: page.expires_at + 90 * 86_400 });
  books.complete(id, false);
  await wait(8);
  const again = books.complete('cs_kept', false);
  await hear();
  expect([again.status, (await planOf(who)).planId]).toEqual(['canceled', FREE]);
});

test('[P6.21] the trial of a registration goes on at Stripe until the same moment, and not beyond', async () => {
  setDay(0);
  const who = await parent();
  await store.plans.grantTrial(who.id, null, null);
  await store.plans.start(who.id, 'stem-blazers', 7);
  const { trialEndsAt } = await planOf(who);
  api.setNow(new Date());
  const { checkoutUrl } = (await choose(who, 'stem-blazers', { todayCents: 0 })).json();
  const session = books.sessions.get(checkoutUrl.split('/').at(-1));
  expect(session?.trialEnd).toBe(Math.floor(Date.parse(trialEndsAt) / 1000));
  setDay(0);
});

test('[P6.18] I4: an answer of Stripe that was on its way too long overwrites nothing newer', async () => {
  setDay(0);
  const who = await parent();
  const subscription = await subscribe(who, 'stem-blazers', { trialDays: 0 });
  const held = stripe.hold(`GET /v1/subscriptions/${subscription.id}`);
  const slow = syncSubscription(work, subscription.id);
  await held.asked;
  subscription.cancel_at_period_end = true;
  await syncSubscription(work, subscription.id);
  held.release();
  await slow;
  expect(await planOf(who)).toMatchObject({ status: 'cancelled' });
});

test('an erased account stops paying, also when Stripe is away at that moment', async () => {
  setDay(0);
  const who = await parent();
  const subscription = await subscribe(who, 'stem-blazers', { trialDays: 0 });
  stripe.setAway(true);
  await db.deleteFrom('users').where('id', '=', who.id).execute();
  expect(subscription.status).toBe('active');
  stripe.setAway(false);
  await hear();
  expect(subscription.status).toBe('canceled');
});

test('Stripe away for an hour: calls about money say so, all else works, and the events are caught up with', async () => {
  setDay(0);
  const [who, other] = [await parent(), await parent()];
  const subscription = await subscribe(who, 'stem-blazers', { trialDays: 0 });
  subscription.cancel_at_period_end = true;
  books.tell('customer.subscription.updated', subscription);
  const event = books.events.at(-1);
  if (!event) throw new Error('no event');
  stripe.setAway(true);
  const answers = [
    await choose(other, 'stem-blazers'),
    await who.ask('POST', `${base}/cancel`),
    await who.ask('POST', `${base}/billing/portal`),
  ];
  expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(
    answers.map(() => [503, 'billing_unavailable']),
  );
  for (const url of ['/api/user', '/api/subjects', `${base}/billing`, `${base}/invoices`, `${base}/plans`])
    expect([url, (await who.ask('GET', url)).statusCode]).toEqual([url, 200]);
  expect((await school.deliver(event)).statusCode).toBe(200);
  expect(await planOf(who)).toMatchObject({ status: 'active' });
  stripe.setAway(false);
  await hear();
  expect(await planOf(who)).toMatchObject({ status: 'cancelled' });
});

test('at night what was never told is found and repaired; a second night finds nothing', async () => {
  setDay(0);
  const [who, gone] = [await parent(), await parent()];
  const [one, two] = [
    await subscribe(who, 'stem-blazers', { trialDays: 0 }),
    await subscribe(gone, 'stem-blazers', { trialDays: 0 }),
  ];
  one.cancel_at_period_end = true;
  two.status = 'canceled';
  await reconcile(work);
  expect([(await planOf(who)).status, (await planOf(gone)).planId]).toEqual(['cancelled', FREE]);
  expect((await reconcile(work)).repaired).toBe(0);
});

test('plans are written at Stripe once; a dearer price takes the name, and who has the old one keeps the plan', async () => {
  expect(await putPrices(work.stripe)).toEqual([]);
  setDay(0);
  const who = await parent();
  const subscription = await subscribe(who, 'stem-blazers', { trialDays: 0 });
  const [{ price }] = subscription.items.data;
  subscription.items.data[0].price = { ...price, lookup_key: null };
  subscription.cancel_at_period_end = true;
  books.tell('customer.subscription.updated', subscription);
  await hear();
  expect(await planOf(who)).toMatchObject({ planId: 'stem-blazers', status: 'cancelled' });
});
