import pg from 'pg';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

const TABLES = `
  select oid::regclass::text as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname not in ('kysely_migration', 'kysely_migration_lock')`;

/**
 * Empties all tables and runs `load` while no trigger fires and no foreign key is checked; then all of them hold again, so rows that break one
 * are refused. Needs the owner of the tables and no superuser. Call it inside a transaction.
 */
export async function withoutConstraints<Result>(
  client: pg.Client,
  load: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const result = await load();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  return result;
}
