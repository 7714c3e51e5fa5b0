import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Empty where no password was entered: pictures, a QR code, Google, and whoever was signed in before (security 2.2).
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
}
