import type { Activity, Grade, QUIZ_SUBJECTS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Where the questions of games come from, and who saw which (PRODUCT 4, P4.51, P4.54). */
export function quizQuestionsRepository(db: Database) {
  return {
    /** Every activity of the published lessons of a subject and grade, `lesson#activity`, with when any of these players saw it last. */
    ofLessons: async (subject: (typeof QUIZ_SUBJECTS)[number], grade: Grade, players: readonly string[]) => {
      const { rows } = await sql<{ ref: string; activity: Activity; seenAt: Date | null }>`
        select q.ref, q.activity, max(s.seen_at) as "seenAt" from (
          select l.id || '#' || (a.place - 1) as ref, a.activity from lessons l
            cross join lateral jsonb_array_elements(l.content -> 'activities') with ordinality as a(activity, place)
           where l.subject_id = ${subject} and l.grade = ${grade} and l.is_published) q
          left join question_sightings s on s.ref = q.ref and s.user_id = any(${[...players]}::uuid[])
         group by q.ref, q.activity order by q.ref`.execute(db);
      return rows;
    },
    /** Notes that these players see these questions from now on. */
    see: (players: readonly string[], refs: readonly string[]) =>
      sql`insert into question_sightings (user_id, ref, seen_at)
        select u, r, now() from unnest(${[...players]}::uuid[]) as u cross join unnest(${[...refs]}::text[]) as r
        on conflict (user_id, ref) do update set seen_at = excluded.seen_at`.execute(db),
  };
}
