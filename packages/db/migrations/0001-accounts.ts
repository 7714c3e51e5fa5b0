import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      username text not null check (char_length(username) between 3 and 50),
      password_hash text,
      email text check (char_length(email) <= 254),
      first_name text,
      last_name text,
      profile_image_url text,
      role text default 'student' check (role in ('student', 'tutor', 'teacher', 'parent')),
      is_active boolean not null default true,
      name text,
      grade text check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      total_points integer not null default 0 check (total_points >= 0),
      specialties text[] not null default '{}',
      bio text,
      hourly_rate integer check (hourly_rate between 0 and 1000000),
      is_verified boolean not null default false,
      rating double precision not null default 5 check (rating between 0 and 5),
      rating_count integer not null default 0 check (rating_count >= 0),
      total_sessions integer not null default 0 check (total_sessions >= 0),
      availability jsonb,
      linked_students text[] not null default '{}',
      school_name text,
      phone text,
      timezone text not null default 'America/New_York',
      preferences jsonb not null default '{}' check (pg_column_size(preferences) <= 4096),
      last_login timestamptz,
      google_id text unique,
      apple_id text unique,
      provider text not null default 'local' check (provider in ('local', 'google', 'apple')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (password_hash is null or password_hash like '$argon2id$%')
    )`.execute(db);
  await sql`create unique index users_username_key on users (lower(username))`.execute(db);
  await sql`create unique index users_email_key on users (lower(email))`.execute(db);

  // A role is chosen once (P1.14). Staff commands set noodlenaut.staff inside their own transaction.
  await sql`
    create function keep_role() returns trigger language plpgsql as $$
    begin
      if old.role is not null and new.role is distinct from old.role
         and coalesce(current_setting('noodlenaut.staff', true), '') <> 'on' then
        raise exception 'role is chosen once' using errcode = 'check_violation', constraint = 'users_role_once';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger users_role_once before update of role on users
    for each row execute function keep_role()`.execute(db);

  await sql`
    create table sessions (
      sid text primary key check (char_length(sid) = 43),
      sess jsonb not null default '{}',
      expire timestamptz not null,
      public_id uuid not null unique default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('cookie', 'bearer')),
      parent_sid text references sessions on delete cascade,
      idle_seconds integer not null check (idle_seconds > 0),
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      check ((kind = 'bearer') = (parent_sid is not null))
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_parent on sessions (parent_sid)`.execute(db);
  await sql`create index sessions_expire on sessions (expire)`.execute(db);

  await sql`
    create table password_resets (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index password_resets_user on password_resets (user_id)`.execute(db);

  // A Google identity with the mail address of an existing account waits here until its signed-in owner confirms it (P2.17).
  await sql`
    create table oauth_pending_links (
      token_hash text primary key,
      provider text not null check (provider in ('google')),
      provider_id text not null,
      email text not null,
      expires_at timestamptz not null
    )`.execute(db);
}
