import { sql, type Kysely } from 'kysely';

/** Groups of pupils inside a class (decision 0108). */
export async function up(db: Kysely<never>): Promise<void> {
  // `place` keeps a class to ten groups, also when two are made at once.
  await sql`
    create table learner_groups (
      id uuid primary key default gen_random_uuid(),
      class_id uuid not null references classes on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      place smallint not null check (place between 1 and 10),
      created_at timestamptz not null default now(),
      constraint learner_groups_of_class unique (class_id, id),
      constraint learner_groups_place unique (class_id, place)
    )`.execute(db);
  await sql`create unique index learner_groups_name on learner_groups (class_id, lower(name))`.execute(db);
  // Both keys name the class: a group belongs to one class, and its members are of that class.
  await sql`
    create table learner_group_members (
      group_id uuid not null,
      class_id uuid not null,
      child_id uuid not null references users on delete cascade,
      primary key (group_id, child_id),
      foreign key (class_id, group_id) references learner_groups (class_id, id) on delete cascade,
      foreign key (class_id, child_id) references class_memberships (class_id, child_id) on delete cascade
    )`.execute(db);
  await sql`create index learner_group_members_child on learner_group_members (child_id)`.execute(db);
  await sql`create index learner_group_members_class on learner_group_members (class_id, child_id)`.execute(
    db,
  );

  // The share lock waits for a membership that is being ended, and lets that wait for the member that is being written.
  await sql`
    create function refuse_group_of_others() returns trigger language plpgsql as $$
    begin
      perform from class_memberships cm
        where cm.class_id = new.class_id and cm.child_id = new.child_id and cm.status = 'active' for share;
      if not found then
        raise exception 'a member of a group is a pupil of its class'
          using errcode = 'check_violation', constraint = 'learner_group_members_pupil';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger learner_group_members_pupil before insert or update on learner_group_members
    for each row execute function refuse_group_of_others()`.execute(db);
  await sql`
    create function leave_groups() returns trigger language plpgsql as $$
    begin
      delete from learner_group_members lgm where lgm.class_id = new.class_id and lgm.child_id = new.child_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger class_memberships_groups after update of status on class_memberships
    for each row when (new.status <> 'active') execute function leave_groups()`.execute(db);
  for (const table of ['learner_groups', 'learner_group_members'])
    await sql`create trigger ${sql.raw(`${table}_tell`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function tell_class_changed('')`.execute(db);
}
