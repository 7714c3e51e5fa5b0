import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { PREPARED } from '../connection/prepared-statements.ts';

/** One answer of one player, with the fence of its game. */
export interface NewQuizAnswer {
  readonly sessionId: string;
  readonly fence: number;
  readonly userId: string;
  readonly questionIndex: number;
  /** Index into the question's own options. */
  readonly answer: number;
  readonly isCorrect: boolean;
  readonly answerMs: number;
  readonly points: number;
}

/** The key with which a caller finds its answer in the result of `add`. */
export const answerKey = (answer: Pick<NewQuizAnswer, 'sessionId' | 'userId' | 'questionIndex'>): string =>
  `${answer.sessionId} ${answer.userId} ${answer.questionIndex}`;

/** Answers in games. A server writes the answers of all its games in groups (P4.19). */
export function quizAnswersRepository(db: Database) {
  return {
    /**
     * Writes these answers in one statement and adds their points to the scores. Returns the keys of the answers that count. Left out are
     * answers under an old fence (another server owns the game now), and second answers.
     */
    add: async (answers: readonly NewQuizAnswer[]): Promise<ReadonlySet<string>> => {
      const column = <Name extends keyof NewQuizAnswer>(name: Name) => answers.map((answer) => answer[name]);
      // The share lock makes a claim by another server wait until these answers are written.
      const { rows } = await sql<{ sessionId: string; userId: string; questionIndex: number }>`
        ${PREPARED} with given as (
          select * from unnest(${column('sessionId')}::uuid[], ${column('fence')}::int[],
            ${column('userId')}::uuid[],
            ${column('questionIndex')}::int[], ${column('answer')}::int[], ${column('isCorrect')}::bool[],
            ${column('answerMs')}::int[], ${column('points')}::int[])
            as answer(session_id, fence, user_id, question_index, answer, is_correct, answer_ms, points)),
        mine as (
          select gs.id, gs.room_id, gs.fence from game_sessions gs
           where (gs.id, gs.fence) in (select session_id, fence from given) and gs.status = 'in_progress'
           order by gs.id for share),
        written as (
          insert into game_answers (session_id, user_id, question_index, answer, is_correct, time_to_answer,
            points_earned)
          select given.session_id, given.user_id, given.question_index, given.answer, given.is_correct,
            given.answer_ms, given.points
            from given join mine on mine.id = given.session_id and mine.fence = given.fence
          on conflict do nothing
          returning session_id, user_id, question_index, points_earned),
        scored as (
          update game_participants gp set score = gp.score + won.points
            from (select mine.room_id, written.user_id, sum(written.points_earned)::int as points
                    from written join mine on mine.id = written.session_id
                      group by mine.room_id, written.user_id) won
           where gp.room_id = won.room_id and gp.user_id = won.user_id and won.points > 0)
        select session_id as "sessionId", user_id as "userId", question_index as "questionIndex"
          from written`.execute(db);
      return new Set(rows.map(answerKey));
    },
  };
}
