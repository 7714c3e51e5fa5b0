import type { ConsentScope } from '@noodlenaut/domain';
import { freeClassSeat } from './class-members.repository.ts';
import type { Database } from './connect.ts';
import { freeSeat } from './guardian-links.repository.ts';

/** Who may see which child: links and classes (PRODUCT 1). `users.linked_students` is never read for this. */
export function familyRepository(db: Database) {
  return {
    /** A child this adult may see: the one named, or the first by name. Undefined when there is none. */
    visibleChild: (adultId: string, childId: string | null) =>
      db
        .selectFrom('visibleChildren as v')
        .innerJoin('users as u', 'u.id', 'v.childId')
        .select(['u.id', 'u.firstName', 'u.name', 'u.grade', 'u.timezone'])
        .where('v.adultId', '=', adultId)
        .$if(childId !== null, (query) => query.where('v.childId', '=', childId ?? ''))
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
    addPupil: (classId: string, childId: string) =>
      db
        .insertInto('classMemberships')
        .values({ classId, childId, status: 'active', seat: freeClassSeat(classId) })
        .execute(),
    consents: async (childId: string): Promise<ReadonlySet<ConsentScope>> =>
      new Set(
        (
          await db
            .selectFrom('consents')
            .select('scope')
            .where('childId', '=', childId)
            .where('revokedAt', 'is', null)
            .execute()
        ).map((row) => row.scope),
      ),
  };
}
