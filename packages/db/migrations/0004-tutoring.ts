import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);

  // A tutor is a user; the specification's Tutor entity is this view of the listed ones.
  await sql`
    create view tutors as
      select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name, username) as name, email,
             profile_image_url as profile_image, rating, rating_count, total_sessions, bio, specialties,
             coalesce(hourly_rate, 0) as hourly_rate, availability, is_active, created_at
        from users where role = 'tutor' and is_verified and is_active`.execute(db);

  await sql`
    create table tutoring_requests (
      id uuid primary key default gen_random_uuid(),
      student_id uuid not null references users on delete cascade,
      subject text not null references subjects,
      topic text,
      description text not null check (char_length(description) between 1 and 1000),
      preferred_time timestamptz,
      urgency text not null default 'normal' check (urgency in ('urgent', 'normal', 'flexible')),
      status text not null default 'pending'
        check (status in ('pending', 'offered', 'scheduled', 'completed', 'declined', 'cancelled', 'expired')),
      tutor_id uuid references users on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index tutoring_requests_student on tutoring_requests (student_id, created_at)`.execute(db);
  await sql`create index tutoring_requests_tutor on tutoring_requests (tutor_id)`.execute(db);
  await sql`create index tutoring_requests_open on tutoring_requests (subject, created_at) where status = 'pending'`.execute(
    db,
  );

  // I3: neither tutor nor child is ever double booked. I13: prices and statuses stay inside their ranges.
  await sql`
    create table tutoring_sessions (
      id uuid primary key default gen_random_uuid(),
      request_id uuid references tutoring_requests on delete set null,
      student_id uuid not null references users on delete cascade,
      tutor_id uuid not null references users on delete cascade,
      subject text not null references subjects,
      scheduled_time timestamptz not null,
      ends_at timestamptz not null,
      duration integer not null default 60 check (duration between 1 and 600),
      status text not null default 'scheduled'
        check (status in ('scheduled', 'in-progress', 'completed', 'cancelled', 'no-show')),
      meeting_link text,
      recording_url text,
      notes text,
      student_rating integer check (student_rating between 1 and 5),
      tutor_rating integer check (tutor_rating between 1 and 5),
      student_feedback text,
      tutor_feedback text,
      total_cost integer not null check (total_cost >= 0),
      started_at timestamptz,
      completed_at timestamptz,
      created_at timestamptz not null default now(),
      check (student_id <> tutor_id),
      check (extract(epoch from ends_at - scheduled_time) = duration * 60),
      constraint tutor_not_double_booked exclude using gist (tutor_id with =, tstzrange(scheduled_time, ends_at) with &&)
        where (status in ('scheduled', 'in-progress')),
      constraint student_not_double_booked exclude using gist (student_id with =, tstzrange(scheduled_time, ends_at) with &&)
        where (status in ('scheduled', 'in-progress'))
    )`.execute(db);
  await sql`create unique index tutoring_sessions_request on tutoring_sessions (request_id)
    where status in ('scheduled', 'in-progress', 'completed')`.execute(db);
  await sql`create index tutoring_sessions_student on tutoring_sessions (student_id, scheduled_time)`.execute(
    db,
  );
  await sql`create index tutoring_sessions_tutor on tutoring_sessions (tutor_id, scheduled_time)`.execute(db);

  // Nothing leaves an end state (P5.06).
  await sql`
    create function keep_end_state() returns trigger language plpgsql as $$
    begin
      if new.status is distinct from old.status
         and old.status in ('completed', 'cancelled', 'no-show', 'declined', 'expired') then
        raise exception 'nothing leaves the state %', old.status
          using errcode = 'check_violation', constraint = 'end_state';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger tutoring_sessions_end_state before update of status on tutoring_sessions
    for each row execute function keep_end_state()`.execute(db);
  await sql`create trigger tutoring_requests_end_state before update of status on tutoring_requests
    for each row execute function keep_end_state()`.execute(db);
  await sql`create trigger game_rooms_end_state before update of status on game_rooms
    for each row execute function keep_end_state()`.execute(db);

  await sql`
    create table session_messages (
      id uuid primary key default gen_random_uuid(),
      session_id uuid not null references tutoring_sessions on delete cascade,
      sender_id uuid not null references users on delete cascade,
      sender_type text not null check (sender_type in ('student', 'tutor')),
      message text not null check (char_length(message) between 1 and 500),
      message_type text not null default 'text' check (message_type in ('text')),
      attachment_url text check (attachment_url is null),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index session_messages_session on session_messages (session_id, created_at)`.execute(db);
  await sql`create index session_messages_sender on session_messages (sender_id)`.execute(db);
}
