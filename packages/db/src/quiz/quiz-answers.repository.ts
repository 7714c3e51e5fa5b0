import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { PREPARED } from '../connection/prepared-statements.ts';

/** One answer of one player, with the fence of the room that took it. */
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

/** The key by which a caller finds its answer among those written. */
export const answerKey = (answer: Pick<NewQuizAnswer, 'sessionId' | 'userId' | 'questionIndex'>): string =>
  `${answer.sessionId} ${answer.userId} ${answer.questionIndex}`;

/** Answers of all games of a server, written in groups (I6). */
export function quizAnswersRepository(db: Database) {
  return {
    /**
     * Writes all of these in one statement and adds them to the scores; returns the keys of those that count. Missing are
     * answers of an owner that is no longer one (its fence is old), and second answers.
     */
    add: async (answers: readonly NewQuizAnswer[]): Promise<ReadonlySet<string>> => {
      const column = <Name extends keyof NewQuizAnswer>(name: Name) => answers.map((answer) => answer[name]);
      // The share lock makes a claim by another server wait: after it, nothing of ours can appear.
      const { rows } = await sql<{ sessionId: string; userId: string; questionIndex: number }>`
        ${PREPARED} with given as (
          select * from unnest(${column('sessionId')}::uuid[], ${column('fence')}::int[], ${column('userId')}::uuid[],
            ${column('questionIndex')}::int[], ${column('answer')}::int[], ${column('isCorrect')}::bool[],
            ${column('answerMs')}::int[], ${column('points')}::int[])
            as g(session_id, fence, user_id, question_index, answer, is_correct, answer_ms, points)),
        mine as (
          select s.id, s.room_id, s.fence from game_sessions s
           where (s.id, s.fence) in (select session_id, fence from given) and s.status = 'in_progress'
           order by s.id for share),
        written as (
          insert into game_answers (session_id, user_id, question_index, answer, is_correct, time_to_answer, points_earned)
          select g.session_id, g.user_id, g.question_index, g.answer, g.is_correct, g.answer_ms, g.points
            from given g join mine m on m.id = g.session_id and m.fence = g.fence
          on conflict do nothing
          returning session_id, user_id, question_index, points_earned),
        scored as (
          update game_participants p set score = p.score + w.points
            from (select m.room_id, n.user_id, sum(n.points_earned)::int as points
                    from written n join mine m on m.id = n.session_id group by m.room_id, n.user_id) w
           where p.room_id = w.room_id and p.user_id = w.user_id and w.points > 0)
        select session_id as "sessionId", user_id as "userId", question_index as "questionIndex" from written`.execute(
        db,
      );
      return new Set(rows.map(answerKey));
    },
  };
}
