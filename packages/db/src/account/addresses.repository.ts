import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** E-mail addresses. An address counts when its owner has opened the link that was mailed to it (decision 0066). */
export function addressesRepository(db: Database) {
  return {
    /** Stores a new address that waits for confirmation. It replaces an earlier one. */
    ask: (change: { userId: string; email: string }, hours: number) => {
      const row = {
        ...change,
        tokenHash: null,
        expiresAt: sql<Date>`now() + ${hours} * interval '1 hour'`,
        createdAt: sql<Date>`now()`,
      };
      return db
        .insertInto('addressChanges')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
    },
    /** Stores the secret of the link that is mailed now; false when the change is over or names another address by now. */
    keepToken: async (userId: string, email: string, tokenHash: string): Promise<boolean> =>
      (
        await db
          .updateTable('addressChanges')
          .set({ tokenHash })
          .where('userId', '=', userId)
          .where('email', '=', email)
          .where(sql<boolean>`expires_at > now()`)
          .returning('userId')
          .execute()
      ).length === 1,
    /** Removes and returns a change; undefined when it is unknown, used, replaced or too old. */
    take: (tokenHash: string) =>
      db
        .deleteFrom('addressChanges')
        .where('tokenHash', '=', tokenHash)
        .where(sql<boolean>`expires_at > now()`)
        .returning(['userId', 'email'])
        .executeTakeFirst(),
    /**
     * Sets the address of an account.
     * @throws SQLSTATE 23505 when somebody else has it
     */
    set: (userId: string, email: string, isConfirmed: boolean) =>
      db
        .updateTable('users')
        .set({ email, emailConfirmedAt: isConfirmed ? sql<Date>`now()` : null, updatedAt: sql`now()` })
        .where('id', '=', userId)
        .execute(),
    /** The address of an account, whether it is confirmed, and the one that waits to be. */
    of: (userId: string) =>
      db
        .selectFrom('users as u')
        .leftJoin('addressChanges as ac', (join) =>
          join.onRef('ac.userId', '=', 'u.id').on(sql<boolean>`ac.expires_at > now()`),
        )
        .select(['u.email', 'u.emailConfirmedAt', 'ac.email as waiting'])
        .select(
          sql<number>`(select count(*)::int from recovery_codes rc
            where rc.user_id = u.id and rc.used_at is null)`.as('codesLeft'),
        )
        .select(
          sql<boolean>`exists (select from second_factors sf
            where sf.user_id = u.id and sf.confirmed_at is not null)`.as('hasSecondFactor'),
        )
        .where('u.id', '=', userId)
        .executeTakeFirstOrThrow(),
  };
}
