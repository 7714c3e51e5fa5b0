import { sql, type RawBuilder } from 'kysely';

/** Rows `gp`, `gr`: a person's games with others that were played to the end (S9.09), as the text behind FROM. */
export const GAMES_WITH_OTHERS: RawBuilder<unknown> = sql`game_participants gp
  join game_rooms gr on gr.id = gp.room_id and gr.status = 'completed' and gp.position is not null
   and exists (select 1 from game_participants other where other.room_id = gr.id and other.user_id <> gp.user_id
     and other.position is not null)`;
