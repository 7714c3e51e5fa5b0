-- Copies the tables of answers into tables of sixteen partitions, while the servers go on: from the first statement on each new answer is written
-- to both. As the owner of the tables, with psql; decision 0115. The children's tables keep every constraint, because each key has the column
-- that decides the partition. answers-2-swap.sql ends it.
create function copy_answer() returns trigger language plpgsql as $$
begin
  execute format('insert into %I overriding system value select ($1).* on conflict do nothing', tg_table_name || '_parts') using new;
  return null;
end $$;

do $$
declare
  tables constant text[] := '{lesson_attempts,run_id,practice_answers,round_id,game_answers,session_id}';
  old_name text; parts text; key text; made record;
begin
  for at in 1..array_length(tables, 1) by 2 loop
    old_name := tables[at]; key := tables[at + 1]; parts := old_name || '_parts';
    execute format('create table %I (like %I including defaults including constraints including generated) partition by hash (%I)', parts, old_name, key);
    for part in 0..15 loop
      execute format('create table %I partition of %I for values with (modulus 16, remainder %s)', old_name || '_' || part, parts, part);
    end loop;
    -- Keys and foreign keys, under a name of their own until the swap.
    for made in select conname, contype, pg_get_constraintdef(oid) as def from pg_constraint
        where conrelid = old_name::regclass and contype in ('p', 'u', 'f') loop
      execute format('alter table %I add constraint %I %s', parts, made.conname || '_parts',
        case when made.def = 'PRIMARY KEY (id)' then format('primary key (id, %I)', key) else made.def end);
    end loop;
    for made in select c.relname, pg_get_indexdef(i.indexrelid) as def from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = old_name::regclass and not exists (select 1 from pg_constraint where conindid = i.indexrelid) loop
      execute replace(replace(made.def, ' INDEX ' || made.relname || ' ', ' INDEX ' || made.relname || '_parts '),
        ' ON public.' || old_name || ' ', ' ON public.' || parts || ' ');
    end loop;
    execute format('create trigger copied after insert on %I for each row execute function copy_answer()', old_name);
  end loop;
end $$;

-- A large school copies user by user instead of at once. An answer that is deleted meanwhile goes with its run, round, game or account.
insert into lesson_attempts_parts overriding system value select * from lesson_attempts on conflict do nothing;
insert into practice_answers_parts select * from practice_answers on conflict do nothing;
insert into game_answers_parts select * from game_answers on conflict do nothing;
