import type { AssignmentKind, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a learner has done the assignment `a` (decision 0041): the lesson is completed, whenever that was; a round of practice
 * or a game of the subject was finished since it was given; every question of homework is answered. A lesson that is given again
 * is finished again with answers; a round of skills was also begun since, because only then it brings them (decision 0108).
 */
export const isDone = (learnerId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`case a.kind
  when 'lesson' then case when a.again_of is null
    then exists (select from lesson_completions lc
      where lc.user_id = ${learnerId} and lc.lesson_id = a.lesson_id)
    else exists (select from lesson_attempts la join lesson_runs lr on lr.id = la.run_id
      where la.user_id = ${learnerId} and la.lesson_id = a.lesson_id and lr.completed_at >= a.created_at) end
  when 'practice' then exists (select from practice_rounds pr
    where pr.user_id = ${learnerId} and pr.kind = 'practice'
    and pr.subject_id = a.subject_id and pr.finished_at >= a.created_at
    and (a.skills = '{}' or pr.started_at >= a.created_at))
  when 'homework' then exists (select from class_quizzes cq where cq.assignment_id = a.id
    and jsonb_array_length(cq.questions) = (select count(*) from homework_answers ha
      where ha.quiz_id = cq.id and ha.user_id = ${learnerId}))
  else exists (select from game_participants gp join game_rooms gr on gr.id = gp.room_id
    where gp.user_id = ${learnerId} and gp.position is not null and gr.status = 'completed'
      and gr.subject = a.subject_id and gr.completed_at >= a.created_at) end`;

export interface OwnAssignment {
  readonly id: string;
  readonly kind: AssignmentKind;
  readonly subject: SubjectId;
  readonly lessonId: string | null;
  readonly title: string | null;
  readonly dueDay: string;
  readonly className: string;
  readonly skills: readonly string[];
  readonly isDone: boolean;
}

/**
 * A learner's assignments, at most twenty, as an SQL expression that uses no column of the outer row: open ones
 * until a month after their due day, done ones until their due day is over.
 */
export const ownAssignments = (
  learnerId: RawBuilder<string>,
  now: Date,
): RawBuilder<readonly OwnAssignment[]> => sql<readonly OwnAssignment[]>`(
  select coalesce(json_agg(shown order by shown."dueDay", shown.id), '[]') from (
    select given.* from users me cross join lateral (
      select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
             a.skills, c.name as "className", ${isDone(sql`me.id`)} as "isDone",
             l.is_published or coalesce(l.class_id = a.class_id, false) as is_there
        from class_memberships cm
        join classes c on c.id = cm.class_id and c.archived_at is null
        join assignments a on a.class_id = c.id and a.ended_at is null
        left join lessons l on l.id = a.lesson_id
       where cm.child_id = me.id and cm.status = 'active' and (a.is_for_all or exists (
         select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = me.id))) given
     where me.id = ${learnerId} and case when given."isDone"
         then given."dueDay" >= (${now}::timestamptz at time zone me.timezone)::date
         else given."dueDay" >= (${now}::timestamptz at time zone me.timezone)::date - 30
          and given.is_there is distinct from false end
     order by given."dueDay", given.id limit 20) shown)`;
