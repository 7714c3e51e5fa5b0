-- Makes audit_log a table with one partition a month, without copying a row: the table so far becomes the first partition, up to the first day of
-- the month after the next. As the owner of the tables, with psql; decision 0115. Afterwards run the migration job, which grants the servers' rights again.
begin;
set local lock_timeout = '5s';
do $$
declare
  first date := date_trunc('month', now() at time zone 'UTC')::date + interval '2 months';
  trigger_text text;
  triggers text[];
begin
  lock table audit_log in access exclusive mode;
  select array_agg(pg_get_triggerdef(oid) order by tgname) into triggers
    from pg_trigger where tgrelid = 'audit_log'::regclass and not tgisinternal;
  alter table audit_log rename to audit_log_until;
  drop trigger audit_log_append_only on audit_log_until;
  drop trigger audit_log_not_emptied on audit_log_until;
  alter table audit_log_until alter column id drop identity;
  alter table audit_log_until drop constraint audit_log_pkey;
  alter index audit_log_child rename to audit_log_until_child;
  alter index audit_log_actor rename to audit_log_until_actor;
  create table audit_log (like audit_log_until including defaults including constraints,
    primary key (id, at)) partition by range (at);
  alter table audit_log alter column id add generated always as identity;
  perform setval(pg_get_serial_sequence('audit_log', 'id'), coalesce((select max(id) from audit_log_until), 0) + 1, false);
  create index audit_log_child on audit_log (child_id, at);
  create index audit_log_actor on audit_log (actor_id, at);
  execute format('alter table audit_log attach partition audit_log_until for values from (minvalue) to (%L)', first);
  for month in 0..23 loop
    execute format('create table %I partition of audit_log for values from (%L) to (%L)',
      'audit_log_' || to_char(first + make_interval(months => month), 'YYYY_MM'),
      first + make_interval(months => month), first + make_interval(months => month + 1));
  end loop;
  foreach trigger_text in array triggers loop
    execute trigger_text;
  end loop;
end $$;
commit;
