import type { Outputs } from '../lib/api/replies.ts';

type Room = Outputs['quiz']['createRoom'];

/** A room that waits for players. */
export const roomOf = (code: string, more: Partial<Room> = {}): Room => ({
  id: '0198a000-0000-7000-8000-0000000000cc',
  code,
  subject: 'math',
  grade: '3rd',
  gameType: 'quiz-race',
  maxPlayers: 4,
  currentParticipants: 1,
  status: 'waiting',
  createdAt: '2026-11-01T10:00:00.000Z',
  startedAt: null,
  completedAt: null,
  ...more,
});
