import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Picture passwords of the youngest, kept apart from passwords: the plain sign-in never tries them (PRODUCT 1). */
export function pictureSignInRepository(db: Database) {
  return {
    keep: (userId: string, hash: string) =>
      db
        .insertInto('picturePasswords')
        .values({ userId, hash })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, updatedAt: sql`now()` }))
        .execute(),
    drop: (userId: string) => db.deleteFrom('picturePasswords').where('userId', '=', userId).execute(),
    hashOf: async (userId: string): Promise<string | null> =>
      (await db.selectFrom('picturePasswords').select('hash').where('userId', '=', userId).executeTakeFirst())
        ?.hash ?? null,
  };
}
