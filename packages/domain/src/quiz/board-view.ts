import type { Alias } from './aliases.ts';
import { aliasOf } from './faces.ts';
import { awards, type AwardKind } from './awards.ts';
import { honoursView, type HonourView } from './class-honours.ts';
import { gameRules } from './game-rules.ts';
import { optionOrder } from './option-order.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Phase } from './phases.ts';
import type { Game } from './quiz.ts';
import { climberOf } from './rank-view.ts';

/** What the projector of a class-quiz shows of a question: the host watches and has no options of its own (P4.31). */
export interface BoardView {
  /** In the order that all players see; empty until the answers open. */
  readonly options: readonly string[];
  /** Their pictures in the same order; empty where the question has none. */
  readonly cards: readonly Card[];
  /** From the reveal on: the right one's place, and how many chose each place. */
  readonly right: number | null;
  readonly chosen: readonly number[];
  /** On the podium: everybody's award by seat, not by place, and what the class claps for. */
  readonly awards: readonly AwardView[];
  readonly honours: readonly HonourView[];
  /** With the scores: who climbed far by the question. */
  readonly climber: ReturnType<typeof climberOf>;
}
export interface AwardView extends Alias {
  readonly seat: number;
  readonly kind: AwardKind;
  readonly count: number;
}

const SHOWN: readonly Phase[] = ['answer', 'reveal', 'scoreboard'];
const TOLD: readonly Phase[] = ['reveal', 'scoreboard'];

const NOTHING: BoardView = {
  options: [],
  cards: [],
  right: null,
  chosen: [],
  awards: [],
  honours: [],
  climber: null,
};

const awardViews = (game: Game): AwardView[] =>
  awards(game)
    .map(({ playerId, kind, count }) => {
      const seat = game.players.get(playerId)?.seat ?? 0;
      return { ...aliasOf(game.quiz, seat), seat, kind, count };
    })
    .toSorted((a, b) => a.seat - b.seat);

/** Null in games without a projector (P4.31); before the reveal it tells no more than the players' own screens. */
export function boardView(game: Game): BoardView | null {
  const { quiz, players } = game;
  if (!gameRules(quiz.settings.gameType).hasProjector) return null;
  if (quiz.phase === 'podium') return { ...NOTHING, awards: awardViews(game), honours: honoursView(game) };
  const question = SHOWN.includes(quiz.phase) ? quiz.questions[quiz.question] : undefined;
  if (!question) return NOTHING;
  const order = optionOrder(quiz, quiz.question, null);
  const options = order.map((option) => question.options[option] ?? '');
  const cards = order.flatMap((option) => question.optionCards?.[option] ?? []);
  if (!TOLD.includes(quiz.phase)) return { ...NOTHING, options, cards };
  const chosen = order.map(() => 0);
  for (const { answers } of players.values()) {
    const given = answers.at(-1);
    const place = given?.question === quiz.question ? order.indexOf(given.option) : -1;
    if (place >= 0) chosen[place] = (chosen[place] ?? 0) + 1;
  }
  const right = order.indexOf(question.right);
  return { ...NOTHING, options, cards, right, chosen, climber: climberOf(game) };
}
