import { sql, type RawBuilder } from 'kysely';

/** Whether the assignment `a` is for a pupil of its class: for all, or for those who were chosen. */
export const isGivenTo = (childId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(a.is_for_all or exists (
    select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = ${childId}))`;
