import { sql, type Kysely } from 'kysely';

/** Who plays alone may race against robots (decision 0107). Nothing else of robots is kept: what they do follows from the game's seed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table game_rooms
      add column robots boolean not null default false,
      add constraint game_rooms_robots check (not robots or (game_type = 'quiz-race' and max_players = 1))`.execute(
    db,
  );
}
