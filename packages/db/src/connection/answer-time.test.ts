import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { createStore, sqlState } from '../store.ts';
import { cutWire } from '../testing/cut-wire.ts';
import { testStore } from '../testing/test-store.ts';

const { url } = await testStore();
const ANSWER_MS = 300;
const open = async (answerMs?: number) => {
  const wire = await cutWire(new URL(url));
  // Of a server that is silent nobody waits long for a connection; of a busy machine one does.
  const waitMs = answerMs === undefined ? 10_000 : 200;
  const { db, pool } = connect({ url: wire.url, poolSize: 2, waitMs, ...(answerMs && { answerMs }) });
  afterAll(async () => {
    wire.heal();
    await db.destroy();
    await wire.stop();
  });
  return { wire, db, pool, store: createStore(db) };
};
const one = 'select 1';

test('a server that falls silent: a statement fails in time, nothing waits behind it, and the next ones are answered again', async () => {
  const { wire, db, pool, store } = await open(ANSWER_MS);
  await sql.raw(one).execute(db);
  wire.blackHole();
  const tries = [
    sql.raw(one).execute(db),
    // The rollback is not waited for as long again.
    store.transaction((tx) => tx.sessions.find(['a'])),
  ];
  const said = await Promise.allSettled(tries);
  expect(said.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(pool.totalCount).toBe(0);
  wire.heal();
  await expect.poll(() => sql.raw(one).execute(db), { timeout: 5000 }).toMatchObject({ rows: [{}] });
  expect(await store.sessions.find(['a'])).toEqual([]);
});

test('a transaction that falls silent in its middle leaves nothing behind', async () => {
  const { wire, db, store } = await open(ANSWER_MS);
  const work = store.transaction(async (tx) => {
    await tx.sessions.find(['a']);
    wire.blackHole();
    await tx.sessions.find(['b']);
  });
  await expect(work).rejects.toThrow('Query read timeout');
  wire.heal();
  await expect.poll(() => store.sessions.find(['a']), { timeout: 5000 }).toEqual([]);
  const left = sql`select 1 from pg_stat_activity where state like 'idle in transaction%'
    and datname = current_database()`;
  await expect.poll(async () => (await left.execute(db)).rows, { timeout: 5000 }).toEqual([]);
});

test('without a limit a statement takes as long as it needs', async () => {
  const { db } = await open();
  const { rows } = await sql<{
    slept: string;
  }>`select pg_sleep(${(3 * ANSWER_MS) / 1000})::text as slept`.execute(db);
  expect(rows).toHaveLength(1);
});

test('the server itself ends a statement that takes too long, and the connection serves the next', async () => {
  const { db, pool } = await open(ANSWER_MS);
  const cause = await sql`select pg_sleep(60)`.execute(db).catch((thrown: unknown) => thrown);
  expect(sqlState(cause)).toBe('57014');
  const { rows } =
    await sql`select 1 from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active'
    and pid <> pg_backend_pid() and datname = current_database()`.execute(db);
  expect(rows).toEqual([]);
  expect(pool.totalCount).toBe(1);
});

test('no statement waits for its compiler, whatever the server has as its default', async () => {
  const { db } = await open();
  const { rows } = await sql<{ value: string; source: string }>`
    select setting as value, source from pg_settings where name = 'jit'`.execute(db);
  expect(rows).toEqual([{ value: 'off', source: 'client' }]);
});
