import type { Grade, QUIZ_SUBJECTS, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface QuizMiss {
  readonly ref: string;
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  /** The skill of the lesson it comes from; null when there is no such lesson. */
  readonly skill: string | null;
  readonly answeredAt: Date;
}

/** Older mistakes are not practised any more. */
const TAKEN_DAYS = 30;

/** Mistakes in games that the learner has not practised yet (decision 0052). */
export function quizMissesRepository(db: Database) {
  return {
    /**
     * Takes the wrong answers of finished games, once for each game. Those of today are taken only for a round of their
     * subject. Call it under the lock of the learner.
     */
    take: async (
      learner: { readonly id: string; readonly timezone: string },
      subject: SubjectId | null,
      now: Date,
    ): Promise<readonly QuizMiss[]> => {
      const day = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${learner.timezone})::date`;
      const { rows } = await sql<QuizMiss>`
        with taken as (
          update game_participants gp set misses_at = ${now} from game_rooms gr
           where gp.user_id = ${learner.id}::uuid and gp.misses_at is null and gr.id = gp.room_id
             and gr.status = 'completed'
             and gr.completed_at > ${now}::timestamptz - make_interval(days => ${TAKEN_DAYS})
             and (gr.subject = ${subject}::text or ${day(sql`gr.completed_at`)} < ${day(sql`${now}::timestamptz`)})
          returning gp.room_id, gr.subject, gr.grade)
        select asked.ref, taken.subject, taken.grade, coalesce(l.skills[1], l.subject_id) as skill,
          ga.answered_at as "answeredAt"
          from taken join game_sessions gs on gs.room_id = taken.room_id
          join game_answers ga on ga.session_id = gs.id and ga.user_id = ${learner.id}::uuid and not ga.is_correct
          cross join lateral (select gs.questions -> ga.question_index ->> 'ref' as ref) asked
          left join lessons l on l.id = split_part(asked.ref, '#', 1) and l.is_published
         order by ga.answered_at`.execute(db);
      return rows;
    },
  };
}
