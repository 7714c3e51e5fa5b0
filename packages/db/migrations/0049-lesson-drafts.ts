import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A lesson of one class (decision 0080). It is never published: every statement about the school's lessons leaves it out by that,
  // and only the statements that name class_id let its pupils and teachers in.
  await sql`
    alter table lessons
      add column class_id uuid references classes on delete set null,
      add constraint lessons_of_a_class check (class_id is null or not is_published)`.execute(db);
  await sql`create index lessons_class on lessons (class_id) where class_id is not null`.execute(db);

  // Draft until a named grown-up publishes it. The lesson is another row, so that no draft can be played.
  await sql`
    create table lesson_drafts (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references users on delete cascade,
      subject_id text not null references subjects,
      grade text not null check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      topic text not null check (char_length(topic) between 1 and 80),
      source text not null check (source in ('model', 'own-questions')),
      model text check ((source = 'model') = (model is not null)),
      skill text not null check (char_length(skill) between 1 and 120),
      content jsonb not null check (jsonb_typeof(content -> 'activities') = 'array'),
      blind_answers jsonb not null default '[]' check (jsonb_typeof(blind_answers) = 'array'),
      vouched jsonb not null default '[]' check (jsonb_typeof(vouched) = 'array'),
      blocking integer not null default 0 check (blocking >= 0),
      version integer not null default 1 check (version > 0),
      lesson_id text unique references lessons on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index lesson_drafts_owner on lesson_drafts (owner_id, updated_at desc)`.execute(db);
  await sql`create index lesson_drafts_subject on lesson_drafts (subject_id)`.execute(db);
}
