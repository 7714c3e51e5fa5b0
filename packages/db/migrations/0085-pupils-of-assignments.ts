import { sql, type Kysely } from 'kysely';

/** Homework may be for some pupils of a class (decision 0101). Who is chosen has a membership of the class of the assignment. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table assignments add constraint assignments_of_class unique (id, class_id)`.execute(db);
  await sql`alter table assignment_pupils add column class_id uuid`.execute(db);
  await sql`
    update assignment_pupils ap set class_id = a.class_id from assignments a where a.id = ap.assignment_id`.execute(
    db,
  );
  // A membership that is gone leaves nothing to do.
  await sql`
    delete from assignment_pupils ap where not exists (
      select from class_memberships cm where cm.class_id = ap.class_id and cm.child_id = ap.child_id)`.execute(
    db,
  );
  await sql`
    alter table assignment_pupils
      alter column class_id set not null,
      add constraint assignment_pupils_class foreign key (assignment_id, class_id)
        references assignments (id, class_id) on delete cascade,
      add constraint assignment_pupils_member foreign key (class_id, child_id)
        references class_memberships (class_id, child_id) on delete cascade`.execute(db);
  await sql`create index assignment_pupils_member on assignment_pupils (class_id, child_id)`.execute(db);
  // A server of the version before does not name the class.
  await sql`
    create function name_class_of_assignment() returns trigger language plpgsql as $body$
    begin
      new.class_id := coalesce(new.class_id, (select class_id from assignments where id = new.assignment_id));
      return new;
    end $body$`.execute(db);
  await sql`
    create trigger assignment_pupils_class before insert on assignment_pupils
      for each row execute function name_class_of_assignment()`.execute(db);
}
