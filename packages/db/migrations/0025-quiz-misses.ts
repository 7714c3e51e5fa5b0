import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Since when practice knows what went wrong in this game: each miss becomes a card once (decision 0052).
  await sql`alter table game_participants add column misses_at timestamptz`.execute(db);
}
