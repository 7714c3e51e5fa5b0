import type { Grade, LessonItem, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { isVisibleLesson } from '../lessons/visible-lesson.ts';
import { sourceOf } from './practice-source-columns.ts';

/** How many first lessons of a grade can be used before the learner has finished them. */
const FIRST_LESSONS = 3;
/** Activities dealt in this time are used only after all others. */
const RECENT_DAYS = 7;
const MOST_DUE = 20;

/** What a round of practice can be dealt from (decision 0024). */
export function practiceStockRepository(db: Database) {
  return {
    /** Due mistakes of one subject or of all, the oldest first. */
    due: async (userId: string, subject: SubjectId | null, today: string) => {
      const rows = await db
        .selectFrom('reviewCards')
        .select(['subjectId', 'skill', 'lessonId', 'activity', 'generatorId', 'generatorGrade'])
        .where('userId', '=', userId)
        .where('dueDay', '<=', today)
        .where(
          sql<boolean>`not exists (select from lessons l where l.id = review_cards.lesson_id
            and l.class_id is not null and not ${isVisibleLesson(userId)})`,
        )
        .$if(subject !== null, (query) => query.where('subjectId', '=', subject))
        .orderBy('dueDay')
        .orderBy('itemKey')
        .limit(MOST_DUE)
        .execute();
      return rows.map((row) => ({
        subject: row.subjectId,
        skill: row.skill,
        source: sourceOf({ ...row, seed: null }),
      }));
    },
    /**
     * Every activity of the finished lessons of the subject, of the first lessons of the grade, and of those of the grade with a
     * skill that a tutor named.
     */
    lessonItems: async (
      userId: string,
      subject: SubjectId,
      grade: Grade,
      now: Date,
      named: readonly string[] = [],
    ) => {
      const { rows } = await sql<LessonItem>`
        select l.subject_id as subject, coalesce(
                 (select one from unnest(l.skills) one where one = any(${[...named]}::text[]) limit 1),
                 l.skills[1], l.subject_id) as skill, l.id as lesson_id,
               numbers.activity, lc.user_id is not null as is_finished,
               exists (select 1 from practice_items pi join practice_rounds pr on pr.id = pi.round_id
                 where pi.user_id = ${userId}::uuid and pi.lesson_id = l.id and pi.activity = numbers.activity
                   and pr.started_at > ${now}::timestamptz - make_interval(days => ${RECENT_DAYS})) as is_recent
          from lessons l
          left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = ${userId}::uuid
          cross join lateral generate_series(0,
            jsonb_array_length(l.content -> 'activities') - 1) as numbers(activity)
         where l.subject_id = ${subject} and l.is_published
           and (lc.user_id is not null or l.grade = ${grade} and (l.number <= ${FIRST_LESSONS}
             or l.class_id is null and l.skills && ${[...named]}::text[]))
         order by l.id, numbers.activity`.execute(db);
      return rows;
    },
  };
}
