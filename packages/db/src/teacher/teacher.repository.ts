import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';
import { mayBeNamed } from './may-be-named.ts';

const lessonCount = sql<number>`(select count(*)::int from lessons l join users u on u.id = ${sql.ref('learner.id')}
  where l.subject_id = s.id and l.is_published and l.grade = u.grade)`;

/** What a grown-up sees of one learner (S3.88, S3.90, S3.91). One statement each. */
export function teacherRepository(db: Database) {
  const perSubject = (learner: Learner) =>
    db
      .selectFrom('subjects as s')
      .innerJoin('users as learner', (join) => join.on('learner.id', '=', learnerId(learner)))
      .leftJoin('userProgress as up', (join) =>
        join.onRef('up.subjectId', '=', 's.id').onRef('up.userId', '=', 'learner.id'),
      )
      .select(['s.id', 's.displayName', 's.description', 's.color', 's.icon', 'up.updatedAt as lastActivity'])
      .select([
        'learner.firstName',
        'learner.name',
        'learner.grade',
        'learner.totalPoints',
        sql<number>`coalesce(up.progress, 0)`.as('progress'),
        sql<number>`coalesce(up.completed_lessons, 0)`.as('completedLessons'),
        sql<number>`coalesce(up.total_lessons, ${lessonCount})`.as('totalLessons'),
      ]);
  return {
    subjects: (learner: Learner) =>
      perSubject(learner)
        .select(
          sql<number>`(select count(*)::int from achievements a where a.user_id = learner.id)`.as(
            'achievements',
          ),
        )
        .orderBy('s.displayName')
        .execute(),
    /** Completions since a moment, newest first; undefined when the learner may not be seen. */
    timeline: async (learner: Learner, since: Date) => {
      const rows = await db
        .selectFrom('users as learner')
        .leftJoin('lessonCompletions as lc', (join) =>
          join.onRef('lc.userId', '=', 'learner.id').on('lc.completedAt', '>=', since),
        )
        .leftJoin('lessons as l', (join) => join.onRef('l.id', '=', 'lc.lessonId').on(mayBeNamed(learner)))
        .leftJoin('subjects as s', 's.id', 'l.subjectId')
        .select([
          'l.title',
          's.displayName as subject',
          'lc.completedAt as date',
          'l.difficulty',
          'lc.points',
        ])
        .where('learner.id', '=', learnerId(learner))
        .orderBy('lc.completedAt', 'desc')
        .limit(500)
        .execute();
      if (rows.length === 0) return undefined;
      return rows.flatMap(({ title, subject, date, difficulty, points }) =>
        title !== null && subject !== null && date !== null && difficulty !== null && points !== null
          ? [{ title, subject, date, difficulty, points }]
          : [],
      );
    },
    /** Every lesson of a subject at the learner's grade with what the learner did there. */
    lessons: (learner: Learner, subjectId: SubjectId) =>
      perSubject(learner)
        .where('s.id', '=', subjectId)
        .leftJoin('lessons as l', (join) =>
          join
            .onRef('l.subjectId', '=', 's.id')
            .onRef('l.grade', '=', 'learner.grade')
            .on('l.isPublished', '=', true),
        )
        .leftJoin('lessonCompletions as lc', (join) =>
          join.onRef('lc.lessonId', '=', 'l.id').onRef('lc.userId', '=', 'learner.id'),
        )
        .select([
          'l.id as lessonId',
          'l.title',
          'l.difficulty',
          'l.points',
          'lc.completedAt',
          'lc.scorePercent',
          'lc.points as pointsEarned',
        ])
        .select([
          sql<boolean>`exists (select 1 from lesson_runs lr where lr.user_id = learner.id
            and lr.lesson_id = l.id and lr.completed_at is null)`.as('begun'),
          sql<number>`coalesce((select sum(la.answer_ms) from lesson_attempts la where la.user_id = learner.id
            and la.lesson_id = l.id), 0)::int`.as('answerMs'),
        ])
        .orderBy('l.number')
        .execute(),
  };
}
