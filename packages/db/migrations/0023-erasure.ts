import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A mail about a child goes to a grown-up: it is erased with either (security 2.16).
  await sql`alter table outbox add column about_id uuid references users on delete cascade`.execute(db);
  await sql`create index outbox_about on outbox (about_id)`.execute(db);

  // Erasing an account keeps other players' games: the room stays without its host.
  await sql`
    alter table game_rooms
      alter column host_id drop not null,
      drop constraint game_rooms_host_id_fkey,
      add constraint game_rooms_host_id_fkey foreign key (host_id) references users on delete set null`.execute(
    db,
  );
  await sql`
    alter table game_sessions
      drop constraint game_sessions_host_id_fkey,
      add constraint game_sessions_host_id_fkey foreign key (host_id) references users on delete set null`.execute(
    db,
  );
}
