import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Empty until its owner opened a link mailed to it; no mail about a child goes to an address without (security 2.15).
  await sql`alter table users add column email_confirmed_at timestamptz
    check (email_confirmed_at is null or email is not null)`.execute(db);
  // Google gives only addresses that it verified.
  await sql`update users set email_confirmed_at = created_at where provider = 'google' and email is not null`.execute(
    db,
  );
}
