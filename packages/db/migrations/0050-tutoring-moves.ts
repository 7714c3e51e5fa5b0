import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What a tutor offers, and when a request runs out (P5.02, P5.04).
  await sql`
    alter table tutoring_requests
      add column offered_time timestamptz,
      add column offered_minutes integer check (offered_minutes in (30, 45, 60, 90)),
      add column offered_cost integer check (offered_cost >= 0),
      add column expires_at timestamptz,
      add constraint offer_is_whole check (num_nonnulls(offered_time, offered_minutes, offered_cost) in (0, 3)),
      add constraint offered_has_an_offer check (status <> 'offered' or offered_time is not null)`.execute(
    db,
  );
  await sql`
    update tutoring_requests set expires_at = created_at + case urgency
      when 'urgent' then interval '4 hours' when 'normal' then interval '48 hours' else interval '7 days' end`.execute(
    db,
  );
  await sql`alter table tutoring_requests alter column expires_at set not null`.execute(db);
  await sql`create index tutoring_requests_expiry on tutoring_requests (expires_at) where status in ('pending', 'offered')`.execute(
    db,
  );

  // How a session ended (P5.17, P5.19) and what is said of it afterwards (P5.33).
  await sql`
    alter table tutoring_sessions
      add column cancelled_by uuid references users on delete set null,
      add column counts_as_used boolean not null default false,
      add column missed_by text check (missed_by in ('student', 'tutor')),
      add constraint no_show_is_of_one check ((status = 'no-show') = (missed_by is not null)),
      add constraint used_without_being_held check (not counts_as_used or status in ('cancelled', 'no-show')),
      add constraint rated_when_completed
        check (status = 'completed' or num_nonnulls(student_rating, tutor_rating) = 0)`.execute(db);
  await sql`create index tutoring_sessions_cancelled_by on tutoring_sessions (cancelled_by)`.execute(db);

  // A guardian may sit in and write (P5.30).
  await sql`
    alter table session_messages
      drop constraint session_messages_sender_type_check,
      add constraint session_messages_sender_type_check check (sender_type in ('student', 'tutor', 'guardian'))`.execute(
    db,
  );
  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays', 'helper-crisis', 'helper-words',
        'tutoring-asked', 'tutoring-offered', 'tutoring-booked', 'tutoring-cancelled', 'tutoring-told'))`.execute(
    db,
  );
}
