import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What every guardian of a child is told at once (decision 0059), one row a guardian and fact.
  await sql`
    create table guardian_notices (
      id uuid primary key default gen_random_uuid(),
      child_id uuid not null references users on delete cascade,
      guardian_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('link-asked', 'link-new', 'link-ended', 'end-asked', 'handed-over', 'sign-in-reset',
        'new-device', 'device-trusted', 'export', 'erasure', 'erasure-stopped', 'class-asked', 'new-teacher', 'sign-in-asked')),
      -- The same fact is told to a guardian once.
      fact text not null,
      actor_id uuid references users on delete set null,
      -- The link, class, session or device it is about.
      about uuid,
      created_at timestamptz not null default now(),
      undo_until timestamptz,
      undone_at timestamptz,
      seen_at timestamptz,
      unique (guardian_id, fact)
    )`.execute(db);
  await sql`create index guardian_notices_child on guardian_notices (child_id, fact)`.execute(db);
  await sql`create index guardian_notices_actor on guardian_notices (actor_id)`.execute(db);

  // Browsers a child has signed in on, so that a new one is noticed. The number is a hash that no other child shares.
  await sql`
    create table child_browsers (
      child_id uuid not null references users on delete cascade,
      device_hash text not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (child_id, device_hash)
    )`.execute(db);
}
