-- Puts the tables with partitions into the place of the old ones, in one transaction that refuses to lose a row. The old ones are put aside in a schema
-- of their own, which no backup holds, until somebody drops it.
begin;
create schema put_aside;
set local lock_timeout = '5s';
do $$
declare
  old_name text; parts text; before text; made record; left_out bigint;
begin
  foreach old_name in array '{lesson_attempts,practice_answers,game_answers}'::text[] loop
    parts := old_name || '_parts'; before := old_name || '_before';
    execute format('lock table %I, %I in access exclusive mode', old_name, parts);
    execute format('select count(*) from (table %I except table %I) missing', old_name, parts) into left_out;
    if left_out > 0 then raise exception '% rows of % are not copied', left_out, old_name; end if;
    execute format('drop trigger copied on %I', old_name);
    execute format('alter table %I rename to %I', old_name, before);
    execute format('alter table %I rename to %I', parts, old_name);
    for made in select conname from pg_constraint where conrelid = before::regclass and contype in ('p', 'u', 'f') loop
      execute format('alter table %I rename constraint %I to %I', before, made.conname, made.conname || '_before');
      execute format('alter table %I rename constraint %I to %I', old_name, made.conname || '_parts', made.conname);
    end loop;
    for made in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = before::regclass and not exists (select 1 from pg_constraint where conindid = i.indexrelid) loop
      execute format('alter index %I rename to %I', made.relname, made.relname || '_before');
      execute format('alter index %I rename to %I', made.relname || '_parts', made.relname);
    end loop;
    for made in select tgname, pg_get_triggerdef(oid) as def from pg_trigger where tgrelid = before::regclass and not tgisinternal loop
      execute replace(made.def, ' ON public.' || before || ' ', ' ON public.' || old_name || ' ');
      execute format('drop trigger %I on %I', made.tgname, before);
    end loop;
    -- Else an erased account would live on in it, and a foreign key would look twice.
    for made in select conname from pg_constraint where conrelid = before::regclass and contype = 'f' and conname not like '%user_id%' loop
      execute format('alter table %I drop constraint %I', before, made.conname);
    end loop;
    if old_name = 'lesson_attempts' then alter table lesson_attempts_before alter column id drop identity; end if;
    execute format('alter table %I set schema put_aside', before);
  end loop;
  alter table lesson_attempts alter column id add generated always as identity;
  perform setval(pg_get_serial_sequence('lesson_attempts', 'id'), coalesce((select max(id) from lesson_attempts), 0) + 1, false);
end $$;
drop function copy_answer();
commit;
