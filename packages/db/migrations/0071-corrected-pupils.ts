import { sql, type Kysely } from 'kysely';

/** Guardians are told when the class that made an account corrects its name or grade (decision 0103). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays', 'helper-crisis', 'helper-words',
        'tutoring-asked', 'tutoring-offered', 'tutoring-booked', 'tutoring-moved', 'tutoring-cancelled', 'tutoring-soon',
        'tutoring-begun', 'tutoring-told', 'tutoring-crisis', 'plan-asked', 'pupil-corrected'))`.execute(db);
}
