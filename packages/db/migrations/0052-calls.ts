import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The live call of a session: which server has it (as a quiz game, decision 0033), and its whiteboard.
  await sql`
    create table session_calls (
      session_id uuid primary key references tutoring_sessions on delete cascade,
      owner integer,
      lease_until timestamptz,
      fence integer not null default 0,
      board jsonb check (octet_length(board::text) <= 1600000),
      lesson jsonb check (octet_length(lesson::text) <= 1000)
    )`.execute(db);
  await sql`create index session_calls_owner on session_calls (owner) where owner is not null`.execute(db);

  // Who was in a call and until when: evidence for who did not come (P5.19).
  await sql`
    create table session_visits (
      session_id uuid not null references tutoring_sessions on delete cascade,
      visit uuid not null,
      person_id uuid not null references users on delete cascade,
      person_type text not null check (person_type in ('student', 'tutor', 'guardian')),
      came_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (session_id, visit),
      check (seen_at >= came_at)
    )`.execute(db);
  await sql`create index session_visits_person on session_visits (person_id)`.execute(db);

  // What staff look at: texts that were refused, and reports of people (P5.28, security 2.13).
  await sql`
    create table session_reviews (
      id uuid primary key default gen_random_uuid(),
      session_id uuid not null references tutoring_sessions on delete cascade,
      person_id uuid not null references users on delete cascade,
      person_type text not null check (person_type in ('student', 'tutor', 'guardian')),
      kind text not null check (kind in ('refused-message', 'refused-label', 'report')),
      reason text not null check (char_length(reason) between 1 and 40),
      message text check (char_length(message) between 1 and 1000),
      created_at timestamptz not null default now(),
      handled_at timestamptz
    )`.execute(db);
  await sql`create index session_reviews_open on session_reviews (created_at) where handled_at is null`.execute(
    db,
  );
  await sql`create index session_reviews_session on session_reviews (session_id)`.execute(db);
  await sql`create index session_reviews_person on session_reviews (person_id)`.execute(db);

  // A request or a session changed: both sides and the call room are told at once.
  await sql`
    create function tell_tutoring_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('tutoring_changed',
        concat_ws(' ', new.student_id, coalesce(new.tutor_id::text, '-'), tg_argv[0], new.id));
      return null;
    end $$`.execute(db);
  await sql`create trigger tutoring_sessions_tell after insert or update on tutoring_sessions
    for each row execute function tell_tutoring_changed('session')`.execute(db);
  await sql`create trigger tutoring_requests_tell after insert or update on tutoring_requests
    for each row execute function tell_tutoring_changed('request')`.execute(db);
}
