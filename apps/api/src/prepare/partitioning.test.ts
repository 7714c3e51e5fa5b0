import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, grantServer } from '@noodlenaut/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed-demo.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { practiceRounds } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

/** The steps of decision 0115, on a school with three weeks of a class, while a child goes on answering. */
const ANSWERS = ['lesson_attempts', 'practice_answers', 'game_answers'] as const;
const LESSON = 'math-3rd-01-legs-wings-wheels';
const ROOT = join(import.meta.dirname, '../../../../packages/db');
const api = await startTestApi();
const { db, store, passwords, env } = api.services;
const owner = connect({ url: env.DATABASE_URL, poolSize: 1 });
afterAll(() => owner.db.destroy());
/** As psql runs a file. */
const run = (name: string) => owner.pool.query(readFileSync(join(ROOT, 'partitioning', name), 'utf8'));

const definitions = async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid::regclass::text = any(${[...ANSWERS]}) and contype <> 'n'
    union all select 'index ' || indexname, replace(indexdef, ' ON ONLY ', ' ON ')
    from pg_indexes where tablename = any(${[...ANSWERS]})
    union all select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid)
    from pg_trigger where tgrelid::regclass::text = any(${[...ANSWERS]}) and not tgisinternal
    order by 1`.execute(db);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
};
const count = async (table: string) => {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
};
/** What a backup takes: whole tables and sequences by name. */
const ofDump = async () => {
  const { rows } = await sql`select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p', 'S') and not relispartition order by 1`.execute(db);
  return rows;
};
const counts = () => Promise.all([...ANSWERS, 'audit_log'].map(count));
const rounds = practiceRounds(api);
const answer = (child: Person, activity: number) =>
  child.ask('POST', `/api/lessons/${LESSON}/activities/${activity}/answer`, { option: 0, answerMs: 3000 });

let child: Person;
let before: Awaited<ReturnType<typeof definitions>>;
let filled: number[];
let answered: number[];
let dumped: Awaited<ReturnType<typeof ofDump>>;
beforeAll(async () => {
  await seedDemo(store, passwords, 'a demo password', new Date());
  child = await signedIn(api, 'student', { grade: '3rd' });
  const first = await answer(child, 0);
  await sql`insert into audit_log (at, action, result) values (now() - interval '40 days', 'test', 'done'), (now(), 'test', 'done')`.execute(
    db,
  );
  before = await definitions();
  dumped = await ofDump();
  await run('answers-1-copy.sql');
  const meanwhile = await answer(child, 1);
  answered = [first.statusCode, meanwhile.statusCode];
  const round = await rounds.open(child);
  await rounds.right(child, round, 0);
  filled = await counts();
  await run('answers-2-swap.sql');
  await run('audit-log.sql');
});

test('no foreign key leads into the tables that grow with answers or with the log', async () => {
  const { rows } = await sql`select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid::regclass::text = any(${[...ANSWERS, 'audit_log']}) and conparentid = 0`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('every row is there, also what was answered meanwhile, and every table has partitions', async () => {
  expect(answered).toEqual([200, 200]);
  expect(filled.every((rows) => rows > 0)).toBe(true);
  expect(await counts()).toEqual(filled);
  const { rows } = await sql<{
    name: string;
    parts: number;
  }>`select inhparent::regclass::text as name, count(*)::int as parts
    from pg_inherits join pg_class on oid = inhparent where relkind = 'p' group by 1 order by 1`.execute(db);
  expect(rows.map(({ name, parts }) => [name, parts])).toEqual([
    ['audit_log', 25],
    ['game_answers', 16],
    ['lesson_attempts', 16],
    ['practice_answers', 16],
  ]);
});

test('keys, checks, indexes and triggers are what they were; only the key of a number has one more column', async () => {
  const now = await definitions();
  const changed = [...before]
    .filter(([name, definition]) => now.get(name) !== definition)
    .map(([name]) => name);
  expect(new Set(now.keys())).toEqual(new Set(before.keys()));
  expect(changed).toEqual(['index lesson_attempts_pkey', 'lesson_attempts lesson_attempts_pkey']);
});

test('a backup finds the tables and sequences that a restore makes', async () => {
  expect(await ofDump()).toEqual(dumped);
});

test('PostgreSQL takes every statement of the repositories', async () => {
  const texts = globSync('src/*/*.repository.sql', { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const blocks = texts.flatMap((text) => text.split(/;\n+/).filter(Boolean));
  expect(blocks.length).toBeGreaterThan(300);
  for (const block of blocks) {
    await owner.pool.query(`prepare checked as ${block.replace(/^-- .*$/gm, '')}`);
    await owner.pool.query('deallocate checked');
  }
});

test('a child goes on: each answer counts once, a lesson and a round are finished and credited', async () => {
  const { rows } = await sql<{
    run: string;
  }>`select run_id as run from lesson_attempts where user_id = ${child.id} limit 1`.execute(db);
  await expect(
    sql`insert into lesson_attempts (run_id, user_id, lesson_id, activity, option, is_correct, try_number)
      values (${rows[0]?.run}, ${child.id}, ${LESSON}, 1, 0, true, 1)`.execute(db),
  ).rejects.toThrow('duplicate key');
  const lesson = (await child.ask('GET', `/api/lessons/${LESSON}/play`)).json();
  for (const [activity] of lesson.content.activities.entries()) await answer(child, activity);
  expect((await child.ask('POST', `/api/lessons/${LESSON}/complete`, {})).statusCode).toBe(200);
  const round = await rounds.open(child);
  await rounds.finish(child, round);
  const finished =
    await sql`select 1 from practice_rounds where id = ${round.id} and finished_at is not null`.execute(db);
  expect(finished.rows).toHaveLength(1);
  expect((await child.ask('GET', '/api/dashboard')).statusCode).toBe(200);
});

test('the log stays what it was: only added to, and the servers’ role cannot change it in a partition either', async () => {
  await store.audit.write({ action: 'test', actorId: null, childId: child.id, result: 'done' });
  await expect(sql`update audit_log set action = 'other'`.execute(db)).rejects.toThrow('only added to');
  await expect(sql`delete from audit_log_until`.execute(db)).rejects.toThrow('only added to');
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('only added to');
  const name = `log_${process.pid}`;
  await grantServer(owner.db, { name, password: undefined });
  for (const table of ['audit_log', 'audit_log_until'])
    for (const right of ['update', 'delete', 'truncate']) {
      const { rows } = await sql<{
        may: boolean;
      }>`select has_table_privilege(${name}, ${table}, ${right}) as may`.execute(db);
      expect([table, right, rows[0]?.may]).toEqual([table, right, false]);
    }
  await sql`drop owned by ${sql.id(name)}`.execute(owner.db);
  await sql`drop role ${sql.id(name)}`.execute(owner.db);
  expect(await store.privacy.endOld(new Date())).toBeGreaterThanOrEqual(0);
});

test('an erased child leaves no answer, neither in a partition nor in a table that was put aside', async () => {
  await store.privacy.askErase(child.id, child.id);
  await sql`update account_deletions set asked_at = now() - interval '9 days', erase_at = now() - interval '1 day'`.execute(
    db,
  );
  await store.privacy.erase([child.id]);
  for (const table of ANSWERS.flatMap((one) => [one, `put_aside.${one}_before`])) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${child.id}`.execute(db);
    expect([table, rows]).toEqual([table, []]);
  }
});
