import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Ways back into an account: password resets, and Google identities waiting to be linked. Tokens are stored as hashes only. */
export function recoveryRepository(db: Database) {
  return {
    createReset: (userId: string, tokenHash: string, minutes: number) =>
      db
        .insertInto('passwordResets')
        .values({ userId, tokenHash, expiresAt: sql<Date>`now() + ${minutes} * interval '1 minute'` })
        .execute(),
    /** Uses a reset once; undefined when it is unknown, used or too old. */
    useReset: (tokenHash: string) =>
      db
        .updateTable('passwordResets')
        .set({ usedAt: sql`now()` })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where(sql<boolean>`expires_at > now()`)
        .returning('userId')
        .executeTakeFirst(),
    dropResets: (userId: string) =>
      db.deleteFrom('passwordResets').where('userId', '=', userId).where('usedAt', 'is', null).execute(),
    /** Stores new codes. Earlier ones are deleted. */
    keepCodes: async (userId: string, codeHashes: readonly string[]): Promise<void> => {
      await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
      await db
        .insertInto('recoveryCodes')
        .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
        .execute();
    },
    /** Uses a code of this account up; false when it is unknown or was used. */
    useCode: async (userId: string, codeHash: string): Promise<boolean> =>
      (
        await db
          .updateTable('recoveryCodes')
          .set({ usedAt: sql`now()` })
          .where('codeHash', '=', codeHash)
          .where('userId', '=', userId)
          .where('usedAt', 'is', null)
          .returning('codeHash')
          .execute()
      ).length === 1,
    createPendingLink: (tokenHash: string, providerId: string, email: string) =>
      db
        .insertInto('oauthPendingLinks')
        .values({
          tokenHash,
          provider: 'google',
          providerId,
          email,
          expiresAt: sql<Date>`now() + interval '10 minutes'`,
        })
        .execute(),
    /** Removes and returns a waiting identity; undefined when it is unknown or too old. */
    takePendingLink: (tokenHash: string) =>
      db
        .deleteFrom('oauthPendingLinks')
        .where('tokenHash', '=', tokenHash)
        .where(sql<boolean>`expires_at > now()`)
        .returning(['providerId', 'email'])
        .executeTakeFirst(),
    endOldLinks: () =>
      db
        .deleteFrom('oauthPendingLinks')
        .where(sql<boolean>`expires_at < now()`)
        .execute(),
  };
}
