import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the lesson `l` is open to this learner whatever the plan says: begun or completed, of the own class, or to be done for it,
 * given or in its learning path. Nothing of
 * a child's is lost or hidden for money (P6.31), and no pupil is left out of what the class does.
 */
export const isOpenAnyway = (learnerId: string): RawBuilder<boolean> => sql<boolean>`(l.class_id is not null
  or exists (select from lesson_runs lr where lr.lesson_id = l.id and lr.user_id = ${learnerId}::uuid)
  or exists (select from lesson_completions lc where lc.lesson_id = l.id and lc.user_id = ${learnerId}::uuid)
  or exists (select from assignments a
    join class_memberships cm on cm.class_id = a.class_id and cm.child_id = ${learnerId}::uuid and cm.status = 'active'
    join classes c on c.id = a.class_id and c.archived_at is null
    where a.lesson_id = l.id and a.ended_at is null and (a.is_for_all or exists (
      select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = cm.child_id)))
  or exists (select from path_steps ps
    join learning_paths lp on lp.id = ps.path_id and lp.archived_at is null
    join class_memberships cm on cm.class_id = lp.class_id and cm.child_id = ${learnerId}::uuid and cm.status = 'active'
    join classes c on c.id = lp.class_id and c.archived_at is null
    where ps.lesson_id = l.id))`;
