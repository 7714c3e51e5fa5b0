import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Private addresses of calendars: one a person, and only the hash of its secret is kept. */
export function calendarLinksRepository(db: Database) {
  return {
    since: async (userId: string): Promise<Date | null> => {
      const row = await db
        .selectFrom('calendarLinks')
        .select('createdAt')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row?.createdAt ?? null;
    },
    /** The address before it stops working. */
    renew: (userId: string, secretHash: string) =>
      db
        .insertInto('calendarLinks')
        .values({ userId, secretHash })
        .onConflict((conflict) =>
          conflict.column('userId').doUpdateSet({ secretHash, createdAt: sql`now()` }),
        )
        .execute(),
    remove: (userId: string) => db.deleteFrom('calendarLinks').where('userId', '=', userId).execute(),
    /** Whose calendar a secret opens; undefined for nobody, and for who is suspended or not verified any more. */
    owner: (secretHash: string) =>
      db
        .selectFrom('calendarLinks as cl')
        .innerJoin('users as u', 'u.id', 'cl.userId')
        .select(['u.id', 'u.role'])
        .where('cl.secretHash', '=', secretHash)
        .where('u.isActive', '=', true)
        .where(
          sql<boolean>`(u.role = 'parent' or u.role = 'tutor' and u.is_verified and u.verification_expires > now())`,
        )
        .executeTakeFirst(),
  };
}
