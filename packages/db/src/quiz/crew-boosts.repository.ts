import type { Boost } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import type { Claim } from './quiz-play.repository.ts';

/** What the crews of a class have used in a game (decision 0106). */
export function crewBoostsRepository(db: Database) {
  return {
    /** In the order of their questions. */
    of: (sessionId: string) =>
      db
        .selectFrom('gameBoosts')
        .select(['team', 'kind', 'questionIndex as question'])
        .where('sessionId', '=', sessionId)
        .orderBy('questionIndex')
        .orderBy('team')
        .execute(),
    /**
     * Writes used boosts under the fence; true when each of them is there. A repeated write is no error. False when another server owns the
     * game by now, or the crew has used something else meanwhile: the room must close.
     */
    use: async ({ sessionId, fence }: Claim, boosts: readonly Boost[]): Promise<boolean> => {
      const { rows } = await sql<{ team: number }>`
        with mine as (select id from game_sessions where id = ${sessionId} and fence = ${fence} for share),
        given as (
          select mine.id, boost.team, boost.kind, boost.question
            from mine, unnest(${boosts.map(({ team }) => team)}::int[], ${boosts.map(({ kind }) => kind)}::text[],
              ${boosts.map(({ question }) => question)}::int[]) as boost(team, kind, question)),
        written as (
          insert into game_boosts (session_id, team, kind, question_index)
          select id, team, kind, question from given on conflict do nothing
          returning team, kind, question_index)
        select given.team from given
         where exists (select 1 from written
                        where (written.team, written.kind, written.question_index)
                            = (given.team, given.kind, given.question))
            or exists (select 1 from game_boosts gb
                        where (gb.session_id, gb.team, gb.kind, gb.question_index)
                            = (given.id, given.team, given.kind, given.question))`.execute(db);
      return rows.length === boosts.length;
    },
  };
}
