import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Invitations for teachers, made by staff: shown once, stored as hashes, used once (decision 0064). */
export function teacherInvitesRepository(db: Database) {
  return {
    keep: (codeHash: string, days: number) =>
      db
        .insertInto('teacherInvites')
        .values({ codeHash, expiresAt: sql<Date>`now() + ${days} * interval '1 day'` })
        .execute(),
    /** Uses an invitation up; false when it is unknown, used or too old. */
    use: async (codeHash: string, usedBy: string): Promise<boolean> =>
      (
        await db
          .updateTable('teacherInvites')
          .set({ usedBy, usedAt: sql`now()` })
          .where('codeHash', '=', codeHash)
          .where('usedAt', 'is', null)
          .where(sql<boolean>`expires_at > now()`)
          .returning('codeHash')
          .execute()
      ).length === 1,
  };
}
