import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/**
 * What lets somebody in without a password, or into a family or a class. Somebody may have ended it since the backup, so after a restore all of it has ended;
 * only printed cards stay, because a class could not begin without them.
 */
const OPENS = [
  'address_changes',
  'child_browsers',
  'class_invites',
  'class_wish_tokens',
  'family_codes',
  'known_devices',
  'oauth_pending_links',
  'password_resets',
  'sessions',
  'teacher_invites',
  'trusted_devices',
] as const;

/** Ends it, in one transaction. Everybody signs in again and makes new codes. */
export async function endWhatOpens(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const table of OPENS) await sql`delete from ${sql.table(table)}`.execute(trx);
    await sql`delete from sign_in_tokens where kind = 'qr'`.execute(trx);
  });
}
