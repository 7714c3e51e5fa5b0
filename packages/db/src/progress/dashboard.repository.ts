import type { Illustration, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';
import { activeDays } from './active-days.ts';
import { ownAssignments } from '../assignments/assignment-facts.ts';
import type { Database } from '../connection/connect.ts';
import { followedBy } from '../paths/path-rows.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';
import { OWN_COLUMNS } from '../account/users.repository.ts';

interface LastLesson {
  readonly id: string;
  readonly title: string;
  readonly activities: number;
  /** The step of the open run; null when none is open. 0 when the lesson has changed since. */
  readonly step: number | null;
  readonly completed: boolean;
}

const lastLesson = (userId: RawBuilder<string>) => sql<LastLesson | null>`(
  select json_build_object('id', l.id, 'title', l.title, 'activities',
    jsonb_array_length(l.content -> 'activities'),
    'step', case when lr.lesson_version = l.version then lr.step when lr.id is not null then 0 end,
    'completed', lc.lesson_id is not null)
  from user_progress last
  join lessons l on l.id = last.last_lesson_id
  left join lesson_runs lr on lr.user_id = last.user_id and lr.lesson_id = l.id and lr.completed_at is null
  left join lesson_completions lc on lc.user_id = last.user_id and lc.lesson_id = l.id
  where last.user_id = ${userId} and (l.is_published or lc.lesson_id is not null or exists (
    select from class_memberships cm join classes c on c.id = cm.class_id and c.archived_at is null
     where cm.class_id = l.class_id and cm.child_id = last.user_id and cm.status = 'active'))
  order by last.updated_at desc limit 1)`;

interface NextLesson {
  readonly id: string;
  readonly subjectId: SubjectId;
  readonly title: string;
  readonly pictures: readonly Illustration[];
  /** Nothing is finished yet, in no subject. */
  readonly isFirst: boolean;
}

/** The first lesson of the grade that is not finished: of the subject learned last, then of the others that the plan opens. */
const nextLesson = (userId: RawBuilder<string>, open: readonly SubjectId[]) => sql<NextLesson | null>`(
  select json_build_object('id', l.id, 'subjectId', l.subject_id, 'title', l.title,
    'pictures', jsonb_path_query_array(l.content, '$.activities[*].illustration'),
    'isFirst', not exists (select from lesson_completions lc where lc.user_id = me.id))
  from users me
  join lessons l on l.grade = me.grade and l.is_published and l.subject_id = any(${[...open]}::text[])
  where me.id = ${userId} and not exists (
    select from lesson_completions lc where lc.user_id = me.id and lc.lesson_id = l.id)
  order by l.subject_id is not distinct from (
      select last.subject_id from user_progress last where last.user_id = me.id and last.last_lesson_id is not null
      order by last.updated_at desc limit 1) desc,
    array_position(array['math','science','english','geography','history','it','chemistry','robotics'], l.subject_id),
    l.number
  limit 1)`;

/** All that a student's dashboard shows, in one statement: the account, each subject with its progress, and facts. */
export function dashboardRepository(db: Database) {
  return {
    /** One row for each subject, with the columns of the account in each; no row when the learner may not be seen. */
    rows: (learner: Learner, now: Date, openSubjects: readonly SubjectId[]) => {
      const userId = learnerId(learner);
      return (
        db
          .selectFrom('users')
          .innerJoin('subjects as s', (join) => join.onTrue())
          .leftJoin('userProgress as up', (join) =>
            join.onRef('up.subjectId', '=', 's.id').onRef('up.userId', '=', 'users.id'),
          )
          .select(OWN_COLUMNS.map((column): `users.${(typeof OWN_COLUMNS)[number]}` => `users.${column}`))
          .select(['s.id as subjectId', 's.displayName', 's.icon', 's.color', 's.description'])
          .select(['up.lastLessonId', 'up.updatedAt as progressAt'])
          // These use no column of the row, so PostgreSQL computes each only once.
          .select([
            sql<number>`(select count(*)::int from achievements a where a.user_id = ${userId})`.as(
              'totalAchievements',
            ),
            activeDays(userId).as('activeDays'),
            sql<number>`(select count(pa.position)::int
            from users me join practice_rounds pr on pr.user_id = me.id and pr.kind = 'daily'
              and pr.local_day = (${now}::timestamptz at time zone me.timezone)::date
            join practice_answers pa on pa.round_id = pr.id
            where me.id = ${userId})`.as('dailyDone'),
            sql<number>`(select count(*)::int from guardian_links gl
              where gl.child_id = ${userId} and gl.status = 'pending' and not exists (
                select from guardian_links other where other.child_id = ${userId} and other.status = 'active'))`.as(
              'linksToConfirm',
            ),
            sql<Date | null>`(select ad.erase_at from account_deletions ad
              where ad.user_id = ${userId} and ad.reason = 'alone')`.as('aloneUntil'),
            sql<boolean>`exists (select from class_memberships cm
              where cm.child_id = ${userId} and cm.status = 'active')`.as('hasClass'),
            sql<boolean>`exists (select from guardian_links gl
              where gl.child_id = ${userId} and gl.status = 'active')`.as('hasGuardian'),
            sql<boolean>`exists (${followedBy(userId)})`.as('hasPath'),
            sql<
              string[]
            >`array(select wp.part_key from worn_parts wp where wp.user_id = ${userId} order by wp.place)`.as(
              'worn',
            ),
            lastLesson(userId).as('lastLesson'),
            nextLesson(userId, openSubjects).as('nextLesson'),
            ownAssignments(userId, now).as('assignments'),
          ])
          .select([
            sql<number>`coalesce(up.progress, 0)`.as('progress'),
            sql<number>`coalesce(up.completed_lessons, 0)`.as('completedLessons'),
            sql<number>`coalesce(up.total_lessons, (select count(*)::int from lessons l
            where l.subject_id = s.id and l.grade = users.grade and l.is_published))`.as('totalLessons'),
          ])
          .where('users.id', '=', userId)
          .orderBy(
            sql`array_position(
              array['math','science','english','geography','history','it','chemistry','robotics'], s.id)`,
          )
          .execute()
      );
    },
  };
}
