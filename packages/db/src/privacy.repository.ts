import { KEPT_DATA } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

const DAY_MS = 86_400_000;

export interface KeptRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** What is kept of a person, given out and erased by the list of domain (PRODUCT 1, SAFETY 2.16). */
export function privacyRepository(db: Database) {
  return {
    /** Every exported table with the person's rows, columns as they are spelled in the database, secrets left out. */
    export: async (personId: string): Promise<KeptRows[]> => {
      const kept: KeptRows[] = [];
      for (const { table, person, hidden = [], inExport } of KEPT_DATA) {
        if (inExport !== 'export') continue;
        const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
          select to_jsonb(t) - ${[...hidden]}::text[] as row from ${sql.table(table)} t
           where ${sql.ref(`t.${person}`)} = ${personId}::uuid`.execute(db);
        kept.push({ table, rows: rows.map(({ row }) => row) });
      }
      return kept;
    },
    /** Puts an account to sleep until it is erased seven days from now; undefined when that was asked for already. */
    askErase: async (userId: string, askedBy: string) => {
      const asked = await db
        .insertInto('accountDeletions')
        .values({ userId, askedBy })
        .onConflict((conflict) =>
          conflict
            .column('userId')
            .doUpdateSet((is) => ({
              askedBy: is.ref('excluded.askedBy'),
              askedAt: is.ref('excluded.askedAt'),
              eraseAt: is.ref('excluded.eraseAt'),
              reason: is.ref('excluded.reason'),
            }))
            // What was only noted because nobody used the account gives way to the wish.
            .where('accountDeletions.reason', '<>', 'asked'),
        )
        .returning('eraseAt')
        .executeTakeFirst();
      if (asked) await db.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute();
      return asked;
    },
    /** Wakes the account again, which counts as a use of it; false when nothing was asked for. */
    undoErase: async (userId: string): Promise<boolean> => {
      const undone = await db
        .deleteFrom('accountDeletions')
        .where('userId', '=', userId)
        .returning('userId')
        .execute();
      if (undone.length > 0)
        await db
          .updateTable('users')
          .set({ isActive: true, keptAt: sql`now()` })
          .where('id', '=', userId)
          .execute();
      return undone.length > 0;
    },
    eraseAt: async (userId: string): Promise<Date | null> =>
      (
        await db
          .selectFrom('accountDeletions')
          .select('eraseAt')
          .where('userId', '=', userId)
          .executeTakeFirst()
      )?.eraseAt ?? null,
    /** Erases every account that is due with all that hangs on it; the numbers stay, to be erased again after a restore. */
    eraseDue: async (now: Date): Promise<readonly string[]> => {
      const { rows } = await sql<{ id: string }>`
        with due as (select user_id as id from account_deletions where erase_at <= ${now} for update skip locked),
          noted as (insert into erased_accounts (id) select id from due on conflict do nothing),
          gone as (delete from users u using due where u.id = due.id returning u.id, lower(u.username) as username),
          counted as (delete from rate_limits r using gone
            where strpos(r.key, gone.id::text) > 0 or strpos(r.key, gone.username || ' ') > 0)
        select id from gone`.execute(db);
      return rows.map(({ id }) => id);
    },
    /** Ends every row whose time is over, by the list of domain (SAFETY 2.16). Takes how many went. */
    endOld: async (now: Date): Promise<number> => {
      let gone = 0n;
      for (const { table, ends } of KEPT_DATA) {
        if (ends === undefined) continue;
        const before = new Date(now.getTime() - ends.days * DAY_MS);
        const { numAffectedRows = 0n } = await sql`
          delete from ${sql.table(table)} where ${sql.ref(ends.after)} < ${before}`.execute(db);
        gone += numAffectedRows;
      }
      return Number(gone);
    },
    /** After a backup was restored: what was erased since goes again (SAFETY 2.16). Takes how many went. */
    eraseAgain: async (): Promise<number> => {
      const { rows } = await sql`
        delete from users u using erased_accounts e where e.id = u.id returning u.id`.execute(db);
      return rows.length;
    },
  };
}
