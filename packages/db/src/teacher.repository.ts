import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

const lessonCount = sql<number>`(select count(*)::int from lessons l join users u on u.id = ${sql.ref('who.id')}
  where l.subject_id = s.id and l.is_published and l.grade = u.grade)`;

/** What a grown-up sees of one learner (SPEC 3: overview, timeline, detailed). One statement each. */
export function teacherRepository(db: Database) {
  const perSubject = (learnerId: string) =>
    db
      .selectFrom('subjects as s')
      .innerJoin('users as who', (join) => join.on('who.id', '=', learnerId))
      .leftJoin('userProgress as p', (join) =>
        join.onRef('p.subjectId', '=', 's.id').on('p.userId', '=', learnerId),
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
    subjects: (learnerId: string) =>
      perSubject(learnerId)
        .select(
          sql<number>`(select count(*)::int from achievements a where a.user_id = who.id)`.as('achievements'),
        )
        .orderBy('s.displayName')
        .execute(),
    /** Completions since a moment, newest first. */
    timeline: (learnerId: string, since: Date) =>
      db
        .selectFrom('lessonCompletions as c')
        .innerJoin('lessons as l', 'l.id', 'c.lessonId')
        .innerJoin('subjects as s', 's.id', 'l.subjectId')
        .select(['l.title', 's.displayName as subject', 'c.completedAt as date', 'l.difficulty', 'c.points'])
        .where('c.userId', '=', learnerId)
        .where('c.completedAt', '>=', since)
        .orderBy('c.completedAt', 'desc')
        .limit(500)
        .execute(),
    /** Every lesson of a subject at the learner's grade with what the learner did there. */
    lessons: (learnerId: string, subjectId: SubjectId) =>
      perSubject(learnerId)
        .where('s.id', '=', subjectId)
        .leftJoin('lessons as l', (join) =>
          join
            .onRef('l.subjectId', '=', 's.id')
            .onRef('l.grade', '=', 'who.grade')
            .on('l.isPublished', '=', true),
        )
        .leftJoin('lessonCompletions as c', (join) =>
          join.onRef('c.lessonId', '=', 'l.id').on('c.userId', '=', learnerId),
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
