import type { GameType, Grade, QUIZ_SUBJECTS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

export interface NewRoom {
  readonly code: string;
  readonly hostId: string;
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  readonly gameType: GameType;
  readonly maxPlayers: number;
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
    /** Rooms that are waiting, and those in progress of the last two hours (PRODUCT 4). */
    rooms: (grade: Grade | null) =>
      db
        .selectFrom('gameRooms as r')
        .select(ROOM)
        .where((is) =>
          is.or([
            is('r.status', '=', 'waiting'),
            is.and([
              is('r.status', '=', 'in_progress'),
              sql<boolean>`r.created_at > now() - interval '2 hours'`,
            ]),
          ]),
        )
        .$if(grade !== null, (query) => query.where('r.grade', '=', grade ?? 'k'))
        .orderBy('r.createdAt', 'desc')
        .limit(100)
        .execute(),
    /** @throws SQLSTATE 23505 when the code is taken */
    create: (room: NewRoom) =>
      db.insertInto('gameRooms').values(room).returning('id').executeTakeFirstOrThrow(),
    byCode: (code: string) =>
      db.selectFrom('gameRooms as r').select(ROOM).where('r.code', '=', code).executeTakeFirst(),
    seatOf: (roomId: string, userId: string) =>
      db
        .selectFrom('gameParticipants')
        .select('seat')
        .where('roomId', '=', roomId)
        .where('userId', '=', userId)
        .executeTakeFirst(),
    /** Takes the next seat of a waiting room; undefined when it is full or no longer waiting. */
    reserveSeat: (roomId: string) =>
      db
        .updateTable('gameRooms')
        .set((is) => ({ seats: is('seats', '+', 1) }))
        .where('id', '=', roomId)
        .where('status', '=', 'waiting')
        .whereRef('seats', '<', 'maxPlayers')
        .returning('seats')
        .executeTakeFirst(),
    sit: (roomId: string, userId: string, seat: number) =>
      db.insertInto('gameParticipants').values({ roomId, userId, seat }).execute(),
    /** Locks a room's row until the transaction ends. */
    lock: (roomId: string) =>
      db.selectFrom('gameRooms').select('id').where('id', '=', roomId).forUpdate().executeTakeFirst(),
  };
}
