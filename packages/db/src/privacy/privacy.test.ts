import { ACCOUNT, KEPT_DATA, DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createStore } from '../store.ts';
import { testStore } from '../testing/test-store.ts';

const { db, store } = await testStore();

/** Columns that name a person: keys to accounts, and names that say so. */
const { rows: columns } = await sql<{ table: string; column: string }>`
  select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
   where c.contype = 'f' and c.confrelid = 'users'::regclass and c.connamespace = 'public'::regnamespace
  union
  select t.relname, a.attname from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0
   where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and not a.attisdropped
     and a.attname ~ '(user|student|child|pupil|sender|adult|guardian|teacher|actor|host|tutor|reporter|reported)_id$'
  order by 1, 2`.execute(db);
const known = new Map(KEPT_DATA.map((kept) => [kept.table, [kept.person, ...(kept.others ?? [])]]));

test('[P1.53] I12: every column that names a person stands in the list of what is kept', () => {
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.filter(({ table, column }) => !known.get(table)?.includes(column))).toEqual([]);
});

test('every table and column of the list exists, hidden ones too', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`.execute(db);
  const there = new Set(rows.map(({ name }) => name));
  const listed = KEPT_DATA.flatMap(({ table, person, others = [], hidden = [] }) =>
    [person, ...others, ...hidden].map((column) => `${table}.${column}`),
  );
  expect(listed.filter((name) => !there.has(name))).toEqual([]);
  expect(new Set(KEPT_DATA.map(({ table }) => table)).size).toBe(KEPT_DATA.length);
});

test('I12: what is deleted with an account goes by a key that cascades, what stays loses the name', async () => {
  const { rows } = await sql<{ table: string; column: string; rule: string }>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as rule
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass and c.connamespace = 'public'::regnamespace`.execute(
    db,
  );
  const rule = new Map(rows.map((row) => [`${row.table}.${row.column}`, row.rule]));
  for (const { table, person, onErase } of KEPT_DATA) {
    const found = rule.get(`${table}.${person}`);
    if (found === undefined) continue;
    expect([table, found]).toEqual([table, onErase === 'deleted' ? 'c' : 'n']);
  }
});

test('no column that hides a secret goes into an export', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ 'hash|token|secret|^sid$|parent_sid'`.execute(db);
  const exported = KEPT_DATA.filter(({ inExport }) => inExport === 'export' || inExport === 'grown-up');
  const told = rows.filter(({ table, column }) =>
    exported.some((kept) => kept.table === table && !kept.hidden?.includes(column)),
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(told).toEqual([]);
});

test('every table says how long it is kept, and what is not kept with the account says after which moment it ends', () => {
  // The account itself ends when nobody uses it: resting-accounts.test.ts of the api; the right to look after a school by staff.
  const endsOtherwise = new Set([
    'users',
    'account_deletions',
    'weekly_mails',
    'erased_accounts',
    'school_administrators',
  ]);
  const unsaid = KEPT_DATA.filter(
    ({ table, keptFor, ends }) => (keptFor === ACCOUNT) !== (ends === undefined) && !endsOtherwise.has(table),
  );
  expect(unsaid.map(({ table }) => table)).toEqual([]);
});

/** The audit log ends through a function of its own: its test is the next one. */
const ENDING = KEPT_DATA.flatMap(({ table, ends }) =>
  ends && table !== 'audit_log' ? [{ table, ...ends }] : [],
);
test('what is over ends in the night, and not a day before: every table of the list', async () => {
  const now = new Date('2026-11-22T03:23:00Z');
  const at = (days: number, ms: number) => new Date(now.getTime() - days * DAY_MS + ms);
  await db.connection().execute(async (own) => {
    // Empty tables of the same names, in sight of this connection alone, that ask for nothing but the moment.
    for (const { table, after, days } of ENDING) {
      await sql`create temp table ${sql.table(table)} (${sql.ref(after)} timestamptz)`.execute(own);
      await sql`insert into ${sql.table(table)} values (${at(days, -1)}), (${at(days, 1)}), (null)`.execute(
        own,
      );
    }
    expect(await createStore(own).privacy.endOld(now)).toBe(ENDING.length);
    expect(ENDING.length).toBeGreaterThan(9);
    for (const { table, after, days } of ENDING) {
      const { rows } = await sql<{
        moment: Date | null;
      }>`select ${sql.ref(after)} as moment from ${sql.table(table)} order by 1`.execute(own);
      expect([table, ...rows.map(({ moment }) => moment)]).toEqual([table, at(days, 1), null]);
      await sql`drop table ${sql.table(`pg_temp.${table}`)}`.execute(own);
    }
  });
});

test('a line of the audit log is never changed or taken out, but for its age', async () => {
  const note = (at: Date) =>
    sql`insert into audit_log (at, action, result) values (${at}, 'a.b', 'done')`.execute(db);
  await note(new Date(Date.now() - 400 * DAY_MS));
  await note(new Date(Date.now() - 300 * DAY_MS));
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('only added to');
  await expect(sql`update audit_log set action = 'c.d'`.execute(db)).rejects.toThrow('only added to');
  expect(await store.privacy.endOld(new Date())).toBe(1);
  expect((await sql`select 1 from audit_log`.execute(db)).rows).toHaveLength(1);
});
