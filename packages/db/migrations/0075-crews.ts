import { sql, type Kysely } from 'kysely';

/** A class may fly in crews (decision 0106). */
export async function up(db: Kysely<never>): Promise<void> {
  // 0: each for themselves. The crew of a player is `team`.
  await sql`
    alter table game_rooms
      add column crews integer not null default 0,
      add constraint game_rooms_crews check (crews = 0 or (game_type = 'class-quiz' and crews between 2 and 6))`.execute(
    db,
  );
  // The first question that counts for this player; -1: all. A crew's mean is taken over those who were there.
  await sql`
    alter table game_participants
      add column counts_from integer not null default -1 check (counts_from >= -1)`.execute(db);

  // I6 for boosts: each kind once for a crew, and one for a question, however many of its members press at once.
  await sql`
    create table game_boosts (
      session_id uuid not null references game_sessions on delete cascade,
      team integer not null check (team between 0 and 5),
      kind text not null check (kind in ('double', 'shield', 'hint')),
      question_index integer not null check (question_index >= 0),
      primary key (session_id, team, kind),
      unique (session_id, team, question_index)
    )`.execute(db);
}
