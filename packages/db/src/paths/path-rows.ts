import type { Grade, PathFacts, PathStepKind, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';

/** A step as it is stored, with what the catalogue says of its lesson. Moments are milliseconds since 1970. */
export interface PathStepRow {
  readonly id: string;
  readonly kind: PathStepKind;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly lessonId: string | null;
  readonly title: string | null;
  readonly dueDay: string | null;
  readonly addedAt: number;
  /** Practice, a published lesson, or a lesson of the path's class. */
  readonly isThere: boolean;
}
export interface PathRow {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly madeBy: string;
  readonly makerFirstName: string | null;
  readonly makerName: string | null;
  readonly className: string | null;
  readonly isArchived: boolean;
  readonly steps: readonly PathStepRow[];
}
/** A child who follows the paths, with the facts that they ask for. */
export interface PathLearnerRow extends PathFacts {
  readonly id: string;
  readonly firstName: string | null;
  readonly name: string | null;
  readonly timezone: string;
}
export interface PathRows {
  readonly paths: readonly PathRow[];
  readonly learners: readonly PathLearnerRow[];
}

/**
 * The ids of the paths that a child follows, as a query: open ones of guardians who are linked now, and of the classes that the child
 * is in. A path ends with the link or the membership, because nothing else makes it visible (decision 0091).
 */
export const followedBy = (childId: RawBuilder<string>): RawBuilder<unknown> => sql`
  select lp.id from guardian_links gl
    join learning_paths lp on lp.child_id = gl.child_id and lp.made_by = gl.guardian_id
   where gl.child_id = ${childId} and gl.status = 'active' and lp.archived_at is null
  union all
  select lp.id from class_memberships cm join classes c on c.id = cm.class_id and c.archived_at is null
    join learning_paths lp on lp.class_id = cm.class_id
   where cm.child_id = ${childId} and cm.status = 'active' and lp.archived_at is null`;

const millis = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000)::double precision`;

const PATHS = sql`(select coalesce(json_agg(json_build_object('id', shown.id, 'title', shown.title,
      'version', shown.version, 'madeBy', shown.made_by, 'makerFirstName', adult.first_name, 'makerName', adult.name,
      'className', c.name, 'isArchived', shown.archived_at is not null,
      'steps', (select coalesce(json_agg(json_build_object('id', wanted.id, 'kind', wanted.kind,
          'subject', wanted.subject_id, 'grade', coalesce(wanted.grade, l.grade), 'lessonId', wanted.lesson_id,
          'title', l.title, 'dueDay', wanted.due_day, 'addedAt', ${millis(sql`wanted.added_at`)},
          'isThere', l.id is null or l.is_published or coalesce(l.class_id = shown.class_id, false))
          order by wanted.position), '[]')
        from wanted left join lessons l on l.id = wanted.lesson_id where wanted.path_id = shown.id))
      order by shown.archived_at is not null, shown.created_at, shown.id), '[]')
    from shown join users adult on adult.id = shown.made_by left join classes c on c.id = shown.class_id)`;

const LEARNERS = sql`(select coalesce(json_agg(json_build_object('id', learners.id, 'firstName', learners.first_name,
      'name', learners.name, 'timezone', learners.timezone,
      'completed', (select coalesce(json_agg(json_build_object('lessonId', lc.lesson_id,
          'at', ${millis(sql`lc.completed_at`)})), '[]')
        from lesson_completions lc where lc.user_id = learners.id and lc.lesson_id in (
          select wanted.lesson_id from wanted)),
      'rounds', (select coalesce(json_agg(json_build_object('subject', pr.subject_id, 'grade', pr.grade,
          'at', ${millis(sql`pr.finished_at`)})), '[]')
        from practice_rounds pr where pr.user_id = learners.id and pr.kind = 'practice' and pr.finished_at >= (
          select min(wanted.added_at) from wanted where wanted.kind = 'practice') and exists (
          select from wanted where wanted.subject_id = pr.subject_id and wanted.grade = pr.grade)))
      order by learners.first_name, learners.id), '[]') from learners)`;

/**
 * Paths with their steps, and the children who follow them with what they have done, as the two columns of one statement.
 * @param ids which paths, as a query of their ids
 * @param learners a query of accounts: id, first_name, name, timezone
 */
export const pathColumns = (
  ids: RawBuilder<unknown>,
  learners: RawBuilder<unknown>,
): RawBuilder<PathRows> => sql<PathRows>`
  with learners as materialized (${learners}),
    shown as materialized (select * from learning_paths where id in (${ids})),
    wanted as materialized (select ps.* from path_steps ps join shown on shown.id = ps.path_id)
  select ${PATHS} as paths, ${LEARNERS} as learners`;
