import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // One open rematch for each game: the second player who asks enters the room of the first.
  await sql`alter table game_rooms add column rematch_of uuid references game_rooms on delete set null`.execute(
    db,
  );
  await sql`create unique index game_rooms_rematch on game_rooms (rematch_of)
    where status in ('waiting', 'in_progress')`.execute(db);

  // Both played in that game. One report is stored for each reporter, player and game (security 2.5).
  await sql`
    create table player_reports (
      room_id uuid not null,
      reporter_id uuid not null,
      reported_id uuid not null,
      reason text not null check (reason in ('unkind', 'spoils-the-game', 'makes-me-worried', 'something-else')),
      created_at timestamptz not null default now(),
      primary key (room_id, reporter_id, reported_id),
      foreign key (room_id, reporter_id) references game_participants on delete cascade,
      foreign key (room_id, reported_id) references game_participants on delete cascade,
      check (reporter_id <> reported_id)
    )`.execute(db);
  await sql`create index player_reports_reported on player_reports (reported_id)`.execute(db);
  await sql`create index player_reports_latest on player_reports (created_at)`.execute(db);
}
