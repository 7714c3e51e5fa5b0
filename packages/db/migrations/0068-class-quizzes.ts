import { sql, type Kysely } from 'kysely';

/** Quizzes of a class (decision 0101): games that were played together, and quizzes given as homework. */
export async function up(db: Kysely<never>): Promise<void> {
  // A game keeps its questions in its session. Homework keeps them here: a lesson that changes later changes nothing.
  // `wish_key`: homework that is sent twice is given once.
  await sql`
    create table class_quizzes (
      id uuid primary key default gen_random_uuid(),
      class_id uuid not null references classes on delete cascade,
      room_id uuid unique references game_rooms on delete cascade,
      assignment_id uuid unique references assignments on delete cascade,
      wish_key uuid,
      grade text check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      questions jsonb check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) between 1 and 30),
      created_at timestamptz not null default now(),
      constraint class_quizzes_one check (num_nonnulls(room_id, assignment_id) = 1),
      constraint class_quizzes_homework check (
        num_nonnulls(wish_key, grade, questions) = case when assignment_id is null then 0 else 3 end),
      constraint class_quizzes_wish unique (class_id, wish_key)
    )`.execute(db);
  await sql`create index class_quizzes_latest on class_quizzes (class_id, created_at)`.execute(db);

  // I6 for homework: one answer for each pupil and question.
  await sql`
    create table homework_answers (
      quiz_id uuid not null references class_quizzes on delete cascade,
      user_id uuid not null references users on delete cascade,
      question_index integer not null check (question_index between 0 and 29),
      answer integer not null check (answer >= 0),
      is_correct boolean not null,
      time_to_answer integer not null check (time_to_answer >= 0),
      answered_at timestamptz not null default now(),
      primary key (quiz_id, user_id, question_index)
    )`.execute(db);
  await sql`create index homework_answers_user on homework_answers (user_id)`.execute(db);
  await sql`create index homework_answers_time on homework_answers (answered_at)`.execute(db);

  // Two quizzes of one subject may be due on one day; `wish_key` keeps a repeated one from being given twice.
  await sql`
    alter table assignments
      drop constraint assignments_kind_check,
      add constraint assignments_kind_check check (kind in ('lesson', 'practice', 'quiz', 'homework')),
      add column skills text[] not null default '{}',
      add column misses_of uuid references class_quizzes on delete set null,
      add constraint assignments_skills check (cardinality(skills) <= case when kind = 'practice' then 3 else 0 end),
      add constraint assignments_misses_kind check (misses_of is null or kind = 'practice')`.execute(db);
  await sql`drop index assignments_once`.execute(db);
  await sql`create unique index assignments_once
    on assignments (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day)
    where ended_at is null and is_for_all and kind <> 'homework'`.execute(db);
  // The mistakes of a quiz are given once, however often it is pressed.
  await sql`create unique index assignments_misses on assignments (misses_of) where ended_at is null`.execute(
    db,
  );

  // Games so far: the class of the host with the most players among its pupils.
  await sql`
    insert into class_quizzes (class_id, room_id, created_at)
    select distinct on (gr.id) cm.class_id, gr.id, gr.created_at
      from game_rooms gr join taught_classes tc on tc.teacher_id = gr.host_id
      join class_memberships cm on cm.class_id = tc.class_id and cm.status = 'active'
      join game_participants gp on gp.room_id = gr.id and gp.user_id = cm.child_id
     where gr.game_type = 'class-quiz'
     group by gr.id, cm.class_id order by gr.id, count(*) desc, cm.class_id`.execute(db);
}
