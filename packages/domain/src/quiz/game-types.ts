import type { SubjectId } from '../subjects.ts';

/** The types of games (S9.06 to S9.08, P4.30). */
export const GAME_TYPES = ['quiz-race', 'knowledge-battle', 'team-challenge', 'class-quiz'] as const;
export type GameType = (typeof GAME_TYPES)[number];

export const MAX_PLAYERS = {
  'quiz-race': 4,
  'knowledge-battle': 2,
  'team-challenge': 6,
  'class-quiz': 60,
} as const satisfies Record<GameType, number>;

export const QUIZ_SUBJECTS = [
  'math',
  'science',
  'history',
  'geography',
  'english',
] as const satisfies readonly SubjectId[];
export const DEFAULT_QUESTIONS = 10;

export const ROOM_STATUSES = ['waiting', 'in_progress', 'completed', 'cancelled', 'expired'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];
