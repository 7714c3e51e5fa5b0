import type { Database } from '@noodlenaut/db';
import { sql } from 'kysely';

/** Every table that holds the text anywhere, whatever its schema. */
export async function tablesHolding(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.raw(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
