import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Present teachers stay approved. New ones need an invitation or the approval of staff (decision 0064).
  await sql`update users set is_verified = true where role = 'teacher'`.execute(db);
  await sql`
    create table teacher_invites (
      code_hash text primary key,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      used_by uuid references users on delete set null,
      used_at timestamptz,
      check (used_by is null or used_at is not null)
    )`.execute(db);
  await sql`create index teacher_invites_used_by on teacher_invites (used_by)`.execute(db);
}
