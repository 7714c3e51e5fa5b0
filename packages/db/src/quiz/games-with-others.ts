import { sql, type RawBuilder } from 'kysely';

/** Rows `p`, `r`: a person's games with others that were played to the end (PRODUCT 3, S9.09), as the text behind FROM. */
export const GAMES_WITH_OTHERS: RawBuilder<unknown> = sql`game_participants p
  join game_rooms r on r.id = p.room_id and r.status = 'completed' and p.position is not null
   and exists (select 1 from game_participants o where o.room_id = r.id and o.user_id <> p.user_id and o.position is not null)`;
