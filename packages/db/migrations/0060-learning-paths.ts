import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A path is for one child, by a guardian, or for a class. Of each guardian a child has at most five open ones, and so has a class:
  // an open path holds one of five slots (decision 0091).
  await sql`
    create table learning_paths (
      id uuid primary key default gen_random_uuid(),
      made_by uuid not null references users on delete cascade,
      child_id uuid references users on delete cascade,
      class_id uuid references classes on delete cascade,
      title text not null check (char_length(title) between 1 and 60),
      version integer not null default 1 check (version > 0),
      slot smallint check (slot between 1 and 5),
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      archived_at timestamptz,
      constraint learning_paths_for check (num_nonnulls(child_id, class_id) = 1),
      constraint learning_paths_slot check ((archived_at is null) = (slot is not null)),
      constraint learning_paths_slots_of_child unique (child_id, made_by, slot),
      constraint learning_paths_slots_of_class unique (class_id, slot)
    )`.execute(db);
  await sql`create index learning_paths_made_by on learning_paths (made_by)`.execute(db);

  // `added_at` stays when a step moves: practice counts from the moment when its step was added.
  await sql`
    create table path_steps (
      id uuid primary key default gen_random_uuid(),
      path_id uuid not null references learning_paths on delete cascade,
      position smallint not null check (position between 1 and 60),
      kind text not null check (kind in ('lesson', 'practice')),
      subject_id text not null references subjects,
      lesson_id text references lessons,
      grade text check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      due_day date,
      added_at timestamptz not null default now(),
      unique (path_id, position),
      check ((kind = 'lesson') = (lesson_id is not null)),
      check ((kind = 'practice') = (grade is not null))
    )`.execute(db);
  // A lesson is done once and for ever, so it stands in a path once.
  await sql`create unique index path_steps_lessons on path_steps (path_id, lesson_id)
    where lesson_id is not null`.execute(db);
  await sql`create index path_steps_lesson on path_steps (lesson_id)`.execute(db);
  await sql`create index path_steps_subject on path_steps (subject_id)`.execute(db);

  // Each change writes the path, because it counts its version. The open dashboards of its children read it again.
  await sql`
    create function tell_path_changed() returns trigger language plpgsql as $$
    declare
      changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
    begin
      perform pg_notify('path_changed', concat_ws(' ',
        case when changed ->> 'class_id' is null then 'child' else 'class' end,
        coalesce(changed ->> 'class_id', changed ->> 'child_id')));
      return null;
    end $$`.execute(db);
  await sql`create trigger learning_paths_tell after insert or update or delete on learning_paths
    for each row execute function tell_path_changed()`.execute(db);
}
