import type { AssignmentKind, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { isDone } from '../assignments/assignment-facts.ts';
import type { Database } from '../connection/connect.ts';

export interface ClassNews {
  readonly id: string;
  /** The pupils with the lowest share of right first tries below a half, the hardest first, at most three. */
  readonly weak: readonly {
    readonly id: string;
    readonly firstName: string | null;
    readonly name: string | null;
    readonly right: number;
    readonly answers: number;
    readonly lessons: number;
  }[];
  readonly notStarted: number;
  /** The assignment that is due next, null without one. */
  readonly due: {
    readonly kind: AssignmentKind;
    readonly subject: SubjectId;
    readonly title: string | null;
    readonly dueDay: string;
    readonly done: number;
    readonly pupils: number;
  } | null;
}

/** As few answers as one lesson asks for. */
const ANSWERS_TO_JUDGE = 6;

/** What a teacher's home says of each class, in one statement. */
export function classHomeRepository(db: Database) {
  return {
    /** One row for each class the teacher teaches that is not archived; first tries since `since` count. */
    news: async (teacherId: string, since: Date, now: Date): Promise<readonly ClassNews[]> => {
      const { rows } = await sql<ClassNews>`
        with room as materialized (select tc.class_id, c.name from taught_classes tc
            join classes c on c.id = tc.class_id where tc.teacher_id = ${teacherId}::uuid and c.archived_at is null),
        pupil as materialized (select cm.class_id, cm.child_id from room
            join class_memberships cm on cm.class_id = room.class_id and cm.status = 'active'),
        try as (
          select pupil.class_id, pupil.child_id, tried.is_correct, tried.lesson_id from pupil cross join lateral (
            select lesson_id, is_correct from lesson_attempts
             where user_id = pupil.child_id and try_number = 1 and answered_at >= ${since} offset 0) tried
          union all
          select pupil.class_id, pupil.child_id, tried.is_correct, null from pupil cross join lateral (
            select is_correct from practice_answers
             where user_id = pupil.child_id and answered_at >= ${since} offset 0) tried),
        share as (
          select class_id, child_id, count(*) filter (where is_correct)::int as right, count(*)::int as answers,
              count(distinct lesson_id)::int as lessons
            from try group by 1, 2 having count(*) >= ${ANSWERS_TO_JUDGE}
             and count(*) filter (where is_correct) * 2 < count(*)),
        weak as (
          select share.*, u.first_name, u.name, row_number() over (partition by class_id
              order by share.right::float8 / share.answers, share.answers desc, u.first_name, u.id) as place
            from share join users u on u.id = share.child_id),
        next as (
          select distinct on (a.class_id) a.id, a.class_id, a.kind, a.subject_id, a.lesson_id, a.due_day,
              a.is_for_all, a.created_at, a.skills, a.again_of, l.title
            from room join assignments a on a.class_id = room.class_id and a.ended_at is null
            join users me on me.id = ${teacherId}::uuid
            left join lessons l on l.id = a.lesson_id
           where a.due_day >= (${now}::timestamptz at time zone me.timezone)::date
           order by a.class_id, a.due_day, a.created_at, a.id),
        asked as (
          select a.class_id, count(*)::int as pupils, count(*) filter (where ${isDone(sql`pupil.child_id`)})::int as done
            from next a join pupil on pupil.class_id = a.class_id and (a.is_for_all or exists (
              select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = pupil.child_id))
           group by 1)
        select room.class_id as id,
          (select coalesce(json_agg(json_build_object('id', weak.child_id, 'firstName', weak.first_name,
              'name', weak.name, 'right', weak.right, 'answers', weak.answers, 'lessons', weak.lessons)
                order by weak.place), '[]') from weak where weak.class_id = room.class_id and weak.place <= 3) as weak,
          (select count(*)::int from pupil where pupil.class_id = room.class_id
              and not exists (select from lesson_attempts la where la.user_id = pupil.child_id)
              and not exists (select from practice_answers pa where pa.user_id = pupil.child_id)
              and not exists (select from lesson_completions lc where lc.user_id = pupil.child_id)
              and not exists (select from game_participants gp where gp.user_id = pupil.child_id)) as "notStarted",
          (select json_build_object('kind', a.kind, 'subject', a.subject_id, 'title', a.title, 'dueDay', a.due_day,
              'done', coalesce(asked.done, 0), 'pupils', coalesce(asked.pupils, 0))
            from next a left join asked on asked.class_id = a.class_id where a.class_id = room.class_id) as due
          from room order by room.name, room.class_id`.execute(db);
      return rows;
    },
  };
}
