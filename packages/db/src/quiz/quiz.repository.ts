import type { GameType, Grade, QUIZ_SUBJECTS, Scoring } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { isRoomOfOwn } from './room-ties.ts';

export interface NewRoom {
  readonly code: string;
  readonly hostId: string;
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  readonly gameType: GameType;
  readonly maxPlayers: number;
  readonly scoring: Scoring;
}

const ROOM = [
  'r.id',
  'r.code',
  'r.subject',
  'r.grade',
  'r.gameType',
  'r.maxPlayers',
  'r.seats as currentParticipants',
  'r.status',
  'r.createdAt',
  'r.startedAt',
  'r.completedAt',
] as const;

/** Rooms and seats (SPEC 3). A seat is taken under the room's own row, so a full room stays full (I2). */
export function quizRepository(db: Database) {
  return {
    /**
     * Rooms that are waiting, and those in progress of the last two hours (PRODUCT 4); those of a rematch are for its players, practice alone is for nobody else.
     * @param ownOf a child who sees the rooms of the own class and family only (P4.06); null: all rooms
     */
    rooms: (ownOf: string | null) =>
      db
        .selectFrom('gameRooms as r')
        .select(ROOM)
        .where((eb) =>
          eb.or([
            eb('r.status', '=', 'waiting'),
            eb.and([
              eb('r.status', '=', 'in_progress'),
              sql<boolean>`r.created_at > now() - interval '2 hours'`,
            ]),
          ]),
        )
        .where('r.rematchOf', 'is', null)
        .where('r.maxPlayers', '>', 1)
        .$if(ownOf !== null, (query) => query.where(isRoomOfOwn(ownOf ?? '')))
        .orderBy('r.createdAt', 'desc')
        .limit(100)
        .execute(),
    /** @throws SQLSTATE 23505 when the code is taken */
    create: (room: NewRoom) =>
      db.insertInto('gameRooms').values(room).returning('id').executeTakeFirstOrThrow(),
    /**
     * A room for those who played a game and want it once more; undefined when it has a live one already.
     * @throws SQLSTATE 23505 when the code is taken
     */
    createRematch: (room: NewRoom, rematchOf: string) =>
      db
        .insertInto('gameRooms')
        .values({ ...room, rematchOf })
        .onConflict((conflict) =>
          conflict.column('rematchOf').where('status', 'in', ['waiting', 'in_progress']).doNothing(),
        )
        .returning('id')
        .executeTakeFirst(),
    /** The live rematch of a game. */
    rematchOf: (roomId: string) =>
      db
        .selectFrom('gameRooms')
        .select('code')
        .where('rematchOf', '=', roomId)
        .where('status', 'in', ['waiting', 'in_progress'])
        .executeTakeFirst(),
    /** What was played in a room, for somebody who sat in it. */
    playedBy: (roomId: string, userId: string) =>
      db
        .selectFrom('gameRooms as r')
        .innerJoin('gameParticipants as p', 'p.roomId', 'r.id')
        .select(['r.status', 'r.subject', 'r.grade', 'r.gameType', 'r.maxPlayers', 'r.scoring'])
        .where('r.id', '=', roomId)
        .where('p.userId', '=', userId)
        .where('p.isRemoved', '=', false)
        .executeTakeFirst(),
    /** Whether the room's host is of this child's class or family (P4.06). */
    isOwn: async (roomId: string, childId: string): Promise<boolean> =>
      (await db
        .selectFrom('gameRooms as r')
        .select('r.id')
        .where('r.id', '=', roomId)
        .where(isRoomOfOwn(childId))
        .executeTakeFirst()) !== undefined,
    byCode: (code: string) =>
      db.selectFrom('gameRooms as r').select(ROOM).where('r.code', '=', code).executeTakeFirst(),
    seatOf: (roomId: string, userId: string) =>
      db
        .selectFrom('gameParticipants')
        .select('seat')
        .where('roomId', '=', roomId)
        .where('userId', '=', userId)
        .executeTakeFirst(),
    /**
     * Takes the next seat of a waiting room, or of a class-quiz between two questions (P4.33); undefined when it is full,
     * locked or not open.
     */
    reserveSeat: (roomId: string) =>
      db
        .updateTable('gameRooms')
        .set((eb) => ({ seats: eb('seats', '+', 1) }))
        .where('id', '=', roomId)
        .where(
          sql<boolean>`(status = 'waiting' or status = 'in_progress' and game_type = 'class-quiz' and exists (
            select 1 from game_sessions s where s.room_id = game_rooms.id and s.phase in ('reveal', 'scoreboard')))`,
        )
        .where(
          sql<boolean>`not exists (select 1 from game_sessions s where s.room_id = game_rooms.id and s.is_locked
            and s.status in ('waiting', 'in_progress'))`,
        )
        .whereRef('seats', '<', 'maxPlayers')
        .returning('seats')
        .executeTakeFirst(),
    sit: (roomId: string, userId: string, seat: number) =>
      db.insertInto('gameParticipants').values({ roomId, userId, seat }).execute(),
    /** What the game server asks before it gives a place in a room: who may come in, and as what (P9.05). */
    admission: (roomId: string, userId: string) =>
      db
        .selectFrom('gameRooms as r')
        .leftJoin('gameParticipants as p', (join) =>
          join.onRef('p.roomId', '=', 'r.id').on('p.userId', '=', userId),
        )
        .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
        .select(['r.id', 'r.hostId', 'r.status', 'p.seat', 'u.preferences'])
        .where('r.id', '=', roomId)
        .executeTakeFirst(),
    /**
     * The games this person may go on with, the latest first (P4.37).
     * @param ownOnly without those of strangers (P4.06)
     */
    mine: (userId: string, ownOnly: boolean) =>
      db
        .selectFrom('gameRooms as r')
        .leftJoin('gameParticipants as p', (join) =>
          join.onRef('p.roomId', '=', 'r.id').on('p.userId', '=', userId),
        )
        .select(ROOM)
        .where('r.status', 'in', ['waiting', 'in_progress'])
        .where((eb) =>
          eb.or([
            eb.and([eb('p.seat', 'is not', null), eb('p.isRemoved', '=', false)]),
            eb.and([eb('r.hostId', '=', userId), eb('r.gameType', '=', 'class-quiz')]),
          ]),
        )
        .$if(ownOnly, (query) => query.where(isRoomOfOwn(userId)))
        .orderBy('r.createdAt', 'desc')
        .limit(5)
        .execute(),
    /** Closes rooms in which nobody has been for half an hour (P4.03); returns how many. */
    expire: async () => {
      const { rows } = await sql<{ id: string }>`
        with gone as (
          update game_rooms r set status = 'expired' where r.status in ('waiting', 'in_progress')
             and r.seen_at < now() - interval '30 minutes' returning r.id),
        ended as (
          update game_sessions s set status = 'expired', phase = 'closed', fence = s.fence + 1, owner = null from gone
           where s.room_id = gone.id and s.status in ('waiting', 'in_progress'))
        select id from gone`.execute(db);
      return rows.length;
    },
    /** Locks a room's row until the transaction ends. */
    lock: (roomId: string) =>
      db.selectFrom('gameRooms').select('id').where('id', '=', roomId).forUpdate().executeTakeFirst(),
  };
}
