import type { Game } from '../quiz.ts';
import type { GameRules } from './game-rules.ts';

/** Whether the two best players have the same number of right answers. */
function isTie({ quiz, players }: Game): boolean {
  const energies = [...players.values()].map(
    ({ answers }) => answers.filter(({ correct }) => correct).length,
  );
  const most = Math.max(...energies);
  const isSudden = quiz.question >= quiz.settings.questionCount;
  return !isSudden && energies.length > 1 && energies.filter((energy) => energy === most).length > 1;
}

/** A duel of ten questions. A right answer fills a cell, and a tie gives one more question (P4.26, P4.27). */
export const knowledgeBattle: GameRules = {
  fewest: 2,
  needsAll: true,
  teams: 0,
  hasProjector: false,
  joinsLate: false,
  needsOneMore: isTie,
};
