import type { CompletedLesson, LessonsOfGrade, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { activeDays } from '../progress/active-days.ts';
import type { Database } from '../connection/connect.ts';
import { isOpenAnyway } from './open-anyway.ts';
import { effortOf, heldRewards } from '../rewards/effort.ts';
import { isVisibleLesson } from './visible-lesson.ts';

export interface NewCompletion {
  readonly userId: string;
  readonly lessonId: string;
  readonly runId: string | null;
  readonly scorePercent: number;
  readonly isVerified: boolean;
  readonly claimedScore: number | null;
  readonly points: number;
  readonly completedAt: Date;
}
/** JSON holds moments as text. */
type StoredLesson = Omit<CompletedLesson, 'completedAt'> & { readonly completedAt: string };
interface Run {
  readonly id: string;
  readonly attempts: readonly {
    readonly activityIndex: number;
    readonly tryNumber: number;
    readonly correct: boolean;
  }[];
}

/** Lessons that were finished, each counted once for a learner (P3.11). */
export function lessonCompletionsRepository(db: Database) {
  return {
    /** The first result of a lesson that is completed and not being played again, with the learner's points. */
    replay: (userId: string, lessonId: string) =>
      db
        .selectFrom('lessonCompletions as lc')
        .innerJoin('users as u', 'u.id', 'lc.userId')
        .select(['lc.scorePercent', 'lc.isVerified', 'u.totalPoints'])
        .where('lc.userId', '=', userId)
        .where('lc.lessonId', '=', lessonId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('lessonRuns as lr')
                .select('lr.id')
                .whereRef('lr.userId', '=', 'lc.userId')
                .whereRef('lr.lessonId', '=', 'lc.lessonId')
                .where('lr.completedAt', 'is', null),
            ),
          ),
        )
        .executeTakeFirst(),
    /** The facts of a lesson that its completion needs; undefined when the learner may not finish it. The large content is left out. */
    lesson: (lessonId: string, userId: string) =>
      db
        .selectFrom('lessons as l')
        .select(['l.subjectId', 'l.grade', 'l.difficulty'])
        .select(sql<number>`jsonb_array_length(l.content -> 'activities')`.as('activityCount'))
        .select(isOpenAnyway(userId).as('isOpenAnyway'))
        .where('l.id', '=', lessonId)
        .where(isVisibleLesson(userId))
        .executeTakeFirst(),
    /**
     * Everything about the learner that completing a lesson needs, in one statement. Call it under the lock of the learner, so that
     * it sees what another tab wrote.
     */
    past: async (userId: string, lessonId: string) => {
      const row = await db
        .selectFrom('lessons as here')
        .select([
          sql<{ scorePercent: number; isVerified: boolean } | null>`(
            select json_build_object('scorePercent', lc.score_percent, 'isVerified', lc.is_verified)
              from lesson_completions lc where lc.user_id = ${userId} and lc.lesson_id = ${lessonId})`.as(
            'first',
          ),
          sql<Run | null>`(
            select json_build_object('id', lr.id, 'attempts', coalesce((
                select json_agg(json_build_object('activityIndex', la.activity, 'tryNumber', la.try_number,
                  'correct', la.is_correct)) from lesson_attempts la where la.run_id = lr.id), '[]'))
              from lesson_runs lr
             where lr.user_id = ${userId} and lr.lesson_id = ${lessonId} and lr.completed_at is null)`.as(
            'run',
          ),
          sql<StoredLesson[]>`coalesce((
            select json_agg(json_build_object('subject', l.subject_id, 'grade', l.grade,
                'difficulty', l.difficulty, 'completedAt', lc.completed_at, 'outsideCurriculum', not l.is_published,
                'perfect', lc.is_verified and lc.score_percent = 100))
              from lesson_completions lc join lessons l on l.id = lc.lesson_id
             where lc.user_id = ${userId}), '[]')`.as('lessons'),
          sql<LessonsOfGrade>`coalesce((select json_object_agg(counted.subject_id, counted.lessons) from (
              select l.subject_id, count(*)::int as lessons from lessons l
               where l.grade = here.grade and l.is_published group by l.subject_id) counted), '{}')`.as(
            'lessonsOfGrade',
          ),
          sql<string[]>`array(select a.achievement_key from achievements a where a.user_id = ${userId})`.as(
            'held',
          ),
          activeDays(sql`${userId}::uuid`).as('activeDays'),
          effortOf(sql`${userId}::uuid`).as('effort'),
          heldRewards(sql`${userId}::uuid`).as('heldRewards'),
        ])
        .where('here.id', '=', lessonId)
        .executeTakeFirstOrThrow();
      const lessons = row.lessons.map((one) => ({ ...one, completedAt: new Date(one.completedAt) }));
      return { ...row, lessons };
    },
    /**
     * Writes a first completion in one statement: the end of the run, the completion, its line in the ledger and the learner's points. A
     * second completion breaks the unique key and writes nothing. Returns the learner's points.
     */
    credit: async (done: NewCompletion, lastStep: number) => {
      const { rows } = await sql<{ totalPoints: number }>`
        with run as (
          update lesson_runs set completed_at = ${done.completedAt}, updated_at = ${done.completedAt},
            step = ${lastStep}
           where user_id = ${done.userId} and lesson_id = ${done.lessonId} and completed_at is null),
        completion as (
          insert into lesson_completions (user_id, lesson_id, run_id, score_percent, is_verified, claimed_score,
            points, completed_at)
          values (${done.userId}, ${done.lessonId}, ${done.runId}, ${done.scorePercent}, ${done.isVerified},
                  ${done.claimedScore}, ${done.points}, ${done.completedAt})),
        ledger as (
          insert into points_ledger (user_id, reason, ref, points, created_at)
          values (${done.userId}, 'lesson', ${done.lessonId}, ${done.points}, ${done.completedAt})
          on conflict (user_id, reason, ref) do nothing
          returning points)
        update users set total_points = total_points + coalesce((select points from ledger), 0), updated_at = now()
         where id = ${done.userId}
        returning total_points`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('points for nobody');
      return row.totalPoints;
    },
    /** Stores the learner's last lesson and computes the totals of its subject again (P3.13). */
    noteSubject: (userId: string, subjectId: SubjectId, lessonId: string, now: Date) =>
      sql`
        with truth as (
          select count(l.id)::int as total, count(lc.lesson_id)::int as done
            from users u
            left join lessons l on l.subject_id = ${subjectId} and l.grade = u.grade and l.is_published
            left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = u.id
           where u.id = ${userId})
        insert into user_progress as up
          (user_id, subject_id, last_lesson_id, updated_at, completed_lessons, total_lessons, progress)
        select ${userId}, ${subjectId}, ${lessonId}, ${now}, truth.done, truth.total,
               case when truth.total = 0 then 0 else round(100.0 * truth.done / truth.total)::int end
          from truth
        on conflict (user_id, subject_id) do update
           set last_lesson_id = excluded.last_lesson_id, updated_at = excluded.updated_at,
               completed_lessons = excluded.completed_lessons, total_lessons = excluded.total_lessons,
               progress = excluded.progress`.execute(db),
  };
}
