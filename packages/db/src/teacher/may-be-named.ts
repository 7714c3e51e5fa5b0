import { sql } from 'kysely';
import type { Learner } from '../family/learner-expression.ts';

/**
 * Whether this reader may know the lesson `l` of a row `learner`: a lesson of a class is for the child, its guardians and the teachers
 * of that class, and not for the child's other teachers (decision 0080).
 */
export const mayBeNamed = (reader: Learner) =>
  reader.kind === 'self'
    ? sql<boolean>`true`
    : sql<boolean>`(l.class_id is null
        or exists (select from taught_classes tc where tc.class_id = l.class_id
          and tc.teacher_id = ${reader.adultId}::uuid)
        or exists (select from guardian_links gl where gl.child_id = learner.id and gl.status = 'active'
          and gl.guardian_id = ${reader.adultId}::uuid))`;
