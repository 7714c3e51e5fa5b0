import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // When a tutor can be booked (P5.07, P5.08): one row a tutor. Ranges and exceptions are checked by the domain before they are kept.
  await sql`
    create table tutor_availability (
      tutor_id uuid primary key references users on delete cascade,
      time_zone text not null check (char_length(time_zone) between 1 and 64),
      weekly jsonb not null check (jsonb_typeof(weekly) = 'array'),
      exceptions jsonb not null check (jsonb_typeof(exceptions) = 'array'),
      buffer_minutes integer not null check (buffer_minutes between 0 and 60),
      notice_minutes integer not null check (notice_minutes between 0 and 10080),
      max_per_day integer check (max_per_day between 1 and 12),
      updated_at timestamptz not null default now()
    )`.execute(db);
}
