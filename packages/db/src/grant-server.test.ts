import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect } from './connection/connect.ts';
import { grantServer } from './grant-server.ts';
import { createStore } from './store.ts';
import { testStore } from './testing/test-store.ts';

const owner = await testStore();
// Roles belong to the whole cluster, on which other files test at the same time.
const name = `${new URL(owner.url).pathname.slice(1)}-"quoted"`;
const password = `it's "hard" / to % quote`;
const grant = () => grantServer(owner.db, { name, password });
await Promise.all([grant(), grant(), grant()]);
const url = new URL(owner.url);
url.username = encodeURIComponent(name);
url.password = encodeURIComponent(password);
const { db } = connect({ url: url.href, poolSize: 2 });
afterAll(async () => {
  await db.destroy();
  await sql`drop owned by ${sql.id(name)}`.execute(owner.db);
  await sql`drop role ${sql.id(name)}`.execute(owner.db);
});

const note = (daysAgo: number) =>
  sql`insert into audit_log (at, action, result)
      values (now() - make_interval(days => ${daysAgo}), 'a.b', 'done')`.execute(owner.db);

test('the servers add to the audit log, and neither change nor take out nor empty it, nor lift what forbids it', async () => {
  await createStore(db).audit.write({ actorId: null, action: 'test.write', result: 'done' });
  for (const forbidden of [
    `update audit_log set action = 'c.d'`,
    `delete from audit_log`,
    `truncate audit_log`,
    `alter table audit_log disable trigger all`,
    `drop trigger audit_log_append_only on audit_log`,
    `drop table audit_log`,
    `create or replace function audit_log_is_append_only() returns trigger language plpgsql as 'begin return old; end'`,
    `set session_replication_role = replica`,
  ])
    await expect(sql.raw(forbidden).execute(db), forbidden).rejects.toThrow(
      /permission denied|must be owner/,
    );
});

test('the owner empties it as little', async () => {
  await expect(sql`truncate audit_log`.execute(owner.db)).rejects.toThrow('only added to');
});

test('old lines end, through a function that spares whatever is younger than a year', async () => {
  await note(400);
  await note(300);
  await sql`select end_old_audit_lines(now())`.execute(db);
  const { rows } = await sql<{ old: number; young: number }>`
    select count(*) filter (where at < now() - interval '365 days')::int as old,
           count(*) filter (where at < now() - interval '200 days')::int as young from audit_log`.execute(db);
  expect(rows).toEqual([{ old: 0, young: 1 }]);
});

test('the servers own nothing, and reach every other table', async () => {
  const owned = await sql`
    select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = ${name}`.execute(
    owner.db,
  );
  expect(owned.rows).toEqual([]);
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not (has_table_privilege(${name}, oid, 'select') and has_table_privilege(${name}, oid, 'insert')
            and has_table_privilege(${name}, oid, 'update') and has_table_privilege(${name}, oid, 'delete'))
     order by 1`.execute(owner.db);
  expect(rows.map(({ table }) => table)).toEqual(['audit_log', 'kysely_migration', 'kysely_migration_lock']);
});
