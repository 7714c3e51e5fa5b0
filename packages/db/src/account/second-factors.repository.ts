import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Second factors by an app (RFC 6238): a secret, and the last time step for which a code was accepted. */
export function secondFactorsRepository(db: Database) {
  const secretOf = (userId: string) =>
    db.selectFrom('secondFactors').select('secret').where('userId', '=', userId);
  return {
    /** Stores a new secret that waits for its first code; false when one is switched on already, which stays. */
    begin: async (userId: string, secret: string): Promise<boolean> =>
      (
        await db
          .insertInto('secondFactors')
          .values({ userId, secret })
          .onConflict((conflict) =>
            conflict
              .column('userId')
              .doUpdateSet({ secret, createdAt: sql`now()` })
              .where('secondFactors.confirmedAt', 'is', null),
          )
          .returning('userId')
          .execute()
      ).length === 1,
    /** The secret that waits for its first code, null without one. */
    waiting: async (userId: string): Promise<string | null> =>
      (await secretOf(userId).where('confirmedAt', 'is', null).executeTakeFirst())?.secret ?? null,
    /** The secret that is switched on, null without one. */
    confirmed: async (userId: string): Promise<string | null> =>
      (await secretOf(userId).where('confirmedAt', 'is not', null).executeTakeFirst())?.secret ?? null,
    /** Switches this secret on with the code of a time step; false when it does not wait any more. */
    confirm: async (userId: string, secret: string, step: number): Promise<boolean> =>
      (
        await db
          .updateTable('secondFactors')
          .set({ confirmedAt: sql`now()`, lastStep: step })
          .where('userId', '=', userId)
          .where('secret', '=', secret)
          .where('confirmedAt', 'is', null)
          .returning('userId')
          .execute()
      ).length === 1,
    /** Accepts the code of a time step, once, and none of an earlier step; false when it was used. */
    use: async (userId: string, secret: string, step: number): Promise<boolean> =>
      (
        await db
          .updateTable('secondFactors')
          .set({ lastStep: step })
          .where('userId', '=', userId)
          .where('secret', '=', secret)
          .where('confirmedAt', 'is not', null)
          .where('lastStep', '<', String(step))
          .returning('userId')
          .execute()
      ).length === 1,
    /** Switches it off; false when none was on. */
    drop: async (userId: string): Promise<boolean> =>
      (
        await db.deleteFrom('secondFactors').where('userId', '=', userId).returning('confirmedAt').execute()
      ).some(({ confirmedAt }) => confirmedAt !== null),
  };
}
