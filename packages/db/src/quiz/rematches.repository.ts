import type { Alias, Avatar, PlayedSeat } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Somebody of a game who waits in its rematch, and the players who may be told so. */
export interface RematchInvitation {
  readonly alias: string;
  readonly avatar: Avatar;
  /** In the game that was played. */
  readonly seat: number;
  readonly invited: readonly string[];
}

/** The same game again for its players (P4.45, decision 0105). */
export function rematchesRepository(db: Database) {
  return {
    /** The seats of a rematch and of the game before it; none when the room is no rematch. Call it under the lock of the room. */
    seats: async (roomId: string): Promise<readonly PlayedSeat[]> => {
      const { rows } = await sql<PlayedSeat>`
        select gp.user_id, gp.seat, gp.room_id = gr.id as is_of_rematch, latest.seed, gp.alias, gp.avatar
          from game_rooms gr
          join game_participants gp on gp.room_id in (gr.id, gr.rematch_of)
          left join lateral (
            select gs.seed from game_sessions gs where gs.room_id = gp.room_id
             order by gs.created_at desc limit 1) latest on true
         where gr.id = ${roomId} and gr.rematch_of is not null
         order by is_of_rematch, gp.seat`.execute(db);
      return rows;
    },
    /** Gives a seat to a player with a known face. */
    sitAs: (roomId: string, userId: string, seat: number, { name, avatar }: Alias) =>
      db.insertInto('gameParticipants').values({ roomId, userId, seat, alias: name, avatar }).execute(),
    /**
     * Who waits in the open rematch of a game, the first of those who played in it; undefined when nobody can come in. Invited are the players
     * who have no seat there, were not sent out, and neither told a grown-up about the one who waits nor were told about by them.
     */
    invitation: async (playedId: string): Promise<RematchInvitation | undefined> => {
      const { rows } = await sql<RematchInvitation>`
        select waiter.alias, waiter.avatar, earlier.seat, array(
                 select gp.user_id from game_participants gp
                  where gp.room_id = ${playedId} and not gp.is_removed
                    and not exists (select from game_participants seated
                                     where seated.room_id = gr.id and seated.user_id = gp.user_id)
                    and not exists (select from player_reports pr
                                     where (pr.reporter_id, pr.reported_id) = (gp.user_id, waiter.user_id)
                                        or (pr.reporter_id, pr.reported_id) = (waiter.user_id, gp.user_id))) as invited
          from game_rooms gr
          join game_participants waiter on waiter.room_id = gr.id
          join game_participants earlier on earlier.room_id = ${playedId} and earlier.user_id = waiter.user_id
         where gr.rematch_of = ${playedId} and gr.status = 'waiting' and gr.seats < gr.max_players
           and not exists (select from game_sessions gs where gs.room_id = gr.id and gs.is_locked
                              and gs.status in ('waiting', 'in_progress'))
           and waiter.alias is not null and waiter.left_at is null and not waiter.is_removed and not earlier.is_removed
         order by waiter.seat limit 1`.execute(db);
      return rows[0];
    },
  };
}
