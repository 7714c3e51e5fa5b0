import { FACE_WORDS } from '@noodlenaut/domain';
import type { AnswerTime, GameType, Grade, QUIZ_SUBJECTS, Scoring } from '@noodlenaut/domain';
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
  readonly questionCount?: number | undefined;
  readonly answerTime?: AnswerTime | undefined;
  /** The chosen questions in their order; without them they are drawn. */
  readonly questionRefs?: string[] | undefined;
  /** Crews of a class; 0: each for themselves. */
  readonly crews?: number | undefined;
  /** Whether who plays alone races against robots. */
  readonly robots?: boolean | undefined;
}

const ROOM = [
  'gr.id',
  'gr.code',
  'gr.subject',
  'gr.grade',
  'gr.gameType',
  'gr.maxPlayers',
  'gr.seats as currentParticipants',
  'gr.status',
  'gr.createdAt',
  'gr.startedAt',
  'gr.completedAt',
] as const;

/** Rooms and seats (S3.40, S3.44). A seat is taken under the lock of the room's row, so a full room stays full. */
export function quizRepository(db: Database) {
  return {
    /**
     * Rooms that are waiting, and rooms in progress that were made in the last two hours (P4.04). Rematches are left out: they are
     * for the players of the first game. So are rooms for practice alone.
     * @param ownOf a child who sees the rooms of the own class and family only (P4.06); null: all rooms
     */
    rooms: (ownOf: string | null) =>
      db
        .selectFrom('gameRooms as gr')
        .select(ROOM)
        .where((eb) =>
          eb.or([
            eb('gr.status', '=', 'waiting'),
            eb.and([
              eb('gr.status', '=', 'in_progress'),
              sql<boolean>`gr.created_at > now() - interval '2 hours'`,
            ]),
          ]),
        )
        .where('gr.rematchOf', 'is', null)
        .where('gr.maxPlayers', '>', 1)
        .$if(ownOf !== null, (query) => query.where(isRoomOfOwn(ownOf ?? '')))
        .orderBy('gr.createdAt', 'desc')
        .limit(100)
        .execute(),
    /** @throws SQLSTATE 23505 when the code is taken */
    create: (room: NewRoom) =>
      db.insertInto('gameRooms').values(room).returning('id').executeTakeFirstOrThrow(),
    /**
     * Makes a room for a rematch; undefined when the game has an open one already.
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
    /** The open rematch of a game. */
    rematchOf: (roomId: string) =>
      db
        .selectFrom('gameRooms')
        .select('code')
        .where('rematchOf', '=', roomId)
        .where('status', 'in', ['waiting', 'in_progress'])
        .executeTakeFirst(),
    /** The game of a room, for somebody who played there. */
    playedBy: (roomId: string, userId: string) =>
      db
        .selectFrom('gameRooms as gr')
        .innerJoin('gameParticipants as gp', 'gp.roomId', 'gr.id')
        .select(['gr.status', 'gr.subject', 'gr.grade', 'gr.gameType', 'gr.maxPlayers', 'gr.scoring'])
        .select(['gr.questionCount', 'gr.answerTime', 'gr.robots'])
        .where('gr.id', '=', roomId)
        .where('gp.userId', '=', userId)
        .where('gp.isRemoved', '=', false)
        .executeTakeFirst(),
    /** Whether the room's host is of this child's class or family (P4.06). */
    isOwn: async (roomId: string, childId: string): Promise<boolean> =>
      (await db
        .selectFrom('gameRooms as gr')
        .select('gr.id')
        .where('gr.id', '=', roomId)
        .where(isRoomOfOwn(childId))
        .executeTakeFirst()) !== undefined,
    byCode: (code: string) =>
      db.selectFrom('gameRooms as gr').select(ROOM).where('gr.code', '=', code).executeTakeFirst(),
    seatOf: (roomId: string, userId: string) =>
      db
        .selectFrom('gameParticipants')
        .select('seat')
        .where('roomId', '=', roomId)
        .where('userId', '=', userId)
        .executeTakeFirst(),
    /**
     * Takes the next seat of a waiting room, or of a class-quiz that runs (P4.33); undefined when it is full, locked or not
     * open.
     */
    reserveSeat: (roomId: string) =>
      db
        .updateTable('gameRooms')
        .set((eb) => ({ seats: eb('seats', '+', 1) }))
        .where('id', '=', roomId)
        .where(
          sql<boolean>`(status = 'waiting' or status = 'in_progress' and game_type = 'class-quiz' and exists (
            select 1 from game_sessions gs where gs.room_id = game_rooms.id and gs.phase in ('countdown',
              'read', 'answer', 'reveal', 'scoreboard')))`,
        )
        .where(
          sql<boolean>`not exists (select 1 from game_sessions gs where gs.room_id = game_rooms.id and gs.is_locked
            and gs.status in ('waiting', 'in_progress'))`,
        )
        .whereRef('seats', '<', 'maxPlayers')
        .returning('seats')
        .executeTakeFirst(),
    /** Whether the host has locked the room: a row then, else undefined. */
    lockOf: (roomId: string) =>
      db
        .selectFrom('gameSessions')
        .select('id')
        .where('roomId', '=', roomId)
        .where('isLocked', '=', true)
        .where('status', 'in', ['waiting', 'in_progress'])
        .executeTakeFirst(),
    /**
     * Gives a seat to a player. A chosen animal and colour are kept; the chosen name only in a class quiz: in a room where strangers may
     * sit, a name that lasted would let them know a child again (security 2.5), so its word is drawn anew. Where somebody of the room has the
     * name already, all of it is drawn. Call it under the lock of the room.
     */
    sit: (roomId: string, userId: string, seat: number) =>
      sql`insert into game_participants (room_id, user_id, seat, alias, avatar)
        select ${roomId}::uuid, ${userId}::uuid, ${seat}::int, face.alias, face.avatar from (select) one
          left join lateral (
            select named.word || ' ' || initcap(gf.animal) as alias, gf.animal || '-' || gf.colour as avatar
              from game_faces gf join game_rooms gr on gr.id = ${roomId}::uuid
              cross join lateral (
                select gf.word where gr.game_type = 'class-quiz'
                union all
                select drawn.word from unnest(${[...FACE_WORDS]}::text[]) drawn(word)
                 where gr.game_type <> 'class-quiz') named
             where gf.user_id = ${userId}::uuid and not exists (
                select from game_participants gp
                 where gp.room_id = ${roomId}::uuid and gp.alias = named.word || ' ' || initcap(gf.animal))
             order by random() limit 1) face
            on true`.execute(db),
    /** The facts by which the game server decides who may enter a room, and as what (P9.05). */
    admission: (roomId: string, userId: string) =>
      db
        .selectFrom('gameRooms as gr')
        .leftJoin('gameParticipants as gp', (join) =>
          join.onRef('gp.roomId', '=', 'gr.id').on('gp.userId', '=', userId),
        )
        .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
        .select(['gr.id', 'gr.hostId', 'gr.status', 'gp.seat', 'gp.alias', 'gp.avatar', 'u.preferences'])
        .where('gr.id', '=', roomId)
        .executeTakeFirst(),
    /**
     * Games that this person may continue, the latest first (P4.37).
     * @param ownOnly whether rooms of strangers are left out (P4.06)
     */
    mine: (userId: string, ownOnly: boolean) =>
      db
        .selectFrom('gameRooms as gr')
        .leftJoin('gameParticipants as gp', (join) =>
          join.onRef('gp.roomId', '=', 'gr.id').on('gp.userId', '=', userId),
        )
        .select(ROOM)
        .where('gr.status', 'in', ['waiting', 'in_progress'])
        .where((eb) =>
          eb.or([
            eb.and([eb('gp.seat', 'is not', null), eb('gp.isRemoved', '=', false)]),
            eb.and([eb('gr.hostId', '=', userId), eb('gr.gameType', '=', 'class-quiz')]),
          ]),
        )
        .$if(ownOnly, (query) => query.where(isRoomOfOwn(userId)))
        .orderBy('gr.createdAt', 'desc')
        .limit(5)
        .execute(),
    /** Closes rooms in which nobody has been for half an hour (P4.03); returns how many. */
    expire: async () => {
      const { rows } = await sql<{ id: string }>`
        with gone as (
          update game_rooms gr set status = 'expired' where gr.status in ('waiting', 'in_progress')
             and gr.seen_at < now() - interval '30 minutes' returning gr.id),
        ended as (
          update game_sessions gs set status = 'expired', phase = 'closed', fence = gs.fence + 1, owner = null
            from gone
           where gs.room_id = gone.id and gs.status in ('waiting', 'in_progress'))
        select id from gone`.execute(db);
      return rows.length;
    },
    /** Locks a room's row until the transaction ends. */
    lock: (roomId: string) =>
      db.selectFrom('gameRooms').select('id').where('id', '=', roomId).forUpdate().executeTakeFirst(),
  };
}
