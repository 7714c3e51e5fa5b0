import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from '../testing/test-store.ts';

const { store, db } = await testStore(1);
const named = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows;

test('a statement that runs all the time is planned once a connection, any other is not kept', async () => {
  await store.users.byId('00000000-0000-4000-8000-000000000001');
  expect(await named()).toEqual([]);
  for (const hash of ['a', 'b', 'c']) expect(await store.sessions.find([hash])).toEqual([]);
  expect(await store.quizAnswers.add([])).toEqual(new Set());
  const kept = await named();
  expect(kept.map(({ statement }) => statement.includes('/* prepared */'))).toEqual([true, true]);
});

test('a kept statement gives back and refuses what it did, also inside a transaction that fails', async () => {
  await expect(
    store.transaction(async (tx) => {
      await tx.sessions.find(['a']);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await store.sessions.find(['a'])).toEqual([]);
});
