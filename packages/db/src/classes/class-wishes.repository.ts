import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Class wishes, for guardians who answer on the page or by the link in a mail (P1.31). */
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
    /** Class wishes that wait for this guardian's yes. */
    ofGuardian: (guardianId: string) =>
      waiting()
        .where('gl.guardianId', '=', guardianId)
        .where('cm.guardianOkAt', 'is', null)
        .orderBy('cm.createdAt')
        .execute(),
    /** One class wish of a child of this guardian; undefined for other guardians, and when it does not wait any more. */
    forGuardian: (membershipId: string, guardianId: string) =>
      waiting().where('gl.guardianId', '=', guardianId).where('cm.id', '=', membershipId).executeTakeFirst(),
    keepToken: (token: { tokenHash: string; membershipId: string; guardianId: string; expiresAt: Date }) =>
      db.insertInto('classWishTokens').values(token).execute(),
    /** The guardian and the wish of a token; undefined when it is unknown, used or too old. */
    tokenOf: (tokenHash: string, now: Date) =>
      db
        .selectFrom('classWishTokens')
        .select(['membershipId', 'guardianId'])
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),
    /** Uses a token up; undefined when another request was quicker. */
    useToken: (tokenHash: string, now: Date) =>
      db
        .updateTable('classWishTokens')
        .set({ usedAt: now })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returning(['membershipId', 'guardianId'])
        .executeTakeFirst(),
    /** Locks the row of the class, like the writes of teachers do. */
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
