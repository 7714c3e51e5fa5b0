import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table game_rooms
      add column scoring text not null default 'classic' check (scoring in ('calm', 'classic')),
      add column seen_at timestamptz not null default now()`.execute(db);

  // What a game needs to continue after a crash of its server (decision 0029). Each owner has a higher fence; older owners cannot write.
  await sql`
    alter table game_sessions
      add column host_id uuid references users on delete cascade,
      add column seed integer not null default 0,
      add column phase text not null default 'lobby'
        check (phase in ('lobby', 'countdown', 'read', 'answer', 'reveal', 'scoreboard', 'podium', 'closed')),
      add column phase_at timestamptz not null default now(),
      add column phase_ends_at timestamptz,
      add column paused_at timestamptz,
      add column is_locked boolean not null default false,
      add column owner integer,
      add column lease_until timestamptz,
      add column fence integer not null default 0 check (fence >= 0),
      add check (phase_ends_at >= phase_at),
      add check (jsonb_typeof(questions) = 'array')`.execute(db);
  // One open game for each room, however many servers and requests (P4.40).
  await sql`create unique index game_sessions_live on game_sessions (room_id)
    where status in ('waiting', 'in_progress')`.execute(db);
  await sql`create index game_sessions_owner on game_sessions (owner) where status in ('waiting', 'in_progress')`.execute(
    db,
  );
  await sql`create index game_sessions_host on game_sessions (host_id)`.execute(db);

  await sql`
    alter table game_participants
      add column team integer check (team >= 0),
      add column has_extra_time boolean not null default false,
      add column entered_at timestamptz,
      add column left_at timestamptz,
      add column is_removed boolean not null default false`.execute(db);

  // Who saw which question when: none comes back to a player within seven days while others are left (P4.54).
  await sql`
    create table question_sightings (
      user_id uuid not null references users on delete cascade,
      ref text not null,
      seen_at timestamptz not null,
      primary key (user_id, ref)
    )`.execute(db);

  // A quiz pays 2 points a right answer and at most 20 a game; the day's 60 are summed by the database itself (P4.48 ff.).
  await sql`
    create table quiz_pay_days (
      user_id uuid not null references users on delete cascade,
      local_day date not null,
      points integer not null check (points between 0 and 60),
      primary key (user_id, local_day)
    )`.execute(db);
  await sql`alter table points_ledger add constraint quiz_points_a_game check (
    reason <> 'quiz' or points between 2 and 20)`.execute(db);

  // When a session ends for any reason, its sockets end too (P2.07): the game server listens for this.
  await sql`
    create function tell_ended_sessions() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('session_ended', sid) from ended;
      return null;
    end $body$`.execute(db);
  await sql`
    create trigger sessions_ended after delete on sessions referencing old table as ended
      for each statement execute function tell_ended_sessions()`.execute(db);
}
