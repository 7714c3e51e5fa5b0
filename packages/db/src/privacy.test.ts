import { KEPT_DATA } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from './testing/test-store.ts';

const { db } = await testStore();

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
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    db,
  );
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
  const exported = KEPT_DATA.filter(({ inExport }) => inExport === 'export');
  const told = rows.filter(({ table, column }) =>
    exported.some((kept) => kept.table === table && !kept.hidden?.includes(column)),
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(told).toEqual([]);
});
