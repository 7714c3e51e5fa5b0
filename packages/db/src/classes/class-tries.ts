import { sql, type RawBuilder } from 'kysely';

/** A class and the teacher who asks. Visibility is part of the statements that read (decision 0006). */
export interface TaughtClass {
  readonly classId: string;
  readonly teacherId: string;
}

/** `pupil(child_id)`: the pupils of the class; none when the teacher does not teach it. For a WITH clause. */
export const pupilsOf = ({
  classId,
  teacherId,
}: TaughtClass): RawBuilder<unknown> => sql`pupil as materialized (
  select cm.child_id from class_memberships cm
    join taught_classes tc on tc.class_id = cm.class_id and tc.teacher_id = ${teacherId}::uuid
   where cm.class_id = ${classId}::uuid and cm.status = 'active')`;

/**
 * `try`: first tries of the pupils since a moment, in lessons and in practice. For a WITH clause behind `pupilsOf`.
 * `offset 0` makes PostgreSQL read each pupil's rows by an index. Without it, a small table is read whole, and
 * the cost grows with the answers of all other learners.
 */
export const triesSince = (since: Date): RawBuilder<unknown> => sql`try as (
  select pupil.child_id as user_id, l.skills[1] as skill, l.subject_id, tried.is_correct, tried.answer_ms,
    tried.answered_at
    from pupil cross join lateral (
      select lesson_id, is_correct, answer_ms, answered_at from lesson_attempts
       where user_id = pupil.child_id and try_number = 1 and answered_at >= ${since} offset 0) tried
    join lessons l on l.id = tried.lesson_id
  union all
  select pupil.child_id, tried.skill, tried.subject_id, tried.is_correct, tried.answer_ms, tried.answered_at
    from pupil cross join lateral (
      select pi.skill, pi.subject_id, pa.is_correct, pa.answer_ms, pa.answered_at
        from practice_answers pa join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
       where pa.user_id = pupil.child_id and pa.answered_at >= ${since} offset 0) tried)`;
