import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { db, store } = await testStore(20);

async function account(): Promise<string> {
  await store.plans.put();
  const name = `u${crypto.randomUUID().slice(0, 8)}`;
  const user = await store.users.create({
    username: name,
    passwordHash: null,
    email: null,
    firstName: null,
    lastName: null,
    role: 'student',
  });
  return user.id;
}
const rowsOf = (userId: string) =>
  db
    .selectFrom('subscriptionUsage')
    .select(['year', 'month', 'multiplayerGamesPlayed', 'practiceProblemsCompleted'])
    .where('userId', '=', userId)
    .orderBy('year')
    .orderBy('month')
    .execute();
const add = (userId: string, at: string, games: number, practice = 0) =>
  sql`select add_usage(${userId}::uuid, ${at}::timestamptz, 0, 0, ${practice}, ${games})`.execute(db);

test('[S3.83] [S3.84] usage stands in one row a month, in UTC, to the last millisecond; an account without a plan gets the free one', async () => {
  const userId = await account();
  await add(userId, '2026-11-30T23:59:59.999Z', 1, 2);
  await add(userId, '2026-12-01T00:00:00.000Z', 1, 3);
  await add(userId, '2026-12-31T23:59:59.999-05:00', 0, 5);
  expect(await rowsOf(userId)).toEqual([
    { year: 2026, month: 11, multiplayerGamesPlayed: 1, practiceProblemsCompleted: 2 },
    { year: 2026, month: 12, multiplayerGamesPlayed: 1, practiceProblemsCompleted: 3 },
    { year: 2027, month: 1, multiplayerGamesPlayed: 0, practiceProblemsCompleted: 5 },
  ]);
  const plans = await db
    .selectFrom('userSubscriptions')
    .select('planId')
    .where('userId', '=', userId)
    .execute();
  expect(plans).toEqual([{ planId: 'adventure-scholars-free' }]);
});

test('I5: no count is lost when many are written at once, also the first of a month and of an account', async () => {
  const userId = await account();
  await Promise.all(Array.from({ length: 200 }, (_, at) => add(userId, '2026-11-15T12:00:00Z', at % 2, 1)));
  expect(await rowsOf(userId)).toEqual([
    { year: 2026, month: 11, multiplayerGamesPlayed: 100, practiceProblemsCompleted: 200 },
  ]);
});

test('I5: of many grants at once exactly as many pass as the limit says', async () => {
  const userId = await account();
  const limit = 3;
  // As a booking does it: raise the counter, look at it in the same transaction, and take everything back when it is too high.
  const book = () =>
    db
      .transaction()
      .execute(async (tx) => {
        await sql`select add_usage(${userId}::uuid, '2026-11-15T12:00:00Z'::timestamptz, 0, 0, 0, 1)`.execute(
          tx,
        );
        const { used } = await tx
          .selectFrom('subscriptionUsage')
          .select('multiplayerGamesPlayed as used')
          .where('userId', '=', userId)
          .executeTakeFirstOrThrow();
        if (used > limit) throw new Error('over the limit');
        return true;
      })
      .catch(() => false);
  const granted = await Promise.all(Array.from({ length: 5000 }, book));
  expect(granted.filter(Boolean)).toHaveLength(limit);
  expect((await rowsOf(userId))[0]?.multiplayerGamesPlayed).toBe(limit);
});
