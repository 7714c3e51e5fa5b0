import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A notification about a class names the person, so that each page asks the database only about its own people.
  await sql`
    create or replace function tell_class_changed() returns trigger language plpgsql as $$
    declare
      changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
    begin
      perform pg_notify('class_changed', concat_ws(' ', changed ->> 'class_id', changed ->> tg_argv[0]));
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_class_itself_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('class_changed', concat_ws(' ', new.id, new.teacher_id));
      return null;
    end $$`.execute(db);
  await sql`drop trigger classes_tell on classes`.execute(db);
  await sql`create trigger classes_tell after insert or update on classes
    for each row execute function tell_class_itself_changed()`.execute(db);
  const tellers = { class_memberships: `'child_id'`, class_teachers: `'teacher_id'`, assignments: '' };
  for (const [table, person] of Object.entries(tellers)) {
    await sql`drop trigger if exists ${sql.raw(`${table}_tell`)} on ${sql.table(table)}`.execute(db);
    // A new assignment appears on open dashboards at once, also on those of the other teachers.
    await sql`create trigger ${sql.raw(`${table}_tell`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function tell_class_changed(${sql.raw(person)})`.execute(db);
  }
  // A new or ended link changes which children a grown-up sees.
  await sql`
    create function tell_links_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('links_changed', coalesce(new.guardian_id, old.guardian_id)::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger guardian_links_tell after insert or update or delete on guardian_links
    for each row execute function tell_links_changed()`.execute(db);
}
