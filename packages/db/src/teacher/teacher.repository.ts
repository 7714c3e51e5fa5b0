import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';

const lessonCount = sql<number>`(select count(*)::int from lessons l join users u on u.id = ${sql.ref('who.id')}
  where l.subject_id = s.id and l.is_published and l.grade = u.grade)`;

/** What a grown-up sees of one learner (SPEC 3: overview, timeline, detailed). One statement each. */
export function teacherRepository(db: Database) {
  const perSubject = (learner: Learner) =>
    db
      .selectFrom('subjects as s')
      .innerJoin('users as who', (join) => join.on('who.id', '=', learnerId(learner)))
      .leftJoin('userProgress as p', (join) =>
        join.onRef('p.subjectId', '=', 's.id').onRef('p.userId', '=', 'who.id'),
      )
      .select(['s.id', 's.displayName', 's.description', 's.color', 's.icon', 'p.updatedAt as lastActivity'])
      .select([
        'who.firstName',
        'who.name',
        'who.grade',
        'who.totalPoints',
        sql<number>`coalesce(p.progress, 0)`.as('progress'),
        sql<number>`coalesce(p.completed_lessons, 0)`.as('completedLessons'),
        sql<number>`coalesce(p.total_lessons, ${lessonCount})`.as('totalLessons'),
      ]);
  return {
    subjects: (learner: Learner) =>
      perSubject(learner)
        .select(
          sql<number>`(select count(*)::int from achievements a where a.user_id = who.id)`.as('achievements'),
        )
        .orderBy('s.displayName')
        .execute(),
    /** Completions since a moment, newest first; undefined when the learner may not be seen. */
    timeline: async (learner: Learner, since: Date) => {
      const rows = await db
        .selectFrom('users as who')
        .leftJoin('lessonCompletions as c', (join) =>
          join.onRef('c.userId', '=', 'who.id').on('c.completedAt', '>=', since),
        )
        .leftJoin('lessons as l', 'l.id', 'c.lessonId')
        .leftJoin('subjects as s', 's.id', 'l.subjectId')
        .select(['l.title', 's.displayName as subject', 'c.completedAt as date', 'l.difficulty', 'c.points'])
        .where('who.id', '=', learnerId(learner))
        .orderBy('c.completedAt', 'desc')
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
            .onRef('l.grade', '=', 'who.grade')
            .on('l.isPublished', '=', true),
        )
        .leftJoin('lessonCompletions as c', (join) =>
          join.onRef('c.lessonId', '=', 'l.id').onRef('c.userId', '=', 'who.id'),
        )
        .select([
          'l.id as lessonId',
          'l.title',
          'l.difficulty',
          'l.points',
          'c.completedAt',
          'c.scorePercent',
          'c.points as pointsEarned',
        ])
        .select([
          sql<boolean>`exists (select 1 from lesson_runs r where r.user_id = who.id and r.lesson_id = l.id and r.completed_at is null)`.as(
            'begun',
          ),
          sql<number>`coalesce((select sum(a.answer_ms) from lesson_attempts a where a.user_id = who.id and a.lesson_id = l.id), 0)::int`.as(
            'answerMs',
          ),
        ])
        .orderBy('l.number')
        .execute(),
  };
}
