import { sql, type Kysely } from 'kysely';

/** Practice of a skill, and what is given again (decision 0108). */
export async function up(db: Kysely<never>): Promise<void> {
  // `again_of`: given again to who did not finish it or found it hard. Two clicks at once give it once.
  await sql`
    alter table assignments
      add column again_of uuid references assignments on delete cascade,
      add constraint assignments_again check (again_of is null or not is_for_all and kind <> 'homework')`.execute(
    db,
  );
  await sql`create unique index assignments_again_once on assignments (again_of) where ended_at is null`.execute(
    db,
  );
  // Practice of two skills of a subject, until the same day, is two assignments.
  await sql`drop index assignments_once`.execute(db);
  await sql`create unique index assignments_once
    on assignments (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day, skills)
    where ended_at is null and is_for_all and kind <> 'homework'`.execute(db);
}
