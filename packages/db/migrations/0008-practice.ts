import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table practice_rounds (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('practice', 'daily')),
      subject_id text not null references subjects,
      grade text not null check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      local_day date,
      item_count integer not null check (item_count between 1 and 10),
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      check ((kind = 'daily') = (local_day is not null))
    )`.execute(db);
  // One open round for each subject and grade, one daily round for each local day, however many tabs ask.
  await sql`create unique index practice_rounds_open on practice_rounds (user_id, subject_id, grade)
    where kind = 'practice' and finished_at is null`.execute(db);
  await sql`create unique index practice_rounds_daily on practice_rounds (user_id, local_day)
    where kind = 'daily'`.execute(db);
  await sql`create index practice_rounds_days on practice_rounds (user_id, finished_at)`.execute(db);

  await sql`
    create table practice_items (
      round_id uuid not null references practice_rounds on delete cascade,
      position integer not null check (position between 0 and 9),
      user_id uuid not null references users on delete cascade,
      subject_id text not null references subjects,
      skill text not null,
      is_review boolean not null,
      lesson_id text references lessons,
      activity integer check (activity >= 0),
      generator_id text,
      generator_grade text check (generator_grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      seed integer check (seed >= 0),
      primary key (round_id, position),
      check (num_nonnulls(lesson_id, activity) = 2 and num_nonnulls(generator_id, generator_grade, seed) = 0
          or num_nonnulls(lesson_id, activity) = 0 and num_nonnulls(generator_id, generator_grade, seed) = 3)
    )`.execute(db);
  await sql`create index practice_items_lesson on practice_items (lesson_id)`.execute(db);
  await sql`create index practice_items_user on practice_items (user_id, lesson_id)`.execute(db);

  // An item is answered once, even from two tabs at the same time.
  await sql`
    create table practice_answers (
      round_id uuid not null,
      position integer not null,
      user_id uuid not null references users on delete cascade,
      option integer not null check (option >= 0),
      is_correct boolean not null,
      points integer not null check (points between 0 and 1),
      answer_ms integer not null default 0 check (answer_ms >= 0),
      answered_at timestamptz not null default now(),
      primary key (round_id, position),
      foreign key (round_id, position) references practice_items on delete cascade,
      check (is_correct or points = 0)
    )`.execute(db);
  await sql`create index practice_answers_user on practice_answers (user_id, answered_at)`.execute(db);

  // Review cards: one for each learner and item, with the state of FSRS.
  await sql`
    create table review_cards (
      user_id uuid not null references users on delete cascade,
      item_key text not null constraint review_cards_key check (
        item_key = coalesce('lesson:' || lesson_id || ':' || activity, 'generator:' || generator_id)),
      subject_id text not null references subjects,
      skill text not null,
      lesson_id text references lessons,
      activity integer check (activity >= 0),
      generator_id text,
      generator_grade text check (generator_grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      stability double precision not null check (stability > 0),
      difficulty double precision not null check (difficulty between 1 and 10),
      interval_days integer not null check (interval_days >= 0),
      reviews integer not null check (reviews > 0),
      lapses integer not null check (lapses >= 0),
      reviewed_at timestamptz not null,
      due_day date not null,
      primary key (user_id, item_key),
      check (num_nonnulls(lesson_id, activity) = 2 and num_nonnulls(generator_id, generator_grade) = 0
          or num_nonnulls(lesson_id, activity) = 0 and num_nonnulls(generator_id, generator_grade) = 2)
    )`.execute(db);
  await sql`create index review_cards_due on review_cards (user_id, due_day)`.execute(db);
  await sql`create index review_cards_lesson on review_cards (lesson_id)`.execute(db);

  // Points of practice are numbered 1 to 20 for each local day, and unique (user_id, reason, ref) makes that the limit.
  await sql`
    alter table points_ledger add constraint practice_points_a_day check (
      reason <> 'practice' or (points = 1 and ref ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}#(0[1-9]|1[0-9]|20)$'))`.execute(
    db,
  );
}
