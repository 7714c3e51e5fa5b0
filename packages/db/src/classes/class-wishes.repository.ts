import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Wishes of children to be in a class, as their guardians answer them: on the page, or by a link of a mail (PRODUCT 1). */
export function classWishesRepository(db: Database) {
  const waiting = () =>
    db
      .selectFrom('classMemberships as m')
      .innerJoin('classes as c', 'c.id', 'm.classId')
      .innerJoin('users as t', 't.id', 'c.teacherId')
      .innerJoin('users as p', 'p.id', 'm.childId')
      .innerJoin('guardianLinks as l', (join) =>
        join.onRef('l.childId', '=', 'm.childId').on('l.status', '=', 'active'),
      )
      .select([
        'm.id as membershipId',
        'm.childId',
        'm.classId',
        'm.createdAt as since',
        'c.name as className',
      ])
      .select(['t.firstName as teacherFirstName', 't.name as teacherName', 't.schoolName'])
      .select(['p.firstName', 'p.name', 'l.guardianId'])
      .select(sql<boolean>`m.guardian_ok_at is not null`.as('isAnswered'))
      .where('m.status', '=', 'pending')
      .where('c.archivedAt', 'is', null);
  return {
    /** What waits for this guardian's yes. */
    ofGuardian: (guardianId: string) =>
      waiting()
        .where('l.guardianId', '=', guardianId)
        .where('m.guardianOkAt', 'is', null)
        .orderBy('m.createdAt')
        .execute(),
    /** One wish of a child of this guardian; undefined for any other, and when it does not wait any more. */
    forGuardian: (membershipId: string, guardianId: string) =>
      waiting().where('l.guardianId', '=', guardianId).where('m.id', '=', membershipId).executeTakeFirst(),
    keepToken: (token: { tokenHash: string; membershipId: string; guardianId: string; expiresAt: Date }) =>
      db.insertInto('classWishTokens').values(token).execute(),
    /** Whose token it is and for which wish; undefined when it is used, too old, or never was. */
    tokenOf: (tokenHash: string, now: Date) =>
      db
        .selectFrom('classWishTokens')
        .select(['membershipId', 'guardianId'])
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),
    /** Takes a token out of use; undefined when another press was quicker. */
    useToken: (tokenHash: string, now: Date) =>
      db
        .updateTable('classWishTokens')
        .set({ usedAt: now })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returning(['membershipId', 'guardianId'])
        .executeTakeFirst(),
    /** The class's row, locked, as teachers lock it. */
    lockClass: (classId: string) =>
      db.selectFrom('classes').select('id').where('id', '=', classId).forNoKeyUpdate().executeTakeFirst(),
    sayYes: (membershipId: string, guardianId: string, now: Date) =>
      db
        .updateTable('classMemberships')
        .set({ guardianOkAt: now, guardianOkBy: guardianId, updatedAt: sql`now()` })
        .where('id', '=', membershipId)
        .where('status', '=', 'pending')
        .execute(),
  };
}
