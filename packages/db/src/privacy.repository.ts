import { KEPT_DATA } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { hashName } from './hash-token.ts';

const DAY_MS = 86_400_000;

export interface KeptRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface ExportedTable {
  readonly table: string;
  readonly hidden?: readonly string[];
  /** The person stands in one of these. */
  readonly columns: readonly string[];
}

async function exportRows(
  db: Database,
  tables: readonly ExportedTable[],
  personId: string,
): Promise<KeptRows[]> {
  const exported: KeptRows[] = [];
  for (const { table, hidden = [], columns } of tables) {
    const isTheirs = columns.map((column) => sql`${sql.ref(`t.${column}`)} = ${personId}::uuid`);
    const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
      select to_jsonb(t) - ${[...hidden]}::text[] as row from ${sql.table(table)} t
       where ${sql.join(isTheirs, sql` or `)}`.execute(db);
    exported.push({ table, rows: rows.map(({ row }) => row) });
  }
  return exported;
}

/** A class that others teach too goes on with who has taught it longest when its owner is erased. */
async function keepSharedClasses(db: Database, now: Date): Promise<void> {
  await sql`
    with heir as (
      select distinct on (t.class_id) t.class_id, t.teacher_id
        from class_teachers t
        join classes c on c.id = t.class_id
        join account_deletions d on d.user_id = c.teacher_id and d.erase_at <= ${now}
       where not exists (select from account_deletions o where o.user_id = t.teacher_id and o.erase_at <= ${now})
       order by t.class_id, t.created_at, t.teacher_id),
      handed as (update classes c set teacher_id = heir.teacher_id from heir where c.id = heir.class_id)
    delete from class_teachers t using heir where t.class_id = heir.class_id and t.teacher_id = heir.teacher_id`.execute(
    db,
  );
}

/** What is kept of a person, given out and erased by the list of domain (PRODUCT 1, SAFETY 2.16). */
export function privacyRepository(db: Database) {
  return {
    /** Every exported table with a child's rows, columns as they are spelled in the database, secrets left out. */
    export: (childId: string): Promise<KeptRows[]> =>
      exportRows(
        db,
        KEPT_DATA.flatMap(({ inExport, ...kept }) =>
          inExport === 'export' ? [{ ...kept, columns: [kept.person] }] : [],
        ),
        childId,
      ),
    /** The same for a grown-up's own data; of what is about a child, that and when they had to do with it. */
    exportOfAdult: (adultId: string): Promise<KeptRows[]> =>
      exportRows(
        db,
        KEPT_DATA.flatMap(({ inExport, adultSees, ...kept }) =>
          inExport === 'export' || inExport === 'grown-up'
            ? [{ ...kept, columns: [kept.person, ...(adultSees ?? [])] }]
            : [],
        ),
        adultId,
      ),
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
      await keepSharedClasses(db, now);
      const { rows } = await sql<{ id: string; username: string }>`
        with due as (select user_id as id from account_deletions where erase_at <= ${now} for update skip locked),
          noted as (insert into erased_accounts (id) select id from due on conflict do nothing),
          gone as (delete from users u using due where u.id = due.id returning u.id, u.username),
          counted as (delete from rate_limits r using gone where strpos(r.key, gone.id::text) > 0)
        select id, username from gone`.execute(db);
      // Of a name its own counters alone (decision 0055).
      const names = rows.map(({ username }) => hashName(username));
      await sql`delete from rate_limits where exists (
        select from unnest(${names}::text[]) name where strpos(key, ':' || name || ' ') > 0)`.execute(db);
      return rows.map(({ id }) => id);
    },
    /** Ends every row whose time is over, by the list of domain (SAFETY 2.16). Takes how many went. */
    endOld: async (now: Date): Promise<number> => {
      let gone = 0n;
      for (const { table, ends } of KEPT_DATA) {
        if (ends === undefined) continue;
        const before = new Date(now.getTime() - ends.days * DAY_MS);
        if (table === 'audit_log') {
          // No server may delete lines itself.
          const { rows } = await sql<{
            count: string;
          }>`select end_old_audit_lines(${before}) as count`.execute(db);
          gone += BigInt(rows[0]?.count ?? 0);
          continue;
        }
        const { numAffectedRows = 0n } = await sql`
          delete from ${sql.table(table)} where ${sql.ref(ends.after)} < ${before}`.execute(db);
        gone += numAffectedRows;
      }
      return Number(gone);
    },
    /**
     * After a backup was restored: what was erased since goes again (SAFETY 2.16).
     * @param ids numbers that the database itself may not know any more. Takes how many went
     */
    eraseAgain: async (ids: readonly string[] = []): Promise<number> => {
      await sql`
        insert into erased_accounts (id) select unnest(${[...ids]}::uuid[]) on conflict do nothing`.execute(
        db,
      );
      const { rows } = await sql`
        delete from users u using erased_accounts e where e.id = u.id returning u.id`.execute(db);
      return rows.length;
    },
    erasedIds: async (): Promise<string[]> =>
      (await db.selectFrom('erasedAccounts').select('id').orderBy('erasedAt').execute()).map(({ id }) => id),
  };
}
