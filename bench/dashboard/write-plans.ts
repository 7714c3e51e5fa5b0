import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, type DB, type RootStore } from '@noodlenaut/db';
import { CamelCasePlugin, Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';

/** One read of the store, by the name its plans are filed under. */
export type NamedRead = readonly [name: string, read: (store: RootStore) => Promise<unknown>];

/** Writes how PostgreSQL answers each statement of these reads: rows and pages, no times, so that two runs can be compared. */
export async function writePlans(url: string, reads: readonly NamedRead[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const seen: CompiledQuery[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void seen.push(query),
  });
  const store = createStore(db);
  for (const [name, read] of reads) {
    seen.length = 0;
    await read(store);
    for (const { sql: text, parameters } of seen) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off, timing off, summary off) ${text}`,
        [...parameters],
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      writeFileSync(join(import.meta.dirname, 'plans', `${name}.txt`), `${text.trim()}\n\n${plan}\n`);
    }
  }
  await db.destroy();
}
