import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A line is never changed, and it is deleted only when it is older than a year (security 2.16).
  await sql`
    create or replace function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
        return old;
      end if;
      raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
}
