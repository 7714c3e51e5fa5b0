import type { Game, QuizQuestion, QuizSettings } from './quiz.ts';

/** A new game in the lobby, without players. */
export const newGame = (
  settings: QuizSettings,
  questions: readonly QuizQuestion[],
  hostId: string,
  now: number,
): Game => ({
  quiz: {
    settings,
    questions,
    faces: new Map(),
    boosts: [],
    ghost: [],
    hostId,
    phase: 'lobby',
    question: -1,
    phaseAt: now,
    phaseEndsAt: null,
    pausedAt: null,
    isLocked: false,
    present: 0,
    waiting: 0,
    late: 0,
    ready: 0,
  },
  players: new Map(),
});
