import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A tutor is listed while the verification lasts (P1.10, security 2.13).
  await sql`
    create or replace view tutors as
      select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name, username) as name, email,
             profile_image_url as profile_image, rating, rating_count, total_sessions, bio, specialties,
             coalesce(hourly_rate, 0) as hourly_rate, availability, is_active, created_at, is_demo
        from users where role = 'tutor' and is_verified and verification_expires > now() and is_active`.execute(
    db,
  );

  // What the tutor names for practice (P5.34, P5.35).
  await sql`
    alter table tutoring_sessions
      add column skills text[] not null default '{}' check (cardinality(skills) <= 3),
      add constraint skills_when_completed check (status = 'completed' or cardinality(skills) = 0)`.execute(
    db,
  );
  await sql`
    create index tutoring_sessions_skills on tutoring_sessions (student_id, subject, completed_at)
      where cardinality(skills) > 0`.execute(db);

  // The private address of a calendar: only its hash is kept, so that nobody who reads this table can open one.
  await sql`
    create table calendar_links (
      user_id uuid primary key references users on delete cascade,
      secret_hash text not null unique,
      created_at timestamptz not null default now()
    )`.execute(db);
}
