import type { Activity, Grade, QUIZ_SUBJECTS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Where the questions of games come from, and who saw which (P4.51, P4.54). */
export function quizQuestionsRepository(db: Database) {
  return {
    /** Every activity of the published lessons of a subject and grade, `lesson#activity`: the same for all players. */
    ofLessons: async (subject: (typeof QUIZ_SUBJECTS)[number], grade: Grade) => {
      const { rows } = await sql<{ ref: string; activity: Activity }>`
        select l.id || '#' || (each.place - 1) as ref, each.activity from lessons l
          cross join lateral jsonb_array_elements(l.content -> 'activities') with ordinality as each(activity,
            place)
         where l.subject_id = ${subject} and l.grade = ${grade} and l.is_published order by 1`.execute(db);
      return rows;
    },
    /** The published lessons of a subject and grade in their order, each with its questions. */
    lessonsOf: (subject: (typeof QUIZ_SUBJECTS)[number], grade: Grade) =>
      db
        .selectFrom('lessons as l')
        .select(['l.id as lessonId', 'l.title', 'l.content'])
        .where('l.subjectId', '=', subject)
        .where('l.grade', '=', grade)
        .where('l.isPublished', '=', true)
        .orderBy('l.number')
        .execute(),
    /** When one of these players last saw each question. Questions that nobody saw have no entry. */
    seen: async (players: readonly string[], refs: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
      const { rows } = await sql<{ ref: string; seenAt: Date }>`
        select ref, max(seen_at) as "seenAt" from question_sightings
         where user_id = any(${[...players]}::uuid[]) and ref = any(${[...refs]}::text[]) group by ref`.execute(
        db,
      );
      return new Map(rows.map(({ ref, seenAt }) => [ref, seenAt]));
    },
    /** Records that these players see these questions now. */
    see: (players: readonly string[], refs: readonly string[]) =>
      sql`insert into question_sightings (user_id, ref, seen_at)
        select player, question, now() from unnest(${[...players]}::uuid[]) as player cross
          join unnest(${[...refs]}::text[]) as question
        on conflict (user_id, ref) do update set seen_at = excluded.seen_at`.execute(db),
  };
}
