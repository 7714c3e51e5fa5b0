import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create trigger audit_log_not_emptied before truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(db);

  // The role of the servers may not delete lines. This function deletes lines older than a year, and no others.
  await sql`
    create function end_old_audit_lines(before timestamptz) returns bigint
      language sql security definer set search_path = pg_catalog, public as $$
      with gone as (
        delete from audit_log where at < least(before, now() - interval '365 days') returning 1)
      select count(*) from gone $$`.execute(db);
  await sql`revoke execute on function end_old_audit_lines from public`.execute(db);
}
