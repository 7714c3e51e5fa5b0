import { sql, type Kysely } from 'kysely';

/**
 * When a child signed in last on each device of its class: its guardians read it (decision 0119). It ends with the device, and
 * with the child's place in the class.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table device_sign_ins (
      device_id uuid not null references trusted_devices (public_id) on delete cascade,
      child_id uuid not null references users on delete cascade,
      signed_in_at timestamptz not null,
      primary key (device_id, child_id)
    )`.execute(db);
  await sql`create index device_sign_ins_child on device_sign_ins (child_id)`.execute(db);
  await sql`
    create function forget_device_sign_ins() returns trigger language plpgsql as $$
    begin
      if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active') then
        delete from device_sign_ins dsi using trusted_devices td
         where td.public_id = dsi.device_id and td.class_id = old.class_id and dsi.child_id = old.child_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger class_memberships_sign_ins after update or delete on class_memberships
    for each row execute function forget_device_sign_ins()`.execute(db);
}
