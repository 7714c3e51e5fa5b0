import { sql, type Kysely } from 'kysely';

/**
 * Devices of a classroom (decision 0109): a teacher trusts one for one class, and it has a seat there. A session that a trusted
 * device opened ends with the device.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table trusted_devices
      add column class_id uuid references classes on delete cascade,
      add column seat smallint check (seat between 1 and 40),
      add constraint trusted_devices_seat_of_class check ((class_id is null) = (seat is null)),
      add constraint trusted_devices_seat unique (class_id, seat)`.execute(db);
  await sql`
    alter table sessions add column opened_on uuid references trusted_devices (public_id) on delete cascade`.execute(
    db,
  );
  await sql`create index sessions_opened_on on sessions (opened_on)`.execute(db);

  // Who does not teach the class any more leaves no device in it. Whom it is handed over to teaches it still.
  await sql`
    create function end_class_devices_of_teacher() returns trigger language plpgsql as $$
    begin
      delete from trusted_devices d
       where d.class_id = old.class_id and d.adult_id = old.teacher_id
         and not exists (select from classes c where c.id = old.class_id and c.teacher_id = old.teacher_id);
      return null;
    end $$`.execute(db);
  await sql`create trigger class_teachers_devices after delete on class_teachers
    for each row execute function end_class_devices_of_teacher()`.execute(db);
  await sql`
    create function end_class_devices() returns trigger language plpgsql as $$
    begin
      delete from trusted_devices d where d.class_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger classes_devices after update of archived_at on classes
    for each row when (old.archived_at is null and new.archived_at is not null)
    execute function end_class_devices()`.execute(db);
  // The teacher may see the child through another class or as a parent, and so end_unseen would leave the session.
  await sql`
    create function end_class_device_sessions() returns trigger language plpgsql as $$
    begin
      if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active') then
        delete from sessions s using trusted_devices d
         where s.opened_on = d.public_id and d.class_id = old.class_id and s.user_id = old.child_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger class_memberships_devices after update or delete on class_memberships
    for each row execute function end_class_device_sessions()`.execute(db);
}
