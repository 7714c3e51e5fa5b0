import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // I2: seats never exceed the room, and no two players share one.
  await sql`
    create table game_rooms (
      id uuid primary key default gen_random_uuid(),
      code text not null unique check (code ~ '^[B-DF-HJKMNP-TV-XZ2-9]{6}$'),
      host_id uuid not null references users on delete cascade,
      subject text not null check (subject in ('math', 'science', 'history', 'geography', 'english')),
      grade text not null check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      game_type text not null check (game_type in ('quiz-race', 'knowledge-battle', 'team-challenge', 'class-quiz')),
      max_players integer not null default 4 check (max_players between 1 and 2000),
      seats integer not null default 0,
      status text not null default 'waiting' check (status in ('waiting', 'in_progress', 'completed', 'cancelled', 'expired')),
      created_at timestamptz not null default now(),
      started_at timestamptz,
      completed_at timestamptz,
      check (seats between 0 and max_players)
    )`.execute(db);
  await sql`create index game_rooms_live on game_rooms (created_at) where status in ('waiting', 'in_progress')`.execute(
    db,
  );
  await sql`create index game_rooms_host on game_rooms (host_id)`.execute(db);

  await sql`
    create table game_participants (
      room_id uuid not null references game_rooms on delete cascade,
      user_id uuid not null references users on delete cascade,
      seat integer not null check (seat > 0),
      score integer not null default 0 check (score >= 0),
      position integer check (position > 0),
      joined_at timestamptz not null default now(),
      primary key (room_id, user_id),
      unique (room_id, seat)
    )`.execute(db);
  await sql`create index game_participants_user on game_participants (user_id)`.execute(db);

  await sql`
    create table game_sessions (
      id uuid primary key default gen_random_uuid(),
      room_id uuid not null references game_rooms on delete cascade,
      current_question integer not null default 0 check (current_question >= 0),
      total_questions integer not null default 10 check (total_questions > 0),
      questions jsonb not null default '[]',
      status text not null default 'waiting' check (status in ('waiting', 'in_progress', 'completed', 'cancelled', 'expired')),
      created_at timestamptz not null default now(),
      started_at timestamptz,
      completed_at timestamptz
    )`.execute(db);
  await sql`create index game_sessions_room on game_sessions (room_id)`.execute(db);

  // I6: one answer for each player and question.
  await sql`
    create table game_answers (
      session_id uuid not null references game_sessions on delete cascade,
      user_id uuid not null references users on delete cascade,
      question_index integer not null check (question_index >= 0),
      answer integer not null check (answer >= 0),
      is_correct boolean not null,
      time_to_answer integer not null check (time_to_answer >= 0),
      points_earned integer not null default 0 check (points_earned >= 0),
      answered_at timestamptz not null default now(),
      primary key (session_id, user_id, question_index)
    )`.execute(db);
  await sql`create index game_answers_user on game_answers (user_id)`.execute(db);
}
