import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { freeSeat } from './guardian-links.repository.ts';

/** Who may see which child: links and classes (P1.16). `users.linked_students` is never read for this. */
export function familyRepository(db: Database) {
  return {
    /** A child this adult may see: the one named, or the first by name. Undefined when there is none. */
    visibleChild: (adultId: string, childId: string | null) =>
      db
        .selectFrom('visibleChildren as vc')
        .innerJoin('users as u', 'u.id', 'vc.childId')
        .select(['u.id', 'u.firstName', 'u.name', 'u.grade', 'u.timezone'])
        .where('vc.adultId', '=', adultId)
        .$if(childId !== null, (query) => query.where('vc.childId', '=', childId ?? ''))
        .orderBy('u.firstName')
        .orderBy('u.id')
        .limit(1)
        .executeTakeFirst(),
    /**
     * A link in the first free of the child's ten seats.
     * @throws the database's refusal of `guardian_links_seat` when all ten are taken
     */
    link: (
      childId: string,
      guardianId: string,
      kind: 'primary' | 'secondary',
      status: 'pending' | 'active',
    ) =>
      db
        .insertInto('guardianLinks')
        .values({ childId, guardianId, kind, status, seat: freeSeat(childId) })
        .execute(),
    /** The primary guardian, and whether this grown-up teaches the class that made the account and has the child (decision 0061). */
    signInRights: async (childId: string, adultId: string) => {
      const { rows } = await sql<{ primaryId: string | null; isOfMakingClass: boolean }>`
        select (select guardian_id from guardian_links
                 where child_id = ${childId}::uuid and status = 'active' and kind = 'primary') as "primaryId",
               exists (select from made_pupils
                        where child_id = ${childId}::uuid
                          and teacher_id = ${adultId}::uuid) as "isOfMakingClass"`.execute(db);
      return rows[0] ?? { primaryId: null, isOfMakingClass: false };
    },
  };
}
