import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table guardian_links
      add column active_since timestamptz,
      add column end_asked_at timestamptz,
      add column ended_at timestamptz,
      add column ended_by uuid references users on delete set null`.execute(db);
  await sql`create index guardian_links_ended_by on guardian_links (ended_by)`.execute(db);
  await sql`update guardian_links set active_since = updated_at where status = 'active'`.execute(db);
  await sql`update guardian_links set ended_at = updated_at where status = 'revoked'`.execute(db);
  // One linked guardian is the primary one: the first, if there were several or none.
  await sql`
    update guardian_links l set kind = case when l.guardian_id = f.guardian_id then 'primary' else 'secondary' end
      from (select distinct on (child_id) child_id, guardian_id from guardian_links where status = 'active'
             order by child_id, kind, active_since, guardian_id) f
     where f.child_id = l.child_id and l.status = 'active'`.execute(db);
  await sql`
    alter table guardian_links
      add constraint guardian_links_active_since check (status <> 'active' or active_since is not null),
      add constraint guardian_links_end_asked check (end_asked_at is null or status = 'active')`.execute(db);
  await sql`create unique index guardian_links_primary on guardian_links (child_id)
    where status = 'active' and kind = 'primary'`.execute(db);

  // It stays when the guardian's account is erased: for fourteen days the child cannot confirm a guardian alone.
  await sql`alter table users add column guardian_ended_at timestamptz`.execute(db);
  await sql`update users u set guardian_ended_at = l.ended_at
      from (select child_id, max(ended_at) as ended_at from guardian_links where status = 'revoked' group by child_id) l
     where l.child_id = u.id`.execute(db);

  await sql`
    create function note_link_times() returns trigger language plpgsql as $$
    begin
      if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
        new.active_since := now();
        new.ended_at := null;
        new.ended_by := null;
      elsif tg_op = 'UPDATE' and old.status = 'active' and new.status <> 'active' then
        new.ended_at := now();
        new.end_asked_at := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger guardian_links_times before insert or update on guardian_links
    for each row execute function note_link_times()`.execute(db);

  // When a link ends, also by the erasure of the guardian, that is stored, and the longest active guardian becomes the primary one.
  await sql`
    create function link_has_ended() returns trigger language plpgsql as $$
    begin
      if old.status <> 'active' or (tg_op = 'UPDATE' and new.status = 'active') then
        return null;
      end if;
      update users set guardian_ended_at = now() where id = old.child_id;
      if old.kind = 'primary' then
        update guardian_links set kind = 'primary' where id = (
          select id from guardian_links g where g.child_id = old.child_id and g.status = 'active'
           order by g.active_since, g.guardian_id limit 1);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger guardian_links_ended after update of status or delete on guardian_links
    for each row execute function link_has_ended()`.execute(db);

  await sql`
    create function somebody_decides() returns trigger language plpgsql as $$
    declare
      child uuid := coalesce(new.child_id, old.child_id);
    begin
      if exists (select from guardian_links where child_id = child and status = 'active')
         and not exists (select from guardian_links where child_id = child and status = 'active' and kind = 'primary') then
        raise exception 'a child with guardians has a primary one'
          using errcode = 'check_violation', constraint = 'guardian_links_somebody_decides';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger guardian_links_somebody_decides after insert or update or delete on guardian_links
    deferrable initially deferred for each row execute function somebody_decides()`.execute(db);
}
