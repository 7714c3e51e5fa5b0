import type { Alias } from './aliases.ts';
import { aliasOf } from './faces.ts';
import type { Game, RivalKind } from './quiz.ts';
import { placesOf, standings } from './standings.ts';

/** A row of the scores. It is told after a reveal, never before. */
export interface RankView extends Alias {
  readonly seat: number;
  /** A robot; absent for a person. */
  readonly rival?: RivalKind;
  readonly score: number;
  readonly rank: number;
  readonly right: number;
  /** Right answers in a row. */
  readonly streak: number;
  /** As it stood before the question: score and row, from 0. Null after the first question and on the podium. */
  readonly before: { readonly score: number; readonly row: number } | null;
  /** Places won by the question (lost, below 0). */
  readonly moved: number | null;
}

/** The first rows of the scores, with the way each came by the question (P4.43). */
export function rankViews(game: Game, rows: number): RankView[] {
  const { quiz, players } = game;
  const shown = standings(game).slice(0, rows);
  const places = quiz.phase === 'scoreboard' ? placesOf(game) : new Map<string, never>();
  return shown.map(({ playerId, score, rank, right }) => {
    const player = players.get(playerId);
    const seat = player?.seat ?? 0;
    const place = places.get(playerId);
    return {
      ...aliasOf(quiz, seat),
      ...(player?.rival && { rival: player.rival }),
      seat,
      score,
      rank,
      right,
      streak: player?.streak ?? 0,
      before: place?.before ?? null,
      moved: place?.moved ?? null,
    };
  });
}

/** The most places that one question won somebody: from this many on it is a moment. */
const MOMENT = 3;

/** Who climbed most by the question, for the wall to say; null when nobody climbed far. */
export function climberOf(game: Game): (Alias & { readonly seat: number; readonly moved: number }) | null {
  if (game.quiz.phase !== 'scoreboard') return null;
  const [best] = [...placesOf(game)]
    .flatMap(([playerId, { moved }]) => ({ seat: game.players.get(playerId)?.seat ?? 0, moved: moved ?? 0 }))
    .toSorted((a, b) => b.moved - a.moved || a.seat - b.seat);
  if (best === undefined || best.moved < MOMENT) return null;
  return { ...aliasOf(game.quiz, best.seat), ...best };
}
