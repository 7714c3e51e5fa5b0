import type { Alias } from './aliases.ts';
import { aliasOf } from './faces.ts';
import type { Game, Player } from './quiz.ts';
import { rightAnswers, standings } from './standings.ts';

/** What the class claps for at the end of the show. Each is the most of all, by the answers given (decision 0100). */
export const HONOUR_KINDS = ['best-comeback', 'most-patient', 'longest-row'] as const;
export type HonourKind = (typeof HONOUR_KINDS)[number];
export interface Honour {
  readonly playerId: string;
  readonly kind: HonourKind;
  /** Places climbed, seconds of thought before a right answer, right answers in a row. */
  readonly count: number;
}
export interface HonourView extends Alias {
  readonly seat: number;
  readonly kind: HonourKind;
  readonly count: number;
}

const PODIUM = 3;
/** Less is chance. */
const LEAST = { 'best-comeback': 2, 'most-patient': 3, 'longest-row': 3 } as const;
const RIGHT_AT_LEAST = 2;

const scoreAfter = ({ answers }: Player, question: number): number =>
  answers.reduce((sum, given) => (given.question <= question ? sum + given.points : sum), 0);

/** From the lowest place after a question to the place at the end; equal scores share a place. */
function climbs(players: readonly Player[], questions: number): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  const now = new Map<string, number>();
  for (let question = 0; question < questions; question += 1) {
    const scores = players.map((player) => ({ id: player.id, score: scoreAfter(player, question) }));
    let rank = 0;
    let above: number | null = null;
    for (const [at, { id, score }] of scores.toSorted((a, b) => b.score - a.score).entries()) {
      if (score !== above) rank = at + 1;
      above = score;
      now.set(id, rank);
      lowest.set(id, Math.max(rank, lowest.get(id) ?? 0));
    }
  }
  return new Map([...lowest].map(([id, rank]) => [id, rank - (now.get(id) ?? rank)]));
}

/** Mean seconds before a right answer; 0 for who has too few to speak of patience. */
function thoughtS(player: Player): number {
  const right = player.answers.filter(({ correct }) => correct);
  if (right.length < RIGHT_AT_LEAST) return 0;
  return Math.round(right.reduce((sum, { answerMs }) => sum + answerMs, 0) / right.length / 1000);
}

/**
 * At most one child for each honour. Of several with the same fact it goes to who has no other one and does not stand on
 * the podium, so that many hear their alias.
 */
export function classHonours(game: Game): Honour[] {
  const ranked = standings(game);
  const players = ranked.flatMap(({ playerId }) => game.players.get(playerId) ?? []);
  if (players.length < 2) return [];
  const climbed = climbs(players, game.quiz.question + 1);
  const facts = {
    'best-comeback': (player: Player) => (rightAnswers(player) > 0 ? (climbed.get(player.id) ?? 0) : 0),
    'most-patient': thoughtS,
    'longest-row': ({ bestStreak }: Player) => bestStreak,
  } as const satisfies Record<HonourKind, (player: Player) => number>;
  const onPodium = new Set(ranked.filter(({ rank }) => rank <= PODIUM).map(({ playerId }) => playerId));
  const honoured = new Set<string>();
  return HONOUR_KINDS.flatMap((kind) => {
    const count = Math.max(...players.map(facts[kind]));
    if (count < LEAST[kind]) return [];
    const order = ({ id }: Player) => (honoured.has(id) ? 2 : 0) + (onPodium.has(id) ? 1 : 0);
    const [winner] = players
      .filter((player) => facts[kind](player) === count)
      .toSorted((a, b) => order(a) - order(b) || a.seat - b.seat);
    if (!winner) return [];
    honoured.add(winner.id);
    return [{ playerId: winner.id, kind, count }];
  });
}

/** The honours as the wall shows them: by alias, never by name (P1.51). */
export const honoursView = (game: Game): HonourView[] =>
  classHonours(game).map(({ playerId, kind, count }) => {
    const seat = game.players.get(playerId)?.seat ?? 0;
    return { ...aliasOf(game.quiz, seat), seat, kind, count };
  });
