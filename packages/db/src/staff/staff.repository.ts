import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Statements for staff commands on the machine (P1.02). No call of the web uses them. */
export function staffRepository(db: Database) {
  return {
    /** An account by its username, and whether it has an active guardian. */
    find: (username: string) =>
      db
        .selectFrom('users as u')
        .select([
          'u.id',
          'u.username',
          'u.role',
          'u.email',
          'u.emailConfirmedAt',
          'u.isActive',
          'u.isVerified',
          'u.suspendedAt',
        ])
        .select(
          sql<boolean>`exists (select from guardian_links gl where gl.child_id = u.id and gl.status = 'active')`.as(
            'hasGuardian',
          ),
        )
        .where(sql`lower(u.username)`, '=', username.toLowerCase())
        .executeTakeFirst(),
    /** Suspends an account. Triggers end all its access (decision 0063). */
    suspend: (userId: string) =>
      db
        .updateTable('users')
        .set({ suspendedAt: sql`now()`, isActive: false, updatedAt: sql`now()` })
        .where('id', '=', userId)
        .where('suspendedAt', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    /** Ends the suspension. A child's account that is planned for erasure stays inactive. */
    restore: (userId: string) =>
      db
        .updateTable('users')
        .set({
          suspendedAt: null,
          isActive: sql<boolean>`not exists (select from account_deletions ad where ad.user_id = users.id
            and ad.reason = 'asked'
            and (users.role is null or users.role = 'student'))`,
          updatedAt: sql`now()`,
        })
        .where('id', '=', userId)
        .where('suspendedAt', 'is not', null)
        .returning('isActive')
        .executeTakeFirst(),
    /** Accounts of a role that wait for approval, or whose verification ends within 30 days; the longest waiting first. */
    waiting: (role: 'teacher' | 'tutor') =>
      db
        .selectFrom('users')
        .select(['username', 'firstName', 'lastName', 'schoolName', 'createdAt'])
        .where('role', '=', role)
        .where((eb) =>
          eb.or([
            eb('isVerified', '=', false),
            eb('verificationExpires', '<', sql<Date>`now() + interval '30 days'`),
          ]),
        )
        .where('isActive', '=', true)
        .orderBy('createdAt')
        .execute(),
    /** Mails that were not sent yet. */
    unsentMails: () =>
      db
        .selectFrom('outbox')
        .select(['createdAt', 'subject', 'attempts', 'lastError'])
        .where('sentAt', 'is', null)
        .where(sql<boolean>`expires_at > now()`)
        .orderBy('createdAt')
        .execute(),
  };
}
