import { sql } from 'kysely';
import { hasGuardian } from '../classes/class-members.repository.ts';
import type { Database } from '../connection/connect.ts';

/**
 * Whether grown-up `v.adult_id` may let child `v.child_id` in: a guardian, or who teaches the class that made the account. A
 * pupil who came with an account of their own is let in by no teacher (PRODUCT 1).
 */
const mayLetIn = sql<boolean>`(
  exists (select from guardian_links l where l.child_id = v.child_id and l.guardian_id = v.adult_id and l.status = 'active')
  or exists (select from made_pupils p where p.child_id = v.child_id and p.teacher_id = v.adult_id))`;

/** Picture passwords of the youngest, kept apart from passwords: the plain sign-in never tries them (PRODUCT 1). */
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
        .selectFrom('picturePasswords as p')
        .innerJoin('users as u', 'u.id', 'p.userId')
        .select(['u.id', 'u.role', 'u.firstName', 'u.name', 'u.lastLogin', 'p.hash'])
        .where('u.id', '=', childId)
        .where('u.isActive', '=', true)
        .executeTakeFirst(),
    /** Children that a trusted device's grown-up may let in today and who sign in with pictures. */
    childrenOfDevice: (tokenHash: string, now: Date) =>
      db
        .selectFrom('trustedDevices as d')
        .innerJoin('visibleChildren as v', 'v.adultId', 'd.adultId')
        .innerJoin('users as u', 'u.id', 'v.childId')
        .innerJoin('picturePasswords as p', 'p.userId', 'u.id')
        .select(['u.id', 'u.firstName', 'u.name', 'd.adultId'])
        .where('d.tokenHash', '=', tokenHash)
        .where('d.expiresAt', '>', now)
        .where('u.isActive', '=', true)
        .where(mayLetIn)
        .orderBy('u.firstName')
        .orderBy('u.id')
        .execute(),
    /** Children with guardians whom a grown-up's devices let in: their guardians are told of a new one. */
    letInBy: async (adultId: string): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('visibleChildren as v')
          .select('v.childId')
          .where('v.adultId', '=', adultId)
          .where(mayLetIn)
          .where(hasGuardian(sql.ref('v.child_id')))
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
        .selectFrom('signInTokens as t')
        .innerJoin('visibleChildren as v', (join) =>
          join.onRef('v.childId', '=', 't.childId').onRef('v.adultId', '=', 't.madeBy'),
        )
        .innerJoin('users as u', 'u.id', 't.childId')
        .select(['u.id', 'u.firstName', 'u.name', 't.kind', 't.madeBy as adultId'])
        .where('t.tokenHash', '=', tokenHash)
        .where('t.expiresAt', '>', now)
        .where('t.usedAt', 'is', null)
        .where('t.endedAt', 'is', null)
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
