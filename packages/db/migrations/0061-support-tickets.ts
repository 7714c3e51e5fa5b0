import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Questions of grown-ups to support (decision 0092). The page makes the id, so that a second press of the button is the same ticket.
  // Only a signed-in person's plan can put a ticket first. `answers` holds {at, text}, the oldest first.
  await sql`
    create table support_tickets (
      id uuid primary key,
      number text not null unique check (number ~ '^T-[BCDFGHJKMNPQRSTVWXZ2-9]{4}$'),
      user_id uuid references users on delete cascade,
      email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
      topic text not null check (topic in ('sign-in', 'children', 'lessons', 'games', 'tutoring', 'plans', 'privacy', 'other')),
      body text not null check (char_length(body) between 1 and 4000),
      is_priority boolean not null,
      answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) <= 50),
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      ends_at timestamptz not null,
      check (not is_priority or user_id is not null),
      check (ends_at > created_at and (closed_at is null or ends_at > closed_at))
    )`.execute(db);
  await sql`create index support_tickets_user on support_tickets (user_id)`.execute(db);
  await sql`
    create index support_tickets_open on support_tickets (is_priority desc, created_at) where closed_at is null`.execute(
    db,
  );
}
