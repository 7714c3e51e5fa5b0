import { gameRules } from './game-rules.ts';
import { optionOrder } from './option-order.ts';
import type { Card } from '../illustrations/picture.ts';
import type { Phase } from './phases.ts';
import type { Game } from './quiz.ts';

/** What the projector of a class-quiz shows of a question: the host watches and has no options of its own (P4.31). */
export interface BoardView {
  /** In the order that all players see; empty until the answers open. */
  readonly options: readonly string[];
  /** Their pictures in the same order; empty where the question has none. */
  readonly cards: readonly Card[];
  /** From the reveal on: the right one's place, and how many chose each place. */
  readonly right: number | null;
  readonly chosen: readonly number[];
}

const SHOWN: readonly Phase[] = ['answer', 'reveal', 'scoreboard'];
const TOLD: readonly Phase[] = ['reveal', 'scoreboard'];

/** Null in games without a projector (P4.31); before the reveal it tells no more than the players' own screens. */
export function boardView({ quiz, players }: Game): BoardView | null {
  if (!gameRules(quiz.settings.gameType).hasProjector) return null;
  const question = SHOWN.includes(quiz.phase) ? quiz.questions[quiz.question] : undefined;
  if (!question) return { options: [], cards: [], right: null, chosen: [] };
  const order = optionOrder(quiz, quiz.question, null);
  const options = order.map((option) => question.options[option] ?? '');
  const cards = order.flatMap((option) => question.optionCards?.[option] ?? []);
  if (!TOLD.includes(quiz.phase)) return { options, cards, right: null, chosen: [] };
  const chosen = order.map(() => 0);
  for (const { answers } of players.values()) {
    const given = answers.at(-1);
    const place = given?.question === quiz.question ? order.indexOf(given.option) : -1;
    if (place >= 0) chosen[place] = (chosen[place] ?? 0) + 1;
  }
  return { options, cards, right: order.indexOf(question.right), chosen };
}
