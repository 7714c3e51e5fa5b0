import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Side effects are written in the transaction of the action they belong to.
  await sql`
    create table outbox (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('mail')),
      user_id uuid references users on delete cascade,
      to_address text not null,
      subject text not null,
      body_text text not null,
      dedupe_key text unique,
      attempts integer not null default 0 check (attempts >= 0),
      last_error text,
      next_try_at timestamptz not null default now(),
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (next_try_at) where sent_at is null`.execute(db);
  await sql`create index outbox_user on outbox (user_id)`.execute(db);

  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_id uuid,
      action text not null,
      object text,
      child_id uuid,
      result text not null check (result in ('done', 'denied', 'failed')),
      request_id text,
      address_prefix text
    )`.execute(db);
  await sql`create index audit_log_child on audit_log (child_id, at)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, at)`.execute(db);
  await sql`
    create function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function audit_log_is_append_only()`.execute(db);

  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
}
