import { sql } from 'kysely';

/** Tutors of the view `tutors` whom this person may meet: the demo family only the demo tutor, and nobody else that one. */
export const ofSameKind = (personId: string) =>
  sql<boolean>`is_demo = (select is_demo from users where id = ${personId}::uuid)`;
