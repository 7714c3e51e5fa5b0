import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table guardian_links (
      child_id uuid not null references users on delete cascade,
      guardian_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('primary', 'secondary')),
      status text not null check (status in ('pending', 'active', 'revoked')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (child_id, guardian_id),
      check (child_id <> guardian_id)
    )`.execute(db);
  await sql`create index guardian_links_guardian on guardian_links (guardian_id) where status = 'active'`.execute(
    db,
  );

  await sql`
    create table classes (
      id uuid primary key default gen_random_uuid(),
      teacher_id uuid not null references users on delete cascade,
      name text not null,
      code text not null unique check (code ~ '^[B-DF-HJKMNP-TV-XZ2-9]{6}$'),
      archived_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index classes_teacher on classes (teacher_id)`.execute(db);

  await sql`
    create table class_memberships (
      class_id uuid not null references classes on delete cascade,
      child_id uuid not null references users on delete cascade,
      status text not null check (status in ('pending', 'active', 'ended')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (class_id, child_id)
    )`.execute(db);
  await sql`create index class_memberships_child on class_memberships (child_id)`.execute(db);

  // Who may see which child. Every read by an adult uses this view (security 2.15).
  await sql`
    create view visible_children as
      select guardian_id as adult_id, child_id from guardian_links where status = 'active'
      union
      select c.teacher_id, m.child_id from class_memberships m join classes c on c.id = m.class_id
       where m.status = 'active' and c.archived_at is null`.execute(db);

  await sql`
    create table consents (
      id bigint generated always as identity primary key,
      child_id uuid not null references users on delete cascade,
      guardian_id uuid not null references users on delete cascade,
      scope text not null check (scope in ('chat', 'multiplayer', 'tutoring')),
      text_version text not null,
      method text not null,
      granted_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`create unique index consents_live on consents (child_id, scope) where revoked_at is null`.execute(
    db,
  );
  await sql`create index consents_guardian on consents (guardian_id)`.execute(db);
}
