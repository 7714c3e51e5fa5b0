import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A child's phone number is not needed, so it is not stored.
  await sql`update users set phone = null where role = 'student' and phone is not null`.execute(db);
  await sql`alter table users add constraint users_no_phone_of_students
    check (role is distinct from 'student' or phone is null)`.execute(db);

  // Others may read only the first name or nickname of a child. The last name is only in its own column.
  await sql`update users set name = first_name where role = 'student' and name is distinct from first_name`.execute(
    db,
  );
  await sql`
    create function keep_last_names_apart() returns trigger language plpgsql as $$
    begin
      if new.role = 'student' then
        new.name := new.first_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger users_last_name_apart before insert or update of role, name, first_name on users
    for each row execute function keep_last_names_apart()`.execute(db);

  // The last barrier behind nicknameFault: no address and no phone number as a name that other children read.
  await sql`alter table users add constraint users_shown_name
    check (role is distinct from 'student' or first_name is null
      or (position('@' in first_name) = 0 and regexp_count(first_name, '\\d') < 5)) not valid`.execute(db);
}
