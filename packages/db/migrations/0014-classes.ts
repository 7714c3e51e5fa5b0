import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table classes
      add column grade text not null default '1st'
        check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      add column is_open boolean not null default true,
      add constraint classes_name check (char_length(name) between 1 and 60)`.execute(db);

  // The teacher in `classes` owns the class. These teachers teach it too and see what the owner sees.
  await sql`
    create table class_teachers (
      class_id uuid not null references classes on delete cascade,
      teacher_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (class_id, teacher_id)
    )`.execute(db);
  await sql`create index class_teachers_teacher on class_teachers (teacher_id)`.execute(db);
  await sql`
    create table class_invites (
      code_hash text primary key,
      class_id uuid not null references classes on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      used_by uuid references users on delete set null,
      used_at timestamptz,
      ended_at timestamptz,
      check (used_by is null or used_at is not null),
      check (used_at is null or ended_at is null)
    )`.execute(db);
  await sql`create unique index class_invites_live on class_invites (class_id)
    where used_at is null and ended_at is null`.execute(db);
  await sql`create index class_invites_used_by on class_invites (used_by)`.execute(db);

  // Who teaches which class that is not archived, and so sees its pupils (decision 0006).
  await sql`
    create view taught_classes as
      select teacher_id, id as class_id from classes where archived_at is null
      union
      select t.teacher_id, t.class_id from class_teachers t join classes c on c.id = t.class_id
       where c.archived_at is null`.execute(db);
  await sql`
    create or replace view visible_children as
      select guardian_id as adult_id, child_id from guardian_links where status = 'active'
      union
      select t.teacher_id, m.child_id from class_memberships m join taught_classes t on t.class_id = m.class_id
       where m.status = 'active'`.execute(db);

  // A lesson, practice in a subject, or a quiz of a subject, for a whole class or some of it, until a day.
  await sql`
    create table assignments (
      id uuid primary key default gen_random_uuid(),
      class_id uuid not null references classes on delete cascade,
      made_by uuid not null references users on delete cascade,
      kind text not null check (kind in ('lesson', 'practice', 'quiz')),
      subject_id text not null references subjects,
      lesson_id text references lessons,
      due_day date not null,
      is_for_all boolean not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((kind = 'lesson') = (lesson_id is not null))
    )`.execute(db);
  await sql`create index assignments_class on assignments (class_id) where ended_at is null`.execute(db);
  await sql`create index assignments_made_by on assignments (made_by)`.execute(db);
  await sql`create index assignments_lesson on assignments (lesson_id)`.execute(db);
  await sql`create index assignments_subject on assignments (subject_id)`.execute(db);
  await sql`
    create table assignment_pupils (
      assignment_id uuid not null references assignments on delete cascade,
      child_id uuid not null references users on delete cascade,
      primary key (assignment_id, child_id)
    )`.execute(db);
  await sql`create index assignment_pupils_child on assignment_pupils (child_id)`.execute(db);
}
