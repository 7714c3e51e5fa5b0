import { sql, type RawBuilder } from 'kysely';

/** Games with other players that were finished (S9.09), for a FROM clause: rows `gp` (the participant) and `gr` (the room). */
export const GAMES_WITH_OTHERS: RawBuilder<unknown> = sql`game_participants gp
  join game_rooms gr on gr.id = gp.room_id and gr.status = 'completed' and gp.position is not null
   and exists (select 1 from game_participants other where other.room_id = gr.id and other.user_id <> gp.user_id
     and other.position is not null)`;
