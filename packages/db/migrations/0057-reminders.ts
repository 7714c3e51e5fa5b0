import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Of which reminder a session has had last: 0 none, 1 a day before, 2 an hour before.
  await sql`
    alter table tutoring_sessions add column reminded integer not null default 0 check (reminded between 0 and 2)`.execute(
    db,
  );
  await sql`create index tutoring_sessions_reminders on tutoring_sessions (scheduled_time) where status = 'scheduled'`.execute(
    db,
  );
  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays', 'helper-crisis', 'helper-words',
        'tutoring-asked', 'tutoring-offered', 'tutoring-booked', 'tutoring-moved', 'tutoring-cancelled', 'tutoring-soon',
        'tutoring-begun', 'tutoring-told'))`.execute(db);
}
