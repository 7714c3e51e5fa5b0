import { sql } from 'kysely';
import { hasGuardian } from '../classes/class-members.repository.ts';
import type { Database } from '../connection/connect.ts';

/**
 * Whether grown-up `vc.adult_id` may let child `vc.child_id` in: a guardian, or who teaches the class that made the account. A
 * pupil who came with an account of their own is let in by no teacher (decision 0061).
 */
const mayLetIn = sql<boolean>`(
  exists (select from guardian_links gl where gl.child_id = vc.child_id and gl.guardian_id = vc.adult_id
    and gl.status = 'active')
  or exists (select from made_pupils mp where mp.child_id = vc.child_id and mp.teacher_id = vc.adult_id))`;

/** Picture passwords of the youngest, kept apart from passwords: the plain sign-in never tries them (P1.26). */
export function pictureSignInRepository(db: Database) {
  return {
    keep: (userId: string, hash: string) =>
      db
        .insertInto('picturePasswords')
        .values({ userId, hash })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, updatedAt: sql`now()` }))
        .execute(),
    drop: (userId: string) => db.deleteFrom('picturePasswords').where('userId', '=', userId).execute(),
    /** The account a child's pictures open; undefined without pictures or when the account sleeps. */
    account: (childId: string) =>
      db
        .selectFrom('picturePasswords as pp')
        .innerJoin('users as u', 'u.id', 'pp.userId')
        .select(['u.id', 'u.role', 'u.firstName', 'u.name', 'u.lastLogin', 'pp.hash'])
        .where('u.id', '=', childId)
        .where('u.isActive', '=', true)
        .executeTakeFirst(),
    /** Children that a trusted device's grown-up may let in today and who sign in with pictures. */
    childrenOfDevice: (tokenHash: string, now: Date) =>
      db
        .selectFrom('trustedDevices as td')
        .innerJoin('visibleChildren as vc', 'vc.adultId', 'td.adultId')
        .innerJoin('users as u', 'u.id', 'vc.childId')
        .innerJoin('picturePasswords as pp', 'pp.userId', 'u.id')
        .select(['u.id', 'u.firstName', 'u.name', 'td.adultId'])
        .where('td.tokenHash', '=', tokenHash)
        .where('td.expiresAt', '>', now)
        .where('u.isActive', '=', true)
        .where(mayLetIn)
        .orderBy('u.firstName')
        .orderBy('u.id')
        .execute(),
    /** Children with guardians whom a grown-up's devices let in: their guardians are told of a new one. */
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
    keepToken: (token: {
      tokenHash: string;
      childId: string;
      madeBy: string;
      kind: 'qr' | 'card';
      expiresAt: Date;
    }) => db.insertInto('signInTokens').values(token).execute(),
    /** The child a QR code or card names, while whoever made it may still let the child in. */
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
    /** Takes a `qr` token out of use; false when another sign-in was quicker. A card stays good. */
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
