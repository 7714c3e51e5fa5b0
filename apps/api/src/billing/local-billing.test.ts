import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { mailTo } from '../testing/mails.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runBilling } from './run-billing.ts';

const api = await startTestApi();
const { db, store } = api.services;
const BASE = '/api/adventure-scholars';
const START = new Date('2026-12-01T10:00:00Z');
const at = (days: number) => api.setNow(new Date(START.getTime() + days * DAY_MS));
/** A parent whose password stays fresh however far our clock moves. */
const parent = async (email?: string) => {
  at(0);
  const who = await signedIn(api, 'parent', email === undefined ? {} : { email });
  await db
    .updateTable('sessions')
    .set({ confirmedAt: new Date('2100-01-01') })
    .where('userId', '=', who.id)
    .execute();
  return who;
};
const overview = async (who: Person) => (await who.ask('GET', `${BASE}/billing`)).json();
const planOf = async (who: Person) => (await overview(who)).subscription;
const choose = (who: Person, planId: string, more: object = {}) =>
  who.ask('POST', `${BASE}/subscribe`, { planId, ...more });
/** Chooses a plan that is paid at once. */
const pay = (who: Person, planId: string, more: object = {}) =>
  choose(who, planId, { trialDays: 0, todayCents: 9990, ...more });
const invoices = async (who: Person) => (await who.ask('GET', `${BASE}/invoices`)).json();
// A cookie of a session lives 30 days by the database's clock, which does not move; only ours does.
const run = () => runBilling(api.services);

test('[P6.14] [P6.19] the overview says that no money is taken, and what the free plan is', async () => {
  const who = await parent();
  expect(await overview(who)).toEqual({
    provider: 'local',
    subscription: {
      planId: 'adventure-scholars-free',
      status: 'active',
      cycle: 'monthly',
      trialing: false,
      trialEndsAt: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      cancelledAt: null,
      pendingChange: null,
      nextCharge: null,
    },
    isTrialPossible: true,
    usage: {
      year: 2026,
      month: 12,
      tutoringSessionsUsed: 0,
      aiLessonsGenerated: 0,
      practiceProblemsCompleted: 0,
      multiplayerGamesPlayed: 0,
    },
  });
});

test('[S3.84] the overview counts the use of this month alone', async () => {
  const who = await parent();
  await choose(who, 'stem-blazers');
  const { id } = await db
    .selectFrom('userSubscriptions')
    .select('id')
    .where('userId', '=', who.id)
    .executeTakeFirstOrThrow();
  for (const month of [11, 12])
    await db
      .insertInto('subscriptionUsage')
      .values({ subscriptionId: id, userId: who.id, year: 2026, month, tutoringSessionsUsed: month })
      .execute();
  expect((await overview(who)).usage).toMatchObject({ month: 12, tutoringSessionsUsed: 12 });
});

test('[P6.25] a child is refused every call about money, and nothing is written', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const answers = await Promise.all([
    choose(child, 'stem-blazers'),
    child.ask('POST', `${BASE}/cancel`),
    child.ask('POST', `${BASE}/resume`),
    child.ask('POST', `${BASE}/billing/portal`),
    child.ask('GET', `${BASE}/billing`),
    child.ask('GET', `${BASE}/billing/offer?planId=stem-blazers`),
    child.ask('GET', `${BASE}/invoices`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  const rows = await db.selectFrom('userSubscriptions').select('id').where('userId', '=', child.id).execute();
  expect(rows).toEqual([]);
});

test('a grown-up whose password is not fresh buys nothing', async () => {
  const who = await parent();
  await db
    .updateTable('sessions')
    .set({ confirmedAt: new Date(START.getTime() - DAY_MS) })
    .where('userId', '=', who.id)
    .execute();
  expect((await choose(who, 'stem-blazers')).json().code).toBe('reauth_required');
});

test('[S4.45] [S4.46] a trial of 0 to 30 days may be asked for: seven by default and at most, -1 and 31 are refused', async () => {
  const days = async (trialDays?: number) => {
    const who = await parent();
    const answer = await choose(who, 'stem-blazers', { trialDays, todayCents: 999 });
    if (answer.statusCode !== 200) return answer.statusCode;
    const { trialEndsAt } = await planOf(who);
    return trialEndsAt === null ? 0 : (Date.parse(trialEndsAt) - START.getTime()) / DAY_MS;
  };
  const got = [await days(), await days(0), await days(3), await days(30), await days(-1), await days(31)];
  expect(got).toEqual([7, 0, 3, 7, 400, 400]);
});

test('a promo code gives more days, as often as it has uses, also when two ask at once', async () => {
  await db.insertInto('promoCodes').values({ code: 'SPRING30', trialDays: 30, usesLeft: 1 }).execute();
  const both = [await parent(), await parent()];
  const wish = { trialDays: 30, promoCode: 'spring30' };
  const answers = await Promise.all(both.map((who) => choose(who, 'stem-blazers', wish)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 400,
  ]);
  const plans = await Promise.all(both.map(planOf));
  const ends = plans.map(({ trialEndsAt }) => trialEndsAt).filter(Boolean);
  expect(ends).toEqual([new Date(START.getTime() + 30 * DAY_MS).toISOString()]);
});

test('[P6.20] [P6.24] trial, receipt, renewal: the clock alone drives it, and each is written once', async () => {
  const who = await parent('life@example.org');
  expect((await choose(who, 'stem-blazers')).json()).toEqual({ checkoutUrl: null });
  expect(await planOf(who)).toMatchObject({
    planId: 'stem-blazers',
    trialing: true,
    nextCharge: { date: '2026-12-08T10:00:00.000Z', amountCents: 999 },
  });
  at(3.9);
  await run();
  expect(await mailTo(api, 'life@example.org', /trial/)).toBe('');
  at(4.1);
  await Promise.all([run(), run()]);
  await run();
  expect(await mailTo(api, 'life@example.org', /Your trial ends on December 8/)).toMatch(
    /\$9\.99 on December 8/,
  );
  at(7);
  await Promise.all([run(), run(), run()]);
  at(7 + 31);
  await run();
  expect(await planOf(who)).toMatchObject({ status: 'active', currentPeriodEnd: '2027-02-08T10:00:00.000Z' });
  expect(await invoices(who)).toMatchObject([
    { amountCents: 999, status: 'paid', currency: 'usd', invoiceDate: '2027-01-08T10:00:00.000Z' },
    { amountCents: 999, status: 'paid', invoiceDate: '2026-12-08T10:00:00.000Z' },
  ]);
  const mails = (await store.outbox.list(200)).filter(({ toAddress }) => toAddress === 'life@example.org');
  expect(mails.map(({ subject }) => subject.replace(/ · .*$/, '')).sort()).toEqual([
    'Your receipt',
    'Your receipt',
    'Your trial ended today',
    'Your trial ends on December 8, 2026',
  ]);
  for (const { bodyText } of mails) {
    expect(bodyText).toContain('This server takes no money');
    expect(bodyText).toMatch(/tap "Cancel plan", then "Yes, cancel":\nhttp:\/\/localhost:3000\/plan/);
  }
});

test('[P6.28] [P6.27] [S4.43] [S4.44] cancel counts at the period’s end, may be taken back until then, and needs no reason', async () => {
  const who = await parent('cancel@example.org');
  await pay(who, 'stem-blazers');
  at(2);
  expect((await who.ask('POST', `${BASE}/cancel`, { reason: 'Too many chemistry sets' })).json()).toEqual({
    refundCents: 0,
  });
  expect((await who.ask('POST', `${BASE}/cancel`)).statusCode).toBe(200);
  const cancelled = await planOf(who);
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    planId: 'stem-blazers',
    cancelAtPeriodEnd: true,
    nextCharge: null,
    currentPeriodEnd: '2027-01-01T10:00:00.000Z',
  });
  expect(await mailTo(api, 'cancel@example.org', /cancelled/)).toContain('counts until January 1, 2027');
  expect((await who.ask('POST', `${BASE}/resume`)).json()).toEqual({ resumed: true });
  expect((await who.ask('POST', `${BASE}/resume`)).json().code).toBe('wrong_state');
  expect(await planOf(who)).toMatchObject({ status: 'active', cancelledAt: null });
  await who.ask('POST', `${BASE}/cancel`);
  at(31);
  expect((await who.ask('POST', `${BASE}/resume`)).json().code).toBe('wrong_state');
  await run();
  expect(await planOf(who)).toMatchObject({ planId: 'adventure-scholars-free', status: 'active' });
  expect((await who.ask('POST', `${BASE}/cancel`)).json().code).toBe('wrong_state');
  expect((await who.ask('POST', `${BASE}/cancel`, { reason: 'x'.repeat(501) })).statusCode).toBe(400);
});

test('[P6.29] an immediate cancellation ends it at once and gives the first payment back', async () => {
  const who = await parent();
  await pay(who, 'bright-future-brigade', { cycle: 'yearly' });
  at(5);
  const answer = await who.ask('POST', `${BASE}/cancel`, { immediately: true });
  expect(answer.json()).toEqual({ refundCents: 4990 });
  expect(await planOf(who)).toMatchObject({ planId: 'adventure-scholars-free' });
  expect(await invoices(who)).toMatchObject([{ status: 'refunded', amountCents: 4990, refundedCents: 4990 }]);
});

test('[P6.30] a failed payment leaves seven days, one invoice and one mail; it is paid, or the free plan comes', async () => {
  const [pays, never] = [await parent('late@example.org'), await parent()];
  for (const who of [pays, never]) {
    await pay(who, 'stem-blazers');
    await store.billing.setPaymentMethod(who.id, 'local-declines');
  }
  for (let hours = 0; hours < 6 * 24; hours += 12) {
    at(31 + hours / 24);
    await run();
  }
  expect(await planOf(pays)).toMatchObject({ status: 'past_due', planId: 'stem-blazers' });
  expect((await invoices(pays)).map(({ status }: { status: string }) => status)).toEqual(['failed', 'paid']);
  expect((await choose(pays, 'bright-future-brigade', { todayCents: 999 })).json().code).toBe('wrong_state');
  await store.billing.setPaymentMethod(pays.id, 'local-works');
  at(31 + 6.5);
  await run();
  expect(await planOf(pays)).toMatchObject({
    status: 'active',
    currentPeriodEnd: '2027-02-01T10:00:00.000Z',
  });
  expect((await invoices(pays)).map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
  at(31 + 7);
  await run();
  expect(await planOf(never)).toMatchObject({ status: 'active', planId: 'adventure-scholars-free' });
  const mails = (await store.outbox.list(200)).filter(
    ({ toAddress, subject }) => toAddress === 'late@example.org' && subject.startsWith('A payment'),
  );
  expect(mails.map(({ bodyText }) => bodyText)).toEqual([expect.stringContaining('Until January 8, 2027')]);
});

test('nobody pays what the page did not show: a dearer price is refused with the price, a payment that fails changes nothing', async () => {
  const who = await parent();
  const dear = await choose(who, 'stem-blazers', { trialDays: 0, todayCents: 998 });
  expect(dear.json()).toMatchObject({ code: 'price_changed', totalCost: 999 });
  expect((await choose(who, 'stem-blazers', { trialDays: 0 })).json().code).toBe('price_changed');
  await store.billing.setPaymentMethod(who.id, 'local-declines');
  await store.billing.ensure(who.id);
  await store.billing.setPaymentMethod(who.id, 'local-declines');
  expect((await pay(who, 'stem-blazers')).json().code).toBe('payment_failed');
  expect([await planOf(who), await invoices(who)]).toMatchObject([{ planId: 'adventure-scholars-free' }, []]);
});

test('[P6.26] an offer says today’s price, and date and amount of the first charge; subscribing does just that', async () => {
  const who = await parent();
  const offer = async (query: string) => (await who.ask('GET', `${BASE}/billing/offer?${query}`)).json();
  expect(await offer('planId=stem-blazers&cycle=yearly')).toEqual({
    todayCents: 0,
    trialDays: 7,
    firstCharge: { date: '2026-12-08T10:00:00.000Z', amountCents: 9990 },
    nextCharge: { date: '2026-12-08T10:00:00.000Z', amountCents: 9990 },
    beginsNow: true,
  });
  expect(await offer('planId=stem-blazers&trialDays=0')).toMatchObject({ todayCents: 999, trialDays: 0 });
  await pay(who, 'bright-future-brigade');
  at(15.5);
  const upgrade = await offer('planId=stem-blazers');
  expect(upgrade).toMatchObject({ todayCents: 250, beginsNow: true });
  expect((await choose(who, 'stem-blazers', { todayCents: 249 })).json().code).toBe('price_changed');
  expect((await choose(who, 'stem-blazers', { todayCents: 250 })).statusCode).toBe(200);
  expect(await offer('planId=bright-future-brigade')).toMatchObject({ todayCents: 0, beginsNow: false });
  await choose(who, 'bright-future-brigade');
  expect(await planOf(who)).toMatchObject({
    planId: 'stem-blazers',
    pendingChange: { planId: 'bright-future-brigade', cycle: 'monthly' },
    nextCharge: { amountCents: 499 },
  });
  at(31);
  await run();
  expect(await planOf(who)).toMatchObject({ planId: 'bright-future-brigade', pendingChange: null });
  expect((await invoices(who)).map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
    499, 250, 499,
  ]);
});

test('who chooses twice at once, or ten times, has one subscription and one invoice', async () => {
  const who = await parent();
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(who, 'stem-blazers')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const rows = await db.selectFrom('userSubscriptions').select('id').where('userId', '=', who.id).execute();
  expect([rows.length, (await invoices(who)).length]).toEqual([1, 1]);
});

test('invoices are the payer’s own, the newest first, page by page', async () => {
  const [who, stranger] = [await parent(), await parent()];
  await pay(who, 'stem-blazers');
  for (const days of [31, 62, 90]) {
    at(days);
    await run();
  }
  const first = (await who.ask('GET', `${BASE}/invoices?limit=3`)).json();
  const dates = first.map(({ invoiceDate }: { invoiceDate: string }) => invoiceDate.slice(0, 10));
  expect(dates).toEqual(['2027-03-01', '2027-02-01', '2027-01-01']);
  const rest = (
    await who.ask('GET', `${BASE}/invoices?before=${encodeURIComponent(first[2].invoiceDate)}`)
  ).json();
  expect(rest).toHaveLength(1);
  expect(await invoices(stranger)).toEqual([]);
  expect((await who.ask('GET', `${BASE}/invoices?limit=51`)).statusCode).toBe(400);
});

test('choosing the free plan is a cancellation at the period’s end', async () => {
  const who = await parent();
  await pay(who, 'stem-blazers');
  expect((await choose(who, 'adventure-scholars-free')).statusCode).toBe(200);
  expect(await planOf(who)).toMatchObject({ planId: 'stem-blazers', status: 'cancelled' });
});

test('[P6.21] [P6.22] registration with a paid plan starts a trial without a card; the same browser gets no second one', async () => {
  at(0);
  const register = (username: string, more: object = {}, device?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: {
        username,
        password: 'a long enough one',
        role: 'parent',
        subscriptionPlanId: 'stem-blazers',
        ...more,
      },
      ...(device !== undefined && { cookies: { knownDevice: device } }),
    });
  const first = await register('first-trial', { email: 'One.Two+a@gmail.com' });
  expect(first.json().subscription).toMatchObject({ planId: 'stem-blazers', isTrialing: true });
  const device = first.cookies.find(({ name }) => name === 'knownDevice')?.value;
  const second = await register('second-trial', {}, device);
  const third = await register('third-trial', { email: 'onetwo@googlemail.com' });
  const fourth = await register('fourth-trial', { email: 'ONETWO+b@gmail.com' });
  expect([second, third, fourth].map((answer) => answer.json().subscription.isTrialing)).toEqual([
    false,
    false,
    false,
  ]);
  at(8);
  await run();
  const { cookies } = first;
  const cookie = cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
  const after = await api.app.inject({ url: `${BASE}/subscription`, cookies: { sessionId: cookie } });
  expect(after.json()).toMatchObject({ plan: { id: 'adventure-scholars-free' }, trialing: false });
});

test('signed-out people reach no call about money', async () => {
  expect((await askAnonymously(api, 'GET', `${BASE}/billing`)).statusCode).toBe(401);
  expect(
    (await askAnonymously(api, 'POST', `${BASE}/subscribe`, { planId: 'stem-blazers' })).statusCode,
  ).toBe(401);
});

test('[S7.51] [S7.52] anybody reads the plans, and the plan in force with its name', async () => {
  const plans = (await askAnonymously(api, 'GET', `${BASE}/plans`)).json();
  for (const field of ['id', 'displayName', 'description', 'price', 'features', 'maxStudents'])
    for (const plan of plans) expect(plan, field).toHaveProperty(field);
  const who = await parent();
  await choose(who, 'stem-blazers');
  const present = (await who.ask('GET', `${BASE}/subscription`)).json();
  expect(present.plan).toEqual({ id: 'stem-blazers', displayName: 'STEM Blazers' });
});

test('[P6.31] when a plan ends, everything that a child has done is still there', async () => {
  const mother = await parent();
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  await pay(mother, 'stem-blazers');
  api.setNow(null);
  await child.ask('POST', '/api/lessons/science-3rd-01-tug-of-war/complete');
  const kept = async () => [
    (await child.ask('GET', '/api/progress')).json(),
    (await child.ask('GET', '/api/achievements')).json(),
    (await child.ask('GET', '/api/user')).json().totalPoints,
  ];
  const before = await kept();
  at(2);
  await mother.ask('POST', `${BASE}/cancel`, { immediately: true });
  await run();
  expect(await planOf(mother)).toMatchObject({ planId: 'adventure-scholars-free' });
  expect(await kept()).toEqual(before);
  expect(before[2]).toBeGreaterThan(0);
});
