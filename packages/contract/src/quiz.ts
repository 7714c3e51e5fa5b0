import { GAME_TYPES, GRADES, QUIZ_SUBJECTS, ROOM_STATUSES } from '@noodlenaut/domain';
import { z } from 'zod';
import { safeLine, uuid, wireDate, wireDateOrNull } from './text.ts';

export const room = z.object({
  id: uuid,
  code: z.string(),
  subject: z.enum(QUIZ_SUBJECTS),
  grade: z.enum(GRADES),
  gameType: z.enum(GAME_TYPES),
  maxPlayers: z.int(),
  currentParticipants: z.int(),
  status: z.enum(ROOM_STATUSES),
  createdAt: wireDate,
  startedAt: wireDateOrNull,
  completedAt: wireDateOrNull,
});
export const roomsReply = z.array(room);
export const createRoomRequest = z.object({
  subject: z.enum(QUIZ_SUBJECTS, 'Invalid input'),
  grade: z.enum(GRADES, 'Invalid input'),
  gameType: z.enum(GAME_TYPES, 'Invalid input'),
  maxPlayers: z.int().min(1).max(60).optional(),
});
export const joinRoomRequest = z.object({ code: safeLine(12, 1).transform((code) => code.toUpperCase()) });
export const joinRoomReply = room.extend({ seat: z.int() });
