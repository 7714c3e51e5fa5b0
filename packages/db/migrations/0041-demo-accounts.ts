import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The operator's screen shows their password, so they are kept apart from real people.
  await sql`alter table users add column is_demo boolean not null default false`.execute(db);
  await sql`update users set is_demo = true
    where username in ('demo-student', 'demo-parent', 'demo-teacher', 'demo-tutor')`.execute(db);

  // Families cannot book the demo tutor.
  await sql`
    create or replace view tutors as
      select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name, username) as name, email,
             profile_image_url as profile_image, rating, rating_count, total_sessions, bio, specialties,
             coalesce(hourly_rate, 0) as hourly_rate, availability, is_active, created_at
        from users where role = 'tutor' and is_verified and is_active and not is_demo`.execute(db);
}
