import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';

/** Completions, the points ledger and the totals derived from them (decision 0005). */
export function progressRepository(db: Database) {
  return {
    /** One row for each subject, also for subjects never opened (S7.23); no row when the learner may not be seen. */
    list: (learner: Learner) =>
      db
        .selectFrom('users as u')
        .innerJoin('subjects as s', (join) => join.onTrue())
        .leftJoin('userProgress as up', (join) =>
          join.onRef('up.subjectId', '=', 's.id').onRef('up.userId', '=', 'u.id'),
        )
        .select(['u.id as userId', 's.id as subjectId', 'up.lastLessonId', 'up.updatedAt'])
        .select([
          sql<number>`coalesce(up.progress, 0)`.as('progress'),
          sql<number>`coalesce(up.completed_lessons, 0)`.as('completedLessons'),
          sql<number>`coalesce(up.total_lessons, (select count(*)::int from lessons l
            where l.subject_id = s.id and l.grade = u.grade and l.is_published))`.as('totalLessons'),
        ])
        .where('u.id', '=', learnerId(learner))
        .orderBy(sql`up.updated_at desc nulls last`)
        .execute(),
    /** Pays points once for one reason and reference; true when they were paid now. */
    pay: async (
      userId: string,
      reason: 'lesson' | 'quiz' | 'practice',
      ref: string,
      points: number,
      now: Date,
    ) => {
      const written = await db
        .insertInto('pointsLedger')
        .values({ userId, reason, ref, points, createdAt: now })
        .onConflict((conflict) => conflict.columns(['userId', 'reason', 'ref']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return written !== undefined;
    },
    noteLastLesson: (userId: string, subjectId: SubjectId, lessonId: string, now: Date) =>
      db
        .insertInto('userProgress')
        .values((eb) => ({
          userId,
          subjectId,
          lastLessonId: lessonId,
          updatedAt: now,
          totalLessons: eb
            .selectFrom('lessons as l')
            .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
            .select(sql<number>`count(*)::int`.as('n'))
            .where('l.subjectId', '=', subjectId)
            .whereRef('l.grade', '=', 'u.grade')
            .where('l.isPublished', '=', true),
        }))
        .onConflict((conflict) =>
          conflict.columns(['userId', 'subjectId']).doUpdateSet({ lastLessonId: lessonId, updatedAt: now }),
        )
        .execute(),
    /**
     * Computes the totals of one learner, or of all, from the facts: percent = completed / published lessons of
     * the subject at the learner's grade (P3.13). Returns the rows that were wrong before.
     */
    refresh: (userId: string | null) =>
      sql<{ userId: string; subjectId: SubjectId }>`
        with truth as (
          select up.user_id, up.subject_id,
                 count(l.id)::int as total,
                 count(lc.lesson_id)::int as done
            from user_progress up
            join users u on u.id = up.user_id
            left join lessons l on l.subject_id = up.subject_id and l.grade = u.grade and l.is_published
            left join lesson_completions lc on lc.lesson_id = l.id and lc.user_id = up.user_id
           where ${userId}::uuid is null or up.user_id = ${userId}::uuid
           group by up.user_id, up.subject_id)
        update user_progress up
           set completed_lessons = truth.done, total_lessons = truth.total,
               progress = case when truth.total = 0 then 0 else round(100.0 * truth.done / truth.total)::int end
          from truth
         where up.user_id = truth.user_id and up.subject_id = truth.subject_id
           and (up.completed_lessons, up.total_lessons, up.progress) is distinct from
               (truth.done, truth.total, case when truth.total = 0
                 then 0 else round(100.0 * truth.done / truth.total)::int end)
        returning up.user_id, up.subject_id`
        .execute(db)
        .then((result) => result.rows),
    /** Computes all totals of points from the ledger; returns the accounts that were wrong before. */
    rebuildPoints: () =>
      sql<{ userId: string; was: number; is: number }>`
        with truth as (
          select u.id, u.total_points as was, coalesce(sum(pl.points), 0)::int as now
            from users u left join points_ledger pl on pl.user_id = u.id group by u.id, u.total_points)
        update users u set total_points = greatest(truth.now, 0) from truth
         where u.id = truth.id and u.total_points <> greatest(truth.now, 0)
        returning u.id as user_id, truth.was, truth.now as "is"`
        .execute(db)
        .then((result) => result.rows),
  };
}
