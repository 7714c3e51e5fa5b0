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
export const standings = ({ players }: Pick<Game, 'players'>): Standing[] => ranked([...players.values()]);

function ranked(players: readonly Player[]): Standing[] {
  const sorted = players
    .filter(({ presence }) => presence !== 'removed')
    .toSorted((a, b) => b.score - a.score || a.seat - b.seat);
  let rank = 0;
  return sorted.map((player, at) => {
    if (player.score !== sorted[at - 1]?.score) rank = at + 1;
    return { playerId: player.id, score: player.score, right: rightAnswers(player), rank };
  });
}

/** Where a player stands after a question. */
export interface Place {
  readonly rank: number;
  /** Places won (or lost, below 0) by the last question; null after the first. */
  readonly moved: number | null;
  /** Points to the next better score; null for the best. */
  readonly gap: number | null;
  /** Before the last question: the score and the row of the list, from 0; null after the first. */
  readonly before: { readonly score: number; readonly row: number } | null;
}

/** Everybody's place, worked out once for all players. */
export function placesOf({ quiz, players }: Game): ReadonlyMap<string, Place> {
  const now = standings({ players });
  const earlier = new Map(
    quiz.question < 1
      ? []
      : ranked([...players.values()].map((player) => without(player, quiz.question))).map(
          ({ playerId, rank, score }, row) => [playerId, { rank, score, row }],
        ),
  );
  let better: number | null = null;
  return new Map(
    now.map(({ playerId, rank, score }, at) => {
      const above = now[at - 1]?.score;
      if (above !== undefined && above !== score) better = above;
      const was = earlier.get(playerId);
      const gap = better === null ? null : better - score;
      const before = was === undefined ? null : { score: was.score, row: was.row };
      return [playerId, { rank, moved: was === undefined ? null : was.rank - rank, gap, before }];
    }),
  );
}

/** As the player stood before a question. */
function without(player: Player, question: number): Player {
  const last = player.answers.at(-1);
  return last?.question === question ? { ...player, score: player.score - last.points } : player;
}
