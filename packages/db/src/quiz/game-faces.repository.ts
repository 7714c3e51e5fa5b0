import type { Face } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** What children have chosen to be in games (decision 0101). */
export function gameFacesRepository(db: Database) {
  return {
    /** Undefined for a child who has chosen nothing. */
    of: (userId: string): Promise<Face | undefined> =>
      db
        .selectFrom('gameFaces')
        .select(['animal', 'colour', 'word'])
        .where('userId', '=', userId)
        .executeTakeFirst(),
    /** Keeps a face from the next seat on. A game that runs keeps what it has. */
    keep: (userId: string, face: Face) =>
      db
        .insertInto('gameFaces')
        .values({ userId, ...face })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...face, changedAt: sql`now()` }))
        .execute(),
  };
}
