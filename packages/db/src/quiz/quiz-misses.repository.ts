import type { Grade, QUIZ_SUBJECTS, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface QuizMiss {
  readonly ref: string;
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  /** Of the lesson it comes from, while that is there; null for others. */
  readonly skill: string | null;
  readonly answeredAt: Date;
}

/** Older ones were practised otherwise, or are forgotten. */
const TAKEN_DAYS = 30;

/** What went wrong in games and waits to be practised (issue 5.8). */
export function quizMissesRepository(db: Database) {
  return {
    /**
     * Wrong answers of finished games, each game's once: who takes them keeps them. Today's wait for a round of their own
     * subject. Asked under the learner's lock.
     */
    take: async (
      learner: { readonly id: string; readonly timezone: string },
      subject: SubjectId | null,
      now: Date,
    ): Promise<readonly QuizMiss[]> => {
      const day = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${learner.timezone})::date`;
      const { rows } = await sql<QuizMiss>`
        with taken as (
          update game_participants p set misses_at = ${now} from game_rooms r
           where p.user_id = ${learner.id}::uuid and p.misses_at is null and r.id = p.room_id and r.status = 'completed'
             and r.completed_at > ${now}::timestamptz - make_interval(days => ${TAKEN_DAYS})
             and (r.subject = ${subject}::text or ${day(sql`r.completed_at`)} < ${day(sql`${now}::timestamptz`)})
          returning p.room_id, r.subject, r.grade)
        select q.ref, t.subject, t.grade, coalesce(l.skills[1], l.subject_id) as skill, a.answered_at as "answeredAt"
          from taken t join game_sessions s on s.room_id = t.room_id
          join game_answers a on a.session_id = s.id and a.user_id = ${learner.id}::uuid and not a.is_correct
          cross join lateral (select s.questions -> a.question_index ->> 'ref' as ref) q
          left join lessons l on l.id = split_part(q.ref, '#', 1) and l.is_published
         order by a.answered_at`.execute(db);
      return rows;
    },
  };
}
