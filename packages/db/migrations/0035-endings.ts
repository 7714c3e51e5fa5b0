import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Staff put an account to sleep; neither a guardian's undo nor anything else wakes it meanwhile.
  await sql`alter table users add column suspended_at timestamptz`.execute(db);
  await sql`
    create function keep_suspended() returns trigger language plpgsql as $$
    begin
      if new.suspended_at is not null then
        new.is_active := false;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger users_suspended before update on users
    for each row execute function keep_suspended()`.execute(db);

  // A child's session that began with a grown-up's trusted device, QR code or card ends together with that.
  await sql`
    alter table sessions
      add column opened_by uuid references users on delete cascade,
      add column opened_with text check (opened_with in ('device', 'qr', 'card')),
      add constraint sessions_opened check ((opened_by is null) = (opened_with is null))`.execute(db);
  await sql`create index sessions_opened_by on sessions (opened_by)`.execute(db);

  // All access that an account has given besides its own sessions (decision 0063). A printed card is a pupil's
  // sign-in for the school year and gives no access to the account that printed it, so it stays.
  await sql`
    create function end_ways_in(person uuid) returns void language plpgsql as $$
    begin
      delete from trusted_devices where adult_id = person;
      update sign_in_tokens set ended_at = now() where made_by = person and kind = 'qr' and ended_at is null;
      delete from sessions where opened_by = person and opened_with in ('device', 'qr');
      update family_codes set ended_at = now() where made_by = person and used_at is null and ended_at is null;
      update class_invites i set ended_at = now() from classes c
       where c.id = i.class_id and c.teacher_id = person and i.used_at is null and i.ended_at is null;
      delete from password_resets where user_id = person and used_at is null;
      delete from address_changes where user_id = person;
    end $$`.execute(db);

  // When an account is suspended or its erasure is planned, all its access ends.
  await sql`
    create function end_sleeping_account() returns trigger language plpgsql as $$
    begin
      perform end_ways_in(new.id);
      delete from sessions where user_id = new.id or opened_by = new.id;
      update sign_in_tokens set ended_at = now()
       where (made_by = new.id or child_id = new.id) and ended_at is null;
      update family_codes set ended_at = now() where child_id = new.id and used_at is null and ended_at is null;
      update consents set revoked_at = now() where guardian_id = new.id and revoked_at is null;
      update classes set is_open = false where teacher_id = new.id and is_open;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_asleep after update on users
    for each row when (old.is_active and not new.is_active) execute function end_sleeping_account()`.execute(
    db,
  );

  // When a grown-up may not see a child any more, all codes and tokens they made for the child end.
  await sql`
    create function end_unseen(child uuid) returns void language plpgsql as $$
    begin
      update sign_in_tokens t set ended_at = now()
       where t.child_id = child and t.ended_at is null
         and not exists (select from visible_children v where v.child_id = child and v.adult_id = t.made_by);
      delete from sessions s
       where s.user_id = child and s.opened_by is not null
         and not exists (select from visible_children v where v.child_id = child and v.adult_id = s.opened_by);
      update family_codes f set ended_at = now()
       where f.child_id = child and f.made_by <> child and f.used_at is null and f.ended_at is null
         and not exists (select from visible_children v where v.child_id = child and v.adult_id = f.made_by);
      delete from weekly_mails w
       where w.child_id = child and not exists (select from guardian_links g
         where g.child_id = child and g.guardian_id = w.adult_id and g.status = 'active');
      delete from outbox o
       where o.about_id = child and o.sent_at is null and o.dedupe_key like 'weekly %'
         and not exists (select from guardian_links g
           where g.child_id = child and g.guardian_id = o.user_id and g.status = 'active');
    end $$`.execute(db);
  await sql`
    create function end_sight() returns trigger language plpgsql as $$
    begin
      if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active') then
        perform end_unseen(old.child_id);
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['guardian_links', 'class_memberships'])
    await sql`create trigger ${sql.raw(`${table}_sight`)} after update or delete on ${sql.table(table)}
      for each row execute function end_sight()`.execute(db);
  await sql`
    create function end_sight_of_class() returns trigger language plpgsql as $$
    begin
      perform end_unseen(m.child_id) from class_memberships m
       where m.class_id = old.class_id and m.status = 'active' order by m.child_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger class_teachers_sight after delete on class_teachers
    for each row execute function end_sight_of_class()`.execute(db);
}
