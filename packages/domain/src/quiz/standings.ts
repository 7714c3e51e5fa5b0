import type { Game, Player } from './quiz.ts';

export interface Standing {
  readonly playerId: string;
  readonly score: number;
  readonly right: number;
  /** From 1; equal scores share one. */
  readonly rank: number;
}

export const rightAnswers = ({ answers }: Pick<Player, 'answers'>): number =>
  answers.filter(({ correct }) => correct).length;

/** Everybody who played, the best first; equal scores share a rank and the next one is skipped (1, 2, 2, 4). */
export function standings({ players }: Game): Standing[] {
  const sorted = [...players.values()]
    .filter(({ presence }) => presence !== 'removed')
    .toSorted((a, b) => b.score - a.score || a.seat - b.seat);
  let rank = 0;
  return sorted.map((player, at) => {
    if (player.score !== sorted[at - 1]?.score) rank = at + 1;
    return { playerId: player.id, score: player.score, right: rightAnswers(player), rank };
  });
}
