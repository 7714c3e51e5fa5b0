import type { CallEvidence, SavedWhiteboard, TutoringRole } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { lease, ownerHoldsLock, ownerIsGone } from '../connection/room-owner.ts';
import type { Database } from '../connection/connect.ts';

/** The right to write the board of a call: the fence of the claim. */
export interface CallClaim {
  readonly sessionId: string;
  readonly fence: number;
}
/** The lesson that all in a call look at. */
export interface OpenLesson {
  readonly lessonId: string;
  readonly step: number;
}

const isForgotten = sql<boolean>`coalesce(lease_until < clock_timestamp(), true)`;

/** The live calls of tutoring sessions: which server has them, the board, and who was in (P5.19, P5.25). */
export function callsRepository(db: Database) {
  const fenced = ({ sessionId, fence }: CallClaim) =>
    db.updateTable('sessionCalls').where('sessionId', '=', sessionId).where('fence', '=', fence);
  return {
    /** A row for the call of a session, before the first claim. */
    prepare: (sessionId: string) =>
      db
        .insertInto('sessionCalls')
        .values({ sessionId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    /** Makes this server the owner of the call; undefined when another owner is alive. */
    claim: (sessionId: string, owner: number) =>
      db
        .updateTable('sessionCalls')
        .set((eb) => ({ owner, leaseUntil: lease, fence: eb('fence', '+', 1) }))
        .where('sessionId', '=', sessionId)
        .where(sql<boolean>`(owner is null or owner = ${owner} or ${isForgotten} or ${ownerIsGone})`)
        .returning(['fence', sql<SavedWhiteboard | null>`board`.as('board')])
        .returning(sql<OpenLesson | null>`lesson`.as('lesson'))
        .executeTakeFirst(),
    /** The owner and fence of a call, and whether the owner is alive by its lock and its lease. */
    ownerOf: async (sessionId: string) => {
      const { rows } = await sql<{ owner: number | null; fence: number; lives: boolean }>`
        select owner, fence, owner is not null and not ${isForgotten} and ${ownerHoldsLock} as lives
          from session_calls where session_id = ${sessionId}::uuid`.execute(db);
      return rows[0];
    },
    /** Renews the leases of all calls of this server, and until when these visits were seen, in one statement. */
    keepLeases: (owner: number, visits: readonly string[]) =>
      sql`with seen as (update session_visits set seen_at = now() where visit = any(${[...visits]}::uuid[])
          and session_id in (select session_id from session_calls where owner = ${owner}))
        update session_calls set lease_until = ${lease} where owner = ${owner}`.execute(db),
    /** Gives the call up, so that any server can claim it. */
    release: (claim: CallClaim) => fenced(claim).set({ owner: null, leaseUntil: null }).execute(),
    /** False when another server owns the call by now. */
    keepBoard: async (claim: CallClaim, board: SavedWhiteboard, lesson: OpenLesson | null) => {
      const written = await fenced(claim)
        .set({ board: JSON.stringify(board), lesson: lesson && JSON.stringify(lesson) })
        .returning('fence')
        .executeTakeFirst();
      return written !== undefined;
    },
    /** Somebody came in, or a page is back after a cut wire. */
    came: (sessionId: string, visit: string, personId: string, personType: TutoringRole) =>
      db
        .insertInto('sessionVisits')
        .values({ sessionId, visit, personId, personType })
        .onConflict((conflict) =>
          conflict
            .columns(['sessionId', 'visit'])
            .doUpdateSet({ seenAt: sql`now()` })
            .where('sessionVisits.personId', '=', personId),
        )
        .returning('visit')
        .executeTakeFirst(),
    left: (sessionId: string, visit: string) =>
      db
        .updateTable('sessionVisits')
        .set({ seenAt: sql`now()` })
        .where('sessionId', '=', sessionId)
        .where('visit', '=', visit)
        .execute(),
    /** Who was in, from when to when, the first first. */
    visits: (sessionId: string): Promise<readonly CallEvidence[]> =>
      db
        .selectFrom('sessionVisits')
        .select(['personId', 'personType', 'cameAt', 'seenAt'])
        .$narrowType<{ readonly personType: TutoringRole }>()
        .where('sessionId', '=', sessionId)
        .orderBy('cameAt')
        .execute(),
  };
}
