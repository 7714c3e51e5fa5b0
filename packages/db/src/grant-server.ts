import { sql } from 'kysely';
import type { Database } from './connection/connect.ts';

/** The role of the servers may read and write all data, but it owns no table and cannot change the audit log (security 2.19). */
const SCHEMAS = ['public', 'pgboss'] as const;

export interface ServerRole {
  readonly name: string;
  /** What the role signs in with from now on; undefined leaves it as it is. */
  readonly password: string | undefined;
}

/**
 * Gives the role of the servers its rights on all tables. The owner calls it after each migration.
 * The role is made if it does not exist, and has the given password afterwards.
 * @throws the database's refusal when the caller may not make roles or does not own the tables
 */
export async function grantServer(owner: Database, { name, password }: ServerRole): Promise<void> {
  const role = sql.id(name);
  await owner.transaction().execute(async (db) => {
    // Several processes start at once; each grants the same.
    await sql`select pg_advisory_xact_lock(hashtext('noodlenaut grants'))`.execute(db);
    const { rows } = await sql`select 1 from pg_roles where rolname = ${name}`.execute(db);
    const withPassword = password === undefined ? sql`` : sql`password ${sql.lit(password)}`;
    if (rows.length === 0) await sql`create role ${role} login ${withPassword}`.execute(db);
    // A new password outside counts from the next start on.
    else if (password !== undefined) await sql`alter role ${role} ${withPassword}`.execute(db);
    for (const schema of SCHEMAS) {
      const id = sql.id(schema);
      const found = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db);
      if (found.rows.length === 0) continue;
      await sql`grant usage on schema ${id} to ${role}`.execute(db);
      await sql`grant select, insert, update, delete on all tables in schema ${id} to ${role}`.execute(db);
      await sql`grant usage, select on all sequences in schema ${id} to ${role}`.execute(db);
      await sql`grant execute on all functions in schema ${id} to ${role}`.execute(db);
    }
    // The log and, where it has some (decision 0115), its partitions.
    const logs = await sql<{ name: string }>`
      select relname as name from pg_class where oid = 'audit_log'::regclass
        or oid in (select inhrelid from pg_inherits where inhparent = 'audit_log'::regclass)`.execute(db);
    for (const { name: log } of logs.rows)
      await sql`revoke update, delete, truncate, references, trigger on ${sql.table(log)} from ${role}`.execute(
        db,
      );
    for (const table of ['kysely_migration', 'kysely_migration_lock'])
      await sql`revoke insert, update, delete on ${sql.table(table)} from ${role}`.execute(db);
  });
}
