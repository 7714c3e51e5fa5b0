import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What a teacher gives stands on open dashboards at once (issue 6.4); it also tells the other teachers of the class.
  await sql`create trigger assignments_tell after insert or update or delete on assignments
    for each row execute function tell_class_changed()`.execute(db);
}
