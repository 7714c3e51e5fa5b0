import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A new address that waits until its owner opens the mailed link. A later one replaces it.
  await sql`
    create table address_changes (
      user_id uuid primary key references users on delete cascade,
      token_hash text not null unique,
      email text not null check (char_length(email) <= 254),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at)
    )`.execute(db);

  // Ten codes on paper, each for one use, for people who forgot the password and have no address (decision 0066).
  await sql`
    create table recovery_codes (
      code_hash text primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index recovery_codes_user on recovery_codes (user_id)`.execute(db);

  // A changed address is not confirmed, unless the same statement confirms it.
  await sql`
    create function unconfirm_address() returns trigger language plpgsql as $$
    begin
      if new.email is distinct from old.email
         and new.email_confirmed_at is not distinct from old.email_confirmed_at then
        new.email_confirmed_at := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger users_unconfirm_address before update of email on users
    for each row execute function unconfirm_address()`.execute(db);

  // No mail about a child to an address that was never confirmed, whoever writes it (decision 0066).
  await sql`
    create function keep_confirmed_mails() returns trigger language plpgsql as $$
    begin
      if new.about_id is null or exists (select from users u
           where u.id = new.user_id and lower(u.email) = lower(new.to_address) and u.email_confirmed_at is not null) then
        return new;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger outbox_confirmed before insert on outbox
    for each row execute function keep_confirmed_mails()`.execute(db);
}
