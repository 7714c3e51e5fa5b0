import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { checkInvariants } from '../check-invariants.ts';
import { connect } from '../connection/connect.ts';
import { createStore, violatedConstraint } from '../store.ts';
import { cloneDatabase } from '../testing/test-cluster.ts';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore();
const NOW = new Date('2026-03-05T12:00:00Z');
const ITEM = {
  subject: 'math',
  skill: 'math-addition',
  isReview: false,
  source: { kind: 'generator', generatorId: 'math-adding', grade: '1st', seed: 7 },
} as const;
const child = (username: string, own = store) =>
  own.users.create({
    username,
    passwordHash: null,
    email: null,
    firstName: null,
    lastName: null,
    role: 'student',
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => violatedConstraint(cause),
  );

test('twice at once: one open round a subject and grade, one daily five a day', async () => {
  const { id } = await child('rounds');
  const begin = (day: string | null) =>
    refusal(
      store.transaction((tx) =>
        tx.practice.begin({ userId: id, subjectId: 'math', grade: '1st', day }, [ITEM], NOW),
      ),
    );
  const open = await Promise.all(Array.from({ length: 8 }, () => begin(null)));
  expect(open.filter((constraint) => constraint === null)).toHaveLength(1);
  expect(new Set(open)).toEqual(new Set([null, 'practice_rounds_open']));
  const daily = await Promise.all(Array.from({ length: 8 }, () => begin('2026-03-05')));
  expect(daily.filter((constraint) => constraint === null)).toHaveLength(1);
  expect(await begin('2026-03-06')).toBeNull();
});

test('twice at once: an item is answered once, and the first answer stays', async () => {
  const { id } = await child('answers');
  await store.practice.begin({ userId: id, subjectId: 'math', grade: '1st', day: null }, [ITEM, ITEM], NOW);
  const roundId = (await store.practice.open(id, 'math', '1st'))[0]?.roundId ?? '';
  const fact = { roundId, position: 0, userId: id, isCorrect: true, points: 0, answerMs: 1, answeredAt: NOW };
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, option) => store.practice.addAnswer({ ...fact, option })),
  );
  expect(written.filter(Boolean)).toHaveLength(1);
});

test('I1: the ledger takes points of practice one by one, the first to the twentieth of a day, each once', async () => {
  const { db: own } = connect({ url: await cloneDatabase(inject('clusterUrl'), inject('template')) });
  const { id } = await child('points', createStore(own));
  const pay = (ref: string, points = 1) =>
    refusal(createStore(own).progress.pay(id, 'practice', ref, points, NOW));
  const LIMIT = 'practice_points_a_day';
  expect([await pay('2026-03-05#01'), await pay('2026-03-05#20')]).toEqual([null, null]);
  expect([
    await pay('2026-03-05#21'),
    await pay('2026-03-05#00'),
    await pay('2026-03-05#02', 2),
    await pay('any'),
  ]).toEqual([LIMIT, LIMIT, LIMIT, LIMIT]);
  const again = await Promise.all(
    Array.from({ length: 10 }, () => createStore(own).progress.pay(id, 'practice', '2026-03-05#05', 1, NOW)),
  );
  expect(again.filter(Boolean)).toHaveLength(1);
  await own.destroy();
});

test('a source is a lesson’s activity or a generator with its seed, never half of one or both', async () => {
  const { id } = await child('sources');
  await store.practice.begin({ userId: id, subjectId: 'math', grade: '1st', day: null }, [ITEM], NOW);
  const both = sql`update practice_items set activity = 1 where user_id = ${id}`.execute(db);
  expect(await refusal(both)).toMatch(/^practice_items_check/);
  const neither = sql`update practice_items set seed = null where user_id = ${id}`.execute(db);
  expect(await refusal(neither)).toMatch(/^practice_items_check/);
});

test('a card is kept once an item, its key is that of its source, and it goes with the child', async () => {
  const { id } = await child('cards');
  const memory = { stability: 1, difficulty: 5, intervalDays: 1, reviews: 1, lapses: 0, reviewedAt: NOW };
  const save = (reviews: number) =>
    store.reviews.save(id, ITEM, { ...memory, reviews, dueDay: '2026-03-06' });
  await Promise.all([1, 2, 3, 4].map(save));
  expect(await store.reviews.card(id, ITEM.source)).toMatchObject({
    ...memory,
    reviews: expect.any(Number),
    dueDay: '2026-03-06',
  });
  expect(
    await refusal(
      sql`update review_cards set item_key = 'generator:other' where user_id = ${id}`.execute(db),
    ),
  ).toBe('review_cards_key');
  expect(await store.practiceStock.due(id, null, '2026-03-05')).toEqual([]);
  expect(await store.practiceStock.due(id, 'math', '2026-03-06')).toMatchObject([{ skill: 'math-addition' }]);
  expect(await store.practiceStock.due(id, 'english', '2026-03-06')).toEqual([]);
  await db.deleteFrom('users').where('username', 'in', ['cards']).execute();
  expect(await db.selectFrom('reviewCards').select('itemKey').where('userId', '=', id).execute()).toEqual([]);
});

test('the invariants name what is broken in practice', async () => {
  const { db: broken } = connect({ url: await cloneDatabase(inject('clusterUrl'), inject('template')) });
  const own = createStore(broken);
  const { id } = await child('broken', own);
  await own.practice.begin({ userId: id, subjectId: 'math', grade: '1st', day: null }, [ITEM], NOW);
  await own.practice.begin(
    { userId: id, subjectId: 'math', grade: '1st', day: '2026-03-05' },
    [ITEM, ITEM],
    NOW,
  );
  const [open, daily] = [
    await own.practice.open(id, 'math', '1st'),
    await own.practice.daily(id, '2026-03-05'),
  ];
  const fact = { position: 0, userId: id, option: 0, answerMs: 1, answeredAt: NOW };
  await own.practice.addAnswer({ ...fact, roundId: open[0]?.roundId ?? '', isCorrect: true, points: 1 });
  await own.practice.addAnswer({ ...fact, roundId: daily[0]?.roundId ?? '', isCorrect: false, points: 0 });
  const found = (await checkInvariants(broken)).map(({ invariant, rows }) => [invariant, rows.length]);
  expect(found).toEqual([
    ['I1 what practice paid is what its answers earned', 1],
    ['I1 a round of practice holds what was dealt, and is finished with its last answer', 1],
    ['I1 a mistake in practice has its card', 1],
  ]);
  await broken.destroy();
});
