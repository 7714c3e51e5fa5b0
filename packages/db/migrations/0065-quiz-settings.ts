import { sql, type Kysely } from 'kysely';

/** What a host chooses before a game: its length, the time for an answer, and the questions. */
export async function up(db: Kysely<never>): Promise<void> {
  // `question_refs`: the chosen questions in their order; null: they are drawn at the start.
  await sql`
    alter table game_rooms
      add column question_count integer not null default 10,
      add column answer_time text not null default 'usual' check (answer_time in ('usual', 'more', 'none')),
      add column question_refs text[] check (cardinality(question_refs) = question_count),
      add constraint game_rooms_length check (
        case when question_refs is null then question_count in (5, 10, 15) else question_count between 1 and 30 end),
      add constraint game_rooms_host_time check (answer_time <> 'none' or game_type = 'class-quiz')`.execute(
    db,
  );
}
