import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Empty when no password was entered: with pictures, a QR code or Google, and for older sessions (security 2.2).
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
}
