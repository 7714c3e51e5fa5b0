import type { AssignmentKind, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a learner has done the assignment `a` (0041): the lesson is completed, whenever that was; a round of practice
 * or a game of the subject was finished since it was given.
 */
export const isDone = (learnerId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`case a.kind
  when 'lesson' then exists (select from lesson_completions d where d.user_id = ${learnerId} and d.lesson_id = a.lesson_id)
  when 'practice' then exists (select from practice_rounds r where r.user_id = ${learnerId} and r.kind = 'practice'
    and r.subject_id = a.subject_id and r.finished_at >= a.created_at)
  else exists (select from game_participants p join game_rooms g on g.id = p.room_id
    where p.user_id = ${learnerId} and p.position is not null and g.status = 'completed'
      and g.subject = a.subject_id and g.completed_at >= a.created_at) end`;

export interface OwnAssignment {
  readonly id: string;
  readonly kind: AssignmentKind;
  readonly subject: SubjectId;
  readonly lessonId: string | null;
  readonly title: string | null;
  readonly dueDay: string;
  readonly className: string;
  readonly isDone: boolean;
}

/**
 * What a learner was given, at most twenty, as an SQL expression that names no column of the row it stands in: open ones
 * until a month after their day, done ones until their day is over.
 */
export const ownAssignments = (
  learnerId: RawBuilder<string>,
  now: Date,
): RawBuilder<readonly OwnAssignment[]> => sql<readonly OwnAssignment[]>`(
  select coalesce(json_agg(g order by g."dueDay", g.id), '[]') from (
    select given.* from users me cross join lateral (
      select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
             c.name as "className", ${isDone(sql`me.id`)} as "isDone", l.is_published
        from class_memberships m
        join classes c on c.id = m.class_id and c.archived_at is null
        join assignments a on a.class_id = c.id and a.ended_at is null
        left join lessons l on l.id = a.lesson_id
       where m.child_id = me.id and m.status = 'active' and (a.is_for_all or exists (
         select from assignment_pupils p where p.assignment_id = a.id and p.child_id = me.id))) given
     where me.id = ${learnerId} and case when given."isDone"
         then given."dueDay" >= (${now}::timestamptz at time zone me.timezone)::date
         else given."dueDay" >= (${now}::timestamptz at time zone me.timezone)::date - 30
          and given.is_published is distinct from false end
     order by given."dueDay", given.id limit 20) g)`;
