import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './connection/connect.ts';

export interface Violation {
  readonly invariant: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** The queries of invariants.sql with the name above each. */
function queries(): readonly { readonly invariant: string; readonly text: string }[] {
  const file = readFileSync(join(import.meta.dirname, '../invariants.sql'), 'utf8');
  return file
    .split(/\n\n+/)
    .map((block) => ({
      invariant: /^-- (I\d+ .*)$/m.exec(block)?.[1] ?? '',
      text: block.replace(/^--.*$/gm, '').trim(),
    }))
    .filter(({ invariant, text }) => invariant !== '' && text !== '');
}

/** Runs every invariant of invariants.sql; an empty list is the only right answer. At most ten rows are named for each. */
export async function checkInvariants(db: Database): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  for (const { invariant, text } of queries()) {
    const result = await sql.raw<Record<string, unknown>>(text.replace(/;\s*$/, '')).execute(db);
    if (result.rows.length > 0) found.push({ invariant, rows: result.rows.slice(0, 10) });
  }
  return found;
}
