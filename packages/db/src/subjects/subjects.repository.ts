import type { SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface SubjectFields {
  readonly id: SubjectId;
  readonly name: SubjectId;
  readonly displayName: string;
  readonly icon: string;
  readonly color: string;
  readonly description: string;
}

const inSchoolOrder = sql`array_position(
  array['math','science','english','geography','history','it','chemistry','robotics'], id)`;

/** The eight subjects (S3.18). */
export function subjectsRepository(db: Database) {
  return {
    list: () =>
      db
        .selectFrom('subjects')
        .select(['id', 'name', 'displayName', 'icon', 'color', 'description'])
        .orderBy(inSchoolOrder)
        .execute(),
    /** Writes the subjects of the content. Doing it again changes nothing. */
    put: (subjects: readonly SubjectFields[]) =>
      db
        .insertInto('subjects')
        .values([...subjects])
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            displayName: eb.ref('excluded.displayName'),
            icon: eb.ref('excluded.icon'),
            color: eb.ref('excluded.color'),
            description: eb.ref('excluded.description'),
          })),
        )
        .execute(),
  };
}
