import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The demo family sees the demo tutor, and real families do not: whoever reads the view compares `is_demo` with the reader's.
  await sql`
    create or replace view tutors as
      select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name, username) as name, email,
             profile_image_url as profile_image, rating, rating_count, total_sessions, bio, specialties,
             coalesce(hourly_rate, 0) as hourly_rate, availability, is_active, created_at, is_demo
        from users where role = 'tutor' and is_verified and is_active`.execute(db);

  // The last barrier: a demo account and a real one never meet in a session.
  await sql`
    create function keep_demo_sessions_apart() returns trigger language plpgsql as $$
    begin
      if (select count(distinct is_demo) from users where id in (new.student_id, new.tutor_id)) > 1 then
        raise exception 'a demo account and a real one cannot meet'
          using errcode = 'check_violation', constraint = 'demo_sessions_apart';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger tutoring_sessions_demo_apart before insert on tutoring_sessions
    for each row execute function keep_demo_sessions_apart()`.execute(db);
}
