import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Open pages of a class's teachers are notified when its people or its code changed, whichever process wrote it.
  await sql`
    create function tell_class_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('class_changed', coalesce(new.class_id, old.class_id)::text);
      return null;
    end $$`.execute(db);
  for (const table of ['class_memberships', 'class_teachers'])
    await sql`create trigger ${sql.raw(`${table}_tell`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function tell_class_changed()`.execute(db);
  await sql`
    create function tell_class_itself_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('class_changed', new.id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger classes_tell after update on classes
    for each row execute function tell_class_itself_changed()`.execute(db);
}
