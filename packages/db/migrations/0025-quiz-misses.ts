import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // When the mistakes of this game were taken into practice: each becomes a review card once (decision 0052).
  await sql`alter table game_participants add column misses_at timestamptz`.execute(db);
}
