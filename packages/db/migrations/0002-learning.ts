import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table subjects (
      id text primary key check (id in ('math', 'science', 'history', 'geography', 'it', 'english', 'chemistry', 'robotics')),
      name text not null unique check (name = id),
      display_name text not null,
      icon text not null,
      color text not null,
      description text not null
    )`.execute(db);

  await sql`
    create table lessons (
      id text primary key check (id ~ '^[a-z0-9][a-z0-9-]*$'),
      subject_id text not null references subjects,
      grade text not null check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      number integer not null check (number > 0),
      title text not null,
      content jsonb not null,
      content_hash text not null,
      version integer not null default 1 check (version > 0),
      is_published boolean not null default true,
      goal text not null default '',
      skills text[] not null default '{}',
      standard text not null default '',
      difficulty integer not null default 1 check (difficulty between 1 and 5),
      points integer not null default 10,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (points = 5 + 5 * difficulty),
      check (jsonb_typeof(content -> 'activities') = 'array')
    )`.execute(db);
  await sql`create unique index lessons_place on lessons (subject_id, grade, number) where is_published`.execute(
    db,
  );

  await sql`
    create table lesson_runs (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      lesson_id text not null references lessons,
      lesson_version integer not null,
      step integer not null default 0 check (step >= 0),
      started_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      completed_at timestamptz
    )`.execute(db);
  await sql`create unique index lesson_runs_open on lesson_runs (user_id, lesson_id) where completed_at is null`.execute(
    db,
  );
  await sql`create index lesson_runs_lesson on lesson_runs (lesson_id)`.execute(db);

  await sql`
    create table lesson_attempts (
      id bigint generated always as identity primary key,
      run_id uuid not null references lesson_runs on delete cascade,
      user_id uuid not null references users on delete cascade,
      lesson_id text not null references lessons,
      activity integer not null check (activity >= 0),
      option integer not null check (option >= 0),
      is_correct boolean not null,
      try_number integer not null check (try_number > 0),
      answer_ms integer not null default 0 check (answer_ms >= 0),
      answered_at timestamptz not null default now(),
      unique (run_id, activity, try_number)
    )`.execute(db);
  await sql`create index lesson_attempts_user on lesson_attempts (user_id, lesson_id)`.execute(db);
  await sql`create index lesson_attempts_lesson on lesson_attempts (lesson_id)`.execute(db);

  // I1: a lesson is credited once per learner.
  await sql`
    create table lesson_completions (
      user_id uuid not null references users on delete cascade,
      lesson_id text not null references lessons,
      run_id uuid references lesson_runs on delete set null,
      score_percent integer not null check (score_percent between 0 and 100),
      is_verified boolean not null,
      claimed_score double precision,
      points integer not null check (points >= 0),
      completed_at timestamptz not null default now(),
      primary key (user_id, lesson_id),
      check (is_verified or run_id is null or claimed_score is not null or score_percent = 85)
    )`.execute(db);
  await sql`create index lesson_completions_time on lesson_completions (user_id, completed_at)`.execute(db);
  await sql`create index lesson_completions_lesson on lesson_completions (lesson_id)`.execute(db);
  await sql`create index lesson_completions_run on lesson_completions (run_id)`.execute(db);

  await sql`
    create table points_ledger (
      id bigint generated always as identity primary key,
      user_id uuid not null references users on delete cascade,
      reason text not null check (reason in ('lesson', 'quiz', 'practice', 'correction')),
      ref text not null,
      points integer not null,
      created_at timestamptz not null default now(),
      unique (user_id, reason, ref)
    )`.execute(db);

  // Totals are computed from the facts above in the same transaction; npm run db:rebuild-totals checks and corrects them.
  await sql`
    create table user_progress (
      user_id uuid not null references users on delete cascade,
      subject_id text not null references subjects,
      progress integer not null default 0 check (progress between 0 and 100),
      completed_lessons integer not null default 0 check (completed_lessons >= 0),
      total_lessons integer not null default 10 check (total_lessons >= 0),
      last_lesson_id text references lessons,
      updated_at timestamptz not null default now(),
      primary key (user_id, subject_id)
    )`.execute(db);
  await sql`create index user_progress_subject on user_progress (subject_id)`.execute(db);
  await sql`create index user_progress_lesson on user_progress (last_lesson_id)`.execute(db);

  // I10: an achievement is earned once.
  await sql`
    create table achievements (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      achievement_key text not null,
      title text not null,
      description text not null,
      icon text not null,
      color text not null,
      earned_at timestamptz not null default now(),
      unique (user_id, achievement_key)
    )`.execute(db);

  await sql`
    create table chat_messages (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      message text not null check (char_length(message) between 1 and 300),
      response text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chat_messages_user on chat_messages (user_id, created_at)`.execute(db);
}
