import { sql, type RawBuilder } from 'kysely';

/** A class as one of its teachers asks about it. Visibility is part of the statements that read (decision 0006). */
export interface TaughtClass {
  readonly classId: string;
  readonly teacherId: string;
}

/** `pupil(child_id)`: the pupils of the class; none when the teacher does not teach it. For a WITH clause. */
export const pupilsOf = ({
  classId,
  teacherId,
}: TaughtClass): RawBuilder<unknown> => sql`pupil as materialized (
  select m.child_id from class_memberships m
    join taught_classes t on t.class_id = m.class_id and t.teacher_id = ${teacherId}::uuid
   where m.class_id = ${classId}::uuid and m.status = 'active')`;

/**
 * `try`: first tries of the pupils since a moment, in lessons and in practice. For a WITH clause behind `pupilsOf`.
 * `offset 0` keeps each pupil's own rows a question of their own, answered by an index: else a small table is read whole, and
 * the cost grows with what everybody else did.
 */
export const triesSince = (since: Date): RawBuilder<unknown> => sql`try as (
  select pupil.child_id as user_id, l.skills[1] as skill, l.subject_id, a.is_correct, a.answer_ms, a.answered_at
    from pupil cross join lateral (
      select lesson_id, is_correct, answer_ms, answered_at from lesson_attempts
       where user_id = pupil.child_id and try_number = 1 and answered_at >= ${since} offset 0) a
    join lessons l on l.id = a.lesson_id
  union all
  select pupil.child_id, a.skill, a.subject_id, a.is_correct, a.answer_ms, a.answered_at
    from pupil cross join lateral (
      select i.skill, i.subject_id, a.is_correct, a.answer_ms, a.answered_at
        from practice_answers a join practice_items i on i.round_id = a.round_id and i.position = a.position
       where a.user_id = pupil.child_id and a.answered_at >= ${since} offset 0) a)`;
