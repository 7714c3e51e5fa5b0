import { KEPT_DATA, afterDays } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { eraseAccounts, lockDue } from './erase-accounts.ts';
import { exportRows, type KeptRows, withoutOthers } from './export-rows.ts';

/** Export and erasure of the data about a person, by the list in domain (P1.53, P1.54, security 2.16). */
export function privacyRepository(db: Database) {
  return {
    /** Every exported table with a child's rows, with the column names of the database and without secrets. */
    export: (childId: string): Promise<KeptRows[]> =>
      exportRows(
        db,
        KEPT_DATA.flatMap(({ inExport, ...kept }) =>
          inExport === 'export' ? [{ ...kept, columns: [kept.person] }] : [],
        ),
        childId,
      ),
    /** The same for a grown-up. Rows about a child show only what this grown-up did, and ids of other people are removed. */
    exportOfAdult: async (adultId: string): Promise<KeptRows[]> => {
      const kept = await exportRows(
        db,
        KEPT_DATA.flatMap(({ inExport, adultSees, ...table }) =>
          inExport === 'export' || inExport === 'grown-up'
            ? [{ ...table, columns: [table.person, ...(adultSees ?? [])] }]
            : [],
        ),
        adultId,
      );
      return kept.map((table) => withoutOthers(table, adultId));
    },
    /**
     * Plans the erasure of an account in seven days; undefined when it is planned already. A child's account sleeps until then. A
     * grown-up's account stays active, so that its owner can undo it.
     * @param askedBy null: staff. @param alongWith the only guardian, who erases the own account at the same time
     */
    askErase: async (userId: string, askedBy: string | null, alongWith: string | null = null) => {
      const asked = await db
        .insertInto('accountDeletions')
        .values({ userId, askedBy, alongWith })
        .onConflict((conflict) =>
          conflict
            .column('userId')
            .doUpdateSet((eb) => ({
              askedBy: eb.ref('excluded.askedBy'),
              askedAt: eb.ref('excluded.askedAt'),
              eraseAt: eb.ref('excluded.eraseAt'),
              reason: eb.ref('excluded.reason'),
              alongWith: eb.ref('excluded.alongWith'),
            }))
            // A planned erasure of an unused account is replaced by the wish of a person.
            .where('accountDeletions.reason', '<>', 'asked'),
        )
        .returning('eraseAt')
        .executeTakeFirst();
      if (asked)
        await db
          .updateTable('users')
          .set({ isActive: false })
          .where('id', '=', userId)
          .where((eb) => eb.or([eb('role', 'is', null), eb('role', '=', 'student')]))
          .execute();
      return asked;
    },
    /**
     * Undoes the erasure of an account and of the accounts that were planned with it. That counts as a use of them.
     * @returns the ids of these accounts; empty when nothing was planned
     */
    undoErase: async (userId: string): Promise<readonly string[]> => {
      const undone = await db
        .deleteFrom('accountDeletions')
        .where((eb) => eb.or([eb('userId', '=', userId), eb('alongWith', '=', userId)]))
        .returning('userId')
        .execute();
      const ids = undone.map((row) => row.userId);
      if (ids.length > 0)
        await db
          .updateTable('users')
          .set({ isActive: true, keptAt: sql`now()` })
          .where('id', 'in', ids)
          .execute();
      return ids;
    },
    eraseAt: async (userId: string): Promise<Date | null> =>
      (
        await db
          .selectFrom('accountDeletions')
          .select('eraseAt')
          .where('userId', '=', userId)
          .executeTakeFirst()
      )?.eraseAt ?? null,
    /** The accounts that are due, locked until the transaction ends. */
    lockDue: (now: Date) => lockDue(db, now),
    erase: (due: readonly string[]) => eraseAccounts(db, due),
    /** Deletes every row whose time is over, by the list in domain (security 2.16). Returns how many. */
    endOld: async (now: Date): Promise<number> => {
      let gone = 0n;
      for (const { table, ends } of KEPT_DATA) {
        if (ends === undefined) continue;
        const before = afterDays(now, -ends.days);
        if (table === 'audit_log') {
          // The role of the servers may not delete lines itself.
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
     * Erases accounts again after an older backup was restored (security 2.16). Returns how many.
     * @param ids of erased accounts that the restored database may not know
     */
    eraseAgain: async (ids: readonly string[] = []): Promise<number> => {
      await sql`
        insert into erased_accounts (id) select unnest(${[...ids]}::uuid[]) on conflict do nothing`.execute(
        db,
      );
      const { rows } = await sql`
        delete from users u using erased_accounts ea where ea.id = u.id returning u.id`.execute(db);
      return rows.length;
    },
    erasedIds: async (): Promise<string[]> =>
      (await db.selectFrom('erasedAccounts').select('id').orderBy('erasedAt').execute()).map(({ id }) => id),
  };
}
