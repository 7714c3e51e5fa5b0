import { sql } from 'kysely';
import { activeDays } from './active-days.ts';
import type { Database } from './connect.ts';
import { OWN_COLUMNS } from './users.repository.ts';

/** All that a student's dashboard shows, in one statement: the account, each subject with its progress, and facts. */
export function dashboardRepository(db: Database) {
  return {
    /** One row a subject, the account's columns repeated in each; no row when there is no such account. */
    rows: (userId: string, now: Date) =>
      db
        .selectFrom('users')
        .innerJoin('subjects as s', (join) => join.onTrue())
        .leftJoin('userProgress as p', (join) =>
          join.onRef('p.subjectId', '=', 's.id').onRef('p.userId', '=', 'users.id'),
        )
        .select(OWN_COLUMNS.map((column): `users.${(typeof OWN_COLUMNS)[number]}` => `users.${column}`))
        .select(['s.id as subjectId', 's.displayName', 's.icon', 's.color', 's.description'])
        .select(['p.lastLessonId', 'p.updatedAt as progressAt'])
        // These name no column of the row, so PostgreSQL works each out once for the whole answer.
        .select([
          sql<number>`(select count(*)::int from achievements a where a.user_id = ${userId}::uuid)`.as(
            'totalAchievements',
          ),
          activeDays(userId).as('activeDays'),
          sql<number>`(select count(a.position)::int
            from users me join practice_rounds r on r.user_id = me.id and r.kind = 'daily'
              and r.local_day = (${now}::timestamptz at time zone me.timezone)::date
            join practice_answers a on a.round_id = r.id
            where me.id = ${userId}::uuid)`.as('dailyDone'),
        ])
        .select([
          sql<number>`coalesce(p.progress, 0)`.as('progress'),
          sql<number>`coalesce(p.completed_lessons, 0)`.as('completedLessons'),
          sql<number>`coalesce(p.total_lessons, (select count(*)::int from lessons l
            where l.subject_id = s.id and l.grade = users.grade and l.is_published))`.as('totalLessons'),
        ])
        .where('users.id', '=', userId)
        .orderBy(
          sql`array_position(array['math','science','english','geography','history','it','chemistry','robotics'], s.id)`,
        )
        .execute(),
  };
}
