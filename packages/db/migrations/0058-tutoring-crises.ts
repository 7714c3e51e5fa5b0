import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // When a child's crisis sentence in a call was looked at: guardians are told once, or staff alone (security 6.5).
  await sql`alter table session_reviews add column judged_at timestamptz`.execute(db);
  await sql`
    create index session_reviews_crises on session_reviews (created_at)
      where judged_at is null and reason = 'crisis' and person_type = 'student'`.execute(db);
  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays', 'helper-crisis', 'helper-words',
        'tutoring-asked', 'tutoring-offered', 'tutoring-booked', 'tutoring-moved', 'tutoring-cancelled', 'tutoring-soon',
        'tutoring-begun', 'tutoring-told', 'tutoring-crisis'))`.execute(db);
}
