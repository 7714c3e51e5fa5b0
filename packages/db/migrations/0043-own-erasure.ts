import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Children who go with their only guardian by that guardian's wish: one undo brings all of them back (decision 0071).
  await sql`
    alter table account_deletions
      add column along_with uuid references users on delete set null,
      add constraint account_deletions_only_wishes_take_along check (reason = 'asked' or along_with is null)`.execute(
    db,
  );
  await sql`create index account_deletions_along_with on account_deletions (along_with)`.execute(db);

  await sql`
    alter table guardian_notices
      drop constraint guardian_notices_kind_check,
      add constraint guardian_notices_kind_check check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked',
        'handed-over', 'sign-in-reset', 'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked',
        'new-teacher', 'sign-in-asked', 'guardian-leaves', 'guardian-stays'))`.execute(db);

  // Active, and no erasure planned: such an adult can take over a child or a class.
  await sql`
    create function stays_here(person uuid) returns boolean language sql stable as $$
      select exists (select from users u where u.id = person and u.is_active
        and not exists (select from account_deletions d where d.user_id = u.id)) $$`.execute(db);

  // As in 0030, but an inactive or leaving guardian is not the primary one while there is another guardian.
  await sql`
    create or replace function link_has_ended() returns trigger language plpgsql as $$
    begin
      if old.status <> 'active' or (tg_op = 'UPDATE' and new.status = 'active') then
        return null;
      end if;
      update users set guardian_ended_at = now() where id = old.child_id;
      if old.kind = 'primary' then
        update guardian_links set kind = 'primary' where id = (
          select id from guardian_links g where g.child_id = old.child_id and g.status = 'active'
           order by stays_here(g.guardian_id) desc, g.active_since, g.guardian_id limit 1);
      end if;
      return null;
    end $$`.execute(db);
}
