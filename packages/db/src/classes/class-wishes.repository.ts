import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Wishes of children to be in a class, as their guardians answer them: on the page, or by a link of a mail (P1.31). */
export function classWishesRepository(db: Database) {
  const waiting = () =>
    db
      .selectFrom('classMemberships as cm')
      .innerJoin('classes as c', 'c.id', 'cm.classId')
      .innerJoin('users as teacher', 'teacher.id', 'c.teacherId')
      .innerJoin('users as pupil', 'pupil.id', 'cm.childId')
      .innerJoin('guardianLinks as gl', (join) =>
        join.onRef('gl.childId', '=', 'cm.childId').on('gl.status', '=', 'active'),
      )
      .select([
        'cm.id as membershipId',
        'cm.childId',
        'cm.classId',
        'cm.createdAt as since',
        'c.name as className',
      ])
      .select(['teacher.firstName as teacherFirstName', 'teacher.name as teacherName', 'teacher.schoolName'])
      .select(['pupil.firstName', 'pupil.name', 'gl.guardianId'])
      .select(sql<boolean>`cm.guardian_ok_at is not null`.as('isAnswered'))
      .where('cm.status', '=', 'pending')
      .where('c.archivedAt', 'is', null);
  return {
    /** What waits for this guardian's yes. */
    ofGuardian: (guardianId: string) =>
      waiting()
        .where('gl.guardianId', '=', guardianId)
        .where('cm.guardianOkAt', 'is', null)
        .orderBy('cm.createdAt')
        .execute(),
    /** One wish of a child of this guardian; undefined for any other, and when it does not wait any more. */
    forGuardian: (membershipId: string, guardianId: string) =>
      waiting().where('gl.guardianId', '=', guardianId).where('cm.id', '=', membershipId).executeTakeFirst(),
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
