import { sql } from 'kysely';
import { hasGuardian } from '../classes/class-members.repository.ts';
import type { Database } from '../connection/connect.ts';

/**
 * Whether adult `vc.adult_id` may sign child `vc.child_id` in: a guardian, or a teacher of the class that made the account. A
 * pupil who came with an own account cannot be signed in by a teacher (decision 0061).
 */
const mayLetIn = sql<boolean>`(
  exists (select from guardian_links gl where gl.child_id = vc.child_id and gl.guardian_id = vc.adult_id
    and gl.status = 'active')
  or exists (select from made_pupils mp where mp.child_id = vc.child_id and mp.teacher_id = vc.adult_id))`;

/** Whether device `td` of a classroom may sign child `vc.child_id` in: only pupils whose accounts that class made (decision 0109). */
export const mayLetInOfClass = sql<boolean>`exists (select from made_pupils mp
  where mp.child_id = vc.child_id and mp.teacher_id = td.adult_id and mp.class_id = td.class_id)`;
/** The same for any device. */
const mayLetInOn = sql<boolean>`(case when td.class_id is null then ${mayLetIn} else ${mayLetInOfClass} end)`;

/** Picture passwords of the youngest. They are stored apart from passwords, and the sign-in with a password never tries them (P1.26). */
export function pictureSignInRepository(db: Database) {
  return {
    keep: (userId: string, hash: string) =>
      db
        .insertInto('picturePasswords')
        .values({ userId, hash })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, updatedAt: sql`now()` }))
        .execute(),
    drop: (userId: string) => db.deleteFrom('picturePasswords').where('userId', '=', userId).execute(),
    /** The account of a child with pictures; undefined without pictures or when the account is not active. */
    account: (childId: string) =>
      db
        .selectFrom('picturePasswords as pp')
        .innerJoin('users as u', 'u.id', 'pp.userId')
        .select(['u.id', 'u.role', 'u.firstName', 'u.name', 'u.lastLogin', 'pp.hash'])
        .where('u.id', '=', childId)
        .where('u.isActive', '=', true)
        .executeTakeFirst(),
    /** Children with pictures whom the owner of a trusted device may sign in now. */
    childrenOfDevice: (tokenHash: string, now: Date) =>
      db
        .selectFrom('trustedDevices as td')
        .innerJoin('visibleChildren as vc', 'vc.adultId', 'td.adultId')
        .innerJoin('users as u', 'u.id', 'vc.childId')
        .innerJoin('picturePasswords as pp', 'pp.userId', 'u.id')
        .select([
          'u.id',
          'u.firstName',
          'u.name',
          'td.adultId',
          'td.publicId as deviceId',
          'td.classId',
          'td.sleptAt',
          'td.timesWoken',
        ])
        .where('td.tokenHash', '=', tokenHash)
        .where('td.expiresAt', '>', now)
        .where('u.isActive', '=', true)
        .where(mayLetInOn)
        .orderBy('u.firstName')
        .orderBy('u.id')
        .execute(),
    /** Children with guardians whom the devices of a grown-up can sign in. Their guardians are told about a new device. */
    letInBy: async (adultId: string): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('visibleChildren as vc')
          .select('vc.childId')
          .where('vc.adultId', '=', adultId)
          .where(mayLetIn)
          .where(hasGuardian(sql.ref('vc.child_id')))
          .execute()
      ).flatMap(({ childId }) => childId ?? []),
    /** The same for a device of a class: pupils with pictures whose accounts it made. */
    letInByClass: async (classId: string): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('classMemberships as cm')
          .innerJoin('users as u', 'u.id', 'cm.childId')
          .innerJoin('picturePasswords as pp', 'pp.userId', 'cm.childId')
          .select('cm.childId')
          .where('cm.classId', '=', classId)
          .where('cm.status', '=', 'active')
          .whereRef('u.madeByClass', '=', 'cm.classId')
          .where(hasGuardian(sql.ref('cm.child_id')))
          .execute()
      ).map(({ childId }) => childId),
    keepToken: (token: {
      tokenHash: string;
      childId: string;
      madeBy: string;
      kind: 'qr' | 'card';
      expiresAt: Date;
    }) => db.insertInto('signInTokens').values(token).execute(),
    /** The child of a QR code or card, while the maker may still sign the child in. */
    childOfToken: (tokenHash: string, now: Date) =>
      db
        .selectFrom('signInTokens as sit')
        .innerJoin('visibleChildren as vc', (join) =>
          join.onRef('vc.childId', '=', 'sit.childId').onRef('vc.adultId', '=', 'sit.madeBy'),
        )
        .innerJoin('users as u', 'u.id', 'sit.childId')
        .select(['u.id', 'u.firstName', 'u.name', 'sit.kind', 'sit.madeBy as adultId'])
        .where('sit.tokenHash', '=', tokenHash)
        .where('sit.expiresAt', '>', now)
        .where('sit.usedAt', 'is', null)
        .where('sit.endedAt', 'is', null)
        .where(mayLetIn)
        .executeTakeFirst(),
    /** Uses a `qr` token up; false when another sign-in was quicker. A card can be used again. */
    useToken: async (tokenHash: string, now: Date): Promise<boolean> =>
      (
        await db
          .updateTable('signInTokens')
          .set({ usedAt: sql`case when kind = 'qr' then ${now}::timestamptz end` })
          .where('tokenHash', '=', tokenHash)
          .where('usedAt', 'is', null)
          .where('endedAt', 'is', null)
          .returning('tokenHash')
          .execute()
      ).length === 1,
    /** Ends every QR code and card of a child. */
    endTokens: (childId: string) =>
      db
        .updateTable('signInTokens')
        .set({ endedAt: sql`now()` })
        .where('childId', '=', childId)
        .where('endedAt', 'is', null)
        .execute(),
  };
}
