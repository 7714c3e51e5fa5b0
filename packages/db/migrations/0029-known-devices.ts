import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // In which browsers an account signed in with its password: tries from there are counted apart, so that nobody's guesses
  // from elsewhere lock the owner out (decision 0055). It does not sign anybody in.
  await sql`
    create table known_devices (
      device_hash text not null,
      user_id uuid not null references users on delete cascade,
      seen_at timestamptz not null default now(),
      primary key (device_hash, user_id)
    )`.execute(db);
  await sql`create index known_devices_user on known_devices (user_id)`.execute(db);
  await sql`create index known_devices_seen on known_devices (seen_at)`.execute(db);
}
