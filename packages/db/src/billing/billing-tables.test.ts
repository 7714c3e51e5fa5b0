import { DAY_MS, freeAccount } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { db, store } = await testStore();
let count = 0;
const payer = async () => {
  count += 1;
  const { id } = await db
    .insertInto('users')
    .values({ username: `payer-${count}`, role: 'parent' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const columns = async (table: string) => {
  const { rows } = await sql<{ name: string; value: string | null }>`
    select column_name as name, column_default as value from information_schema.columns
     where table_name = ${table}`.execute(db);
  return new Map(rows.map(({ name, value }) => [name, value]));
};
const failure = (statement: ReturnType<typeof sql>) =>
  statement.execute(db).then(
    () => null,
    (cause: { code?: string }) => cause.code,
  );

test('[S3.79] [S3.80] [S3.81] [S3.82] a subscription has its fields: active, monthly and no failed payment at first', async () => {
  const found = await columns('user_subscriptions');
  const names =
    'user_id plan_id current_period_start current_period_end cancelled_at trialing trial_ends_at stripe_customer_id stripe_subscription_id payment_method_id last_payment_date next_payment_date created_at updated_at';
  expect([...found.keys()]).toEqual(expect.arrayContaining(names.split(' ')));
  const id = await payer();
  await store.billing.ensure(id);
  const row = await db
    .selectFrom('userSubscriptions')
    .selectAll()
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'active', billingCycle: 'monthly', failedPaymentAttempts: 0 });
  for (const wrong of ["status = 'paused'", "billing_cycle = 'weekly'", 'failed_payment_attempts = -1'])
    expect(await failure(sql`update user_subscriptions set ${sql.raw(wrong)}`)).toBe('23514');
});

test('[S3.83] [S3.84] a month of usage has its fields, and every counter begins at 0', async () => {
  const found = await columns('subscription_usage');
  const names = 'subscription_id user_id month year created_at updated_at';
  expect([...found.keys()]).toEqual(expect.arrayContaining(names.split(' ')));
  const counters =
    'tutoring_sessions_used ai_lessons_generated practice_problems_completed multiplayer_games_played';
  for (const counter of counters.split(' ')) expect(found.get(counter)).toBe('0');
});

test('[S3.85] [S3.86] [S3.87] an invoice has its fields, is in dollars and waits at first', async () => {
  const found = await columns('subscription_invoices');
  const names =
    'subscription_id user_id amount description invoice_date due_date paid_at stripe_invoice_id download_url created_at updated_at';
  expect([...found.keys()]).toEqual(expect.arrayContaining(names.split(' ')));
  expect([found.get('currency'), found.get('status')]).toEqual(["'usd'::text", "'pending'::text"]);
});

test('an account has one subscription that may count, however often it is asked for', async () => {
  const id = await payer();
  await Promise.all(Array.from({ length: 10 }, () => store.billing.ensure(id)));
  const second = sql`insert into user_subscriptions (user_id, plan_id, status) values (${id}, 'stem-blazers', 'cancelled')`;
  expect(await failure(second)).toBe('23505');
});

test('an event is kept once, and taken by one of many workers', async () => {
  const event = { id: 'evt_1', kind: 'invoice.paid', about: 'invoice', subject: 'in_1' } as const;
  const added = await Promise.all(Array.from({ length: 20 }, () => store.stripe.addEvent(event)));
  expect(added.filter(Boolean)).toHaveLength(1);
  const taken = await Promise.all(Array.from({ length: 10 }, () => store.stripe.claimEvents(5)));
  expect(taken.flat()).toEqual([event]);
});

test('what is due is taken by one of many machines', async () => {
  const now = new Date();
  for (let made = 0; made < 10; made += 1) {
    const id = await payer();
    await store.plans.grantTrial(id, null, null);
    await store.plans.start(id, 'stem-blazers', 7);
  }
  const later = new Date(now.getTime() + 8 * DAY_MS);
  const taken = await Promise.all(
    Array.from({ length: 5 }, () =>
      store.transaction(async (inside) => {
        const rows = await inside.billing.lockDue(later, 100);
        for (const { id, account } of rows) await inside.billing.write(id, freeAccount(later, account));
        return rows.length;
      }),
    ),
  );
  expect(taken.reduce((sum, rows) => sum + rows, 0)).toBe(10);
});

test('a deleted account with a subscription at Stripe leaves its number to be ended, and nothing else', async () => {
  const id = await payer();
  await store.billing.ensure(id);
  const row = await store.billing.lock(id);
  if (!row) throw new Error('no row');
  const remote = { id: 'sub_gone', customerId: 'cus_gone', createdAt: new Date() };
  await store.stripe.write(row.id, freeAccount(new Date()), remote);
  await db.deleteFrom('users').where('id', '=', id).execute();
  const kept = await db.selectFrom('stripeCancellations').selectAll().execute();
  expect(kept).toMatchObject([{ stripeSubscriptionId: 'sub_gone', refund: 'rule' }]);
  expect(JSON.stringify(kept)).not.toContain(id);
});

test('a promo code is used as often as it says', async () => {
  await db.insertInto('promoCodes').values({ code: 'FIVE', trialDays: 14, usesLeft: 5 }).execute();
  const used = await Promise.all(Array.from({ length: 50 }, () => store.billing.usePromo('FIVE')));
  expect(used.filter(Boolean)).toHaveLength(5);
});
