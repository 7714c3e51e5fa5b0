import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The secret from which a grown-up's app makes codes. It counts when the first code was typed (decision 0073).
  await sql`
    create table second_factors (
      user_id uuid primary key references users on delete cascade,
      secret text not null check (char_length(secret) between 16 and 64),
      confirmed_at timestamptz,
      last_step bigint,
      created_at timestamptz not null default now(),
      constraint second_factors_begun check ((confirmed_at is null) = (last_step is null))
    )`.execute(db);

  // Children have none, because a lost one could not be replaced.
  await sql`
    create function keep_factors_of_adults() returns trigger language plpgsql as $$
    begin
      if not exists (select from users where id = new.user_id and role in ('tutor', 'teacher', 'parent')) then
        raise exception 'a second factor is for grown-ups' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger second_factors_of_adults before insert or update of user_id on second_factors
    for each row execute function keep_factors_of_adults()`.execute(db);

  // Google has its own second factor. Sessions opened by a password need ours.
  await sql`alter table sessions add column by_google boolean not null default false`.execute(db);
  await sql`
    update sessions s set by_google = true from users u
     where u.id = s.user_id and u.password_hash is null and u.google_id is not null`.execute(db);
}
