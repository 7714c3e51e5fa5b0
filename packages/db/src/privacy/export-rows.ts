import { KEPT_DATA, type NamedColumn } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface KeptRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface ExportedTable {
  readonly table: string;
  readonly hidden?: readonly string[];
  readonly named?: readonly NamedColumn[];
  readonly notInExport?: string;
  /** Columns that may name the person. */
  readonly columns: readonly string[];
}

/** What stands in the export beside a row's own columns: names in place of ids. */
const namesOf = (named: readonly NamedColumn[]) =>
  named.map(
    ({ as, table, key, name, by }) => sql` || jsonb_build_object(${as}::text,
        (select ${sql.ref(`${table}.${name}`)} from ${sql.table(table)}
          where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`kept.${by}`)}))`,
  );

/** All rows of these tables about a person, with the column names of the database, with names and without secrets. */
export async function exportRows(
  db: Database,
  tables: readonly ExportedTable[],
  personId: string,
): Promise<KeptRows[]> {
  const exported: KeptRows[] = [];
  for (const { table, hidden = [], named = [], notInExport, columns } of tables) {
    const isLeftOut = notInExport === undefined ? sql`false` : sql.ref(`kept.${notInExport}`);
    const isTheirs = columns.map((column) => sql`${sql.ref(`kept.${column}`)} = ${personId}::uuid`);
    const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
      select to_jsonb(kept) - ${[...hidden]}::text[]${sql.join(namesOf(named), sql``)} as row from ${sql.table(table)} kept
       where (${sql.join(isTheirs, sql` or `)}) and not ${isLeftOut}`.execute(db);
    exported.push({ table, rows: rows.map(({ row }) => row) });
  }
  return exported;
}

/** Replaces the ids of other people in a grown-up's rows by null. */
export function withoutOthers({ table, rows }: KeptRows, adultId: string): KeptRows {
  const others = KEPT_DATA.find((kept) => kept.table === table)?.others ?? [];
  const isOther = (column: string, value: unknown) => others.includes(column) && value !== adultId;
  return {
    table,
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, isOther(column, value) ? null : value]),
      ),
    ),
  };
}
