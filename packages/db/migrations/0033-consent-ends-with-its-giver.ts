import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // By which method of § 312.5(b) staff made sure that this grown-up is a parent or guardian, and who did.
  await sql`
    alter table users
      add column guardian_verified_at timestamptz,
      add column guardian_verified_method text check (guardian_verified_method in
        ('signed-form', 'payment', 'phone', 'video', 'government-id', 'photo-match')),
      add column guardian_verified_by text,
      add constraint users_guardian_verified check ((guardian_verified_at is null) = (guardian_verified_method is null)
        and (guardian_verified_at is null) = (guardian_verified_by is null))`.execute(db);

  // A no is stored also without a yes before it. The answer stays when the account of the guardian is erased.
  await sql`
    alter table consents
      alter column granted_at drop not null,
      alter column guardian_id drop not null,
      drop constraint consents_guardian_id_fkey,
      add constraint consents_guardian_id_fkey foreign key (guardian_id) references users on delete set null`.execute(
    db,
  );
  await sql`
    create function consent_loses_its_giver() returns trigger language plpgsql as $$
    begin
      if new.guardian_id is null then
        new.revoked_at := coalesce(new.revoked_at, now());
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger consents_giver before update of guardian_id on consents
    for each row execute function consent_loses_its_giver()`.execute(db);
  await sql`
    create function consents_end_with_link() returns trigger language plpgsql as $$
    begin
      if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active') then
        update consents set revoked_at = now()
         where child_id = old.child_id and guardian_id = old.guardian_id and revoked_at is null;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger guardian_links_end_consents after update of status or delete on guardian_links
    for each row execute function consents_end_with_link()`.execute(db);
  // Consents of guardians whose link ended before this rule.
  await sql`update consents c set revoked_at = now() where c.revoked_at is null
     and not exists (select from guardian_links l where l.child_id = c.child_id and l.guardian_id = c.guardian_id
                      and l.status = 'active')`.execute(db);
  await sql`
    alter table consents
      add constraint consents_word check (granted_at is not null or revoked_at is not null),
      add constraint consents_giver check (guardian_id is not null or revoked_at is not null)`.execute(db);

  // Games are notified at once when a child may not play on.
  await sql`
    create function tell_consent_ended() returns trigger language plpgsql as $$
    begin
      perform pg_notify('consent_ended', new.child_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger consents_tell after insert or update on consents
    for each row when (new.revoked_at is not null and new.scope = 'multiplayer') execute function tell_consent_ended()`.execute(
    db,
  );
}
