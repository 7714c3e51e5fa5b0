import fc from 'fast-check';
import { DAY_MS, trialEmail } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runBilling } from './run-billing.ts';
import { trialEmailKey } from './trial-keys.ts';

const api = await startTestApi();
const { db, store } = api.services;
const START = new Date('2026-12-01T10:00:00Z');
const BASE = '/api/adventure-scholars';
let count = 0;
/** Registers, and asks again while the server has too many passwords to hash. */
async function register(email: string) {
  count += 1;
  const username = `trial-${count}`;
  const given = { username, password: 'a long enough one', role: 'parent', email };
  for (;;) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { ...given, subscriptionPlanId: 'stem-blazers' },
    });
    if (answer.statusCode !== 503) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
}
const subscribe = (who: Person) =>
  who.ask('POST', `${BASE}/subscribe`, { planId: 'stem-blazers', todayCents: 0 });
const buyer = async (email?: string) => {
  const who = await signedIn(api, 'parent', email === undefined ? {} : { email });
  const confirmedAt = new Date('2100-01-01');
  await db.updateTable('sessions').set({ confirmedAt }).where('userId', '=', who.id).execute();
  return who;
};

test(
  'I11: 500 registrations at once with variants of one address start one trial',
  { timeout: 300_000 },
  async () => {
    const variants = Array.from({ length: 500 }, (_, at) =>
      at % 2 === 0 ? `Nad.ia+${at}@gmail.com` : `na.d.ia+${at}@GMail.com`,
    );
    const answers = await Promise.all(variants.map((email) => register(email)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.filter((answer) => answer.json().subscription.isTrialing)).toHaveLength(1);
  },
);

test('[P6.22] ten guardians of one child who ask at the same moment get one trial', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const guardians = await Promise.all(Array.from({ length: 10 }, () => buyer()));
  for (const [at, { id }] of guardians.entries())
    await store.family.link(child.id, id, at === 0 ? 'primary' : 'secondary', 'active');
  const answers = await Promise.all(guardians.map(subscribe));
  expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(answers.filter((answer) => answer.json().code === 'price_changed')).toHaveLength(9);
});

test('[P6.22] a family’s trial counts for a guardian of a brother too, and after a link has ended', async () => {
  const [leo, mia] = [await signedIn(api, 'student'), await signedIn(api, 'student')];
  const [ana, sam, bo] = [await buyer(), await buyer(), await buyer()];
  await store.family.link(leo.id, ana.id, 'primary', 'active');
  await store.family.link(leo.id, sam.id, 'secondary', 'active');
  await store.family.link(mia.id, sam.id, 'primary', 'active');
  await store.family.link(mia.id, bo.id, 'secondary', 'active');
  expect((await subscribe(ana)).statusCode).toBe(200);
  await db
    .updateTable('guardianLinks')
    .set({ status: 'revoked', seat: null })
    .where('guardianId', '=', sam.id)
    .where('childId', '=', leo.id)
    .execute();
  for (const who of [sam, bo]) {
    expect((await who.ask('GET', `${BASE}/billing`)).json().isTrialPossible).toBe(false);
    expect((await subscribe(who)).json().code).toBe('price_changed');
  }
  expect((await subscribe(await buyer())).statusCode).toBe(200);
});

test('the database and the domain agree about what an address counts as', async () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9.+_@-]{0,12}$/);
  const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'Example.org', 'a.b', '');
  await fc.assert(
    fc.asyncProperty(part, domain, fc.boolean(), async (local, at, hasAt) => {
      const email = hasAt ? `${local}@${at}` : `${local}${at}`;
      const { rows } = await sql<{ key: string }>`select trial_email_key(${email}) as key`.execute(db);
      expect([trialEmail(email), rows[0]?.key]).toEqual([trialEmail(email), trialEmailKey(email)]);
    }),
    { numRuns: 500 },
  );
});

const action = fc.record({
  days: fc.nat(6),
  who: fc.nat(4),
  what: fc.constantFrom('subscribe', 'cancel', 'at once', 'resume', 'pay'),
});
test(
  '[P6.22] whatever people of one family or one address do: seven trial days at most',
  { timeout: 300_000 },
  async () => {
    let families = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
        families += 1;
        let now = 0;
        const setDay = (days: number) => {
          now = days;
          api.setNow(new Date(START.getTime() + days * DAY_MS));
        };
        setDay(0);
        const child = await signedIn(api, 'student');
        const mail = (at: number) => `family${families}+${at}@example.org`;
        // Two share an address, three are linked to the child; the middle one does both.
        const people = [
          await buyer(mail(0)),
          await buyer(mail(1)),
          await buyer(mail(2)),
          await buyer(),
          await buyer(),
        ];
        for (const [at, { id }] of people.slice(2).entries())
          await store.family.link(child.id, id, at === 0 ? 'primary' : 'secondary', 'active');
        // The one whom all others are tied to had the trial, or asks first.
        const [, , middle] = people;
        if (!middle) throw new Error('nobody');
        await subscribe(middle);
        const ids = people.map(({ id }) => id);
        let trialDays = 0;
        const pass = async (days: number) => {
          for (let day = 0; day < days; day += 1) {
            const { count: trials } = await db
              .selectFrom('userSubscriptions')
              .select(({ fn }) => fn.countAll<string>().as('count'))
              .where('userId', 'in', ids)
              .where('trialing', '=', true)
              .executeTakeFirstOrThrow();
            trialDays += Number(trials);
            setDay(now + 1);
            await runBilling(api.services);
          }
        };
        for (const { days, who, what } of actions) {
          const person = people[who];
          if (!person) continue;
          if (what === 'subscribe') await subscribe(person);
          if (what === 'pay')
            await person.ask('POST', `${BASE}/subscribe`, { planId: 'stem-blazers', todayCents: 9990 });
          if (what === 'cancel') await person.ask('POST', `${BASE}/cancel`);
          if (what === 'at once') await person.ask('POST', `${BASE}/cancel`, { immediately: true });
          if (what === 'resume') await person.ask('POST', `${BASE}/resume`);
          await pass(days);
        }
        await pass(8);
        expect(trialDays).toBeLessThanOrEqual(7);
      }),
      { numRuns: 12 },
    );
  },
);
