import { classQuiz } from './types/class-quiz.ts';
import { knowledgeBattle } from './types/knowledge-battle.ts';
import { quizRace } from './types/quiz-race.ts';
import { teamChallenge } from './types/team-challenge.ts';
import type { GameType } from './game-types.ts';
import type { GameRules } from './types/game-rules.ts';

const RULES = {
  'quiz-race': quizRace,
  'knowledge-battle': knowledgeBattle,
  'team-challenge': teamChallenge,
  'class-quiz': classQuiz,
} as const satisfies Record<GameType, GameRules>;

/** The rules of one type of game. */
export const gameRules = (type: GameType): GameRules => RULES[type];
