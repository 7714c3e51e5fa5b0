import type { Game, GivenAnswer, Player } from './quiz.ts';
import { rightAnswers, standings, type Standing } from './standings.ts';

/** What a child is praised for on the podium. `count` is the fact behind it (P4.44). */
export const AWARD_KINDS = [
  'first-place',
  'every-question-right',
  'only-one-who-knew',
  'right-in-a-row',
  'came-back',
  'took-time',
  'most-right-at-the-end',
  'answered-all',
  'right-answers',
  'kept-going',
] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];
export interface Award {
  readonly playerId: string;
  readonly kind: AwardKind;
  readonly count: number;
}

/** Facts about the whole game, counted once. */
interface Recap {
  readonly played: number;
  readonly ranks: ReadonlyMap<string, number>;
  /** How many players answered each question right. */
  readonly knowers: ReadonlyMap<number, number>;
}

function recap({ quiz, players }: Game, ranked: readonly Standing[]): Recap {
  const knowers = new Map<number, number>();
  for (const { answers } of players.values())
    for (const { question, correct } of answers)
      if (correct) knowers.set(question, (knowers.get(question) ?? 0) + 1);
  // Somebody who plays alone cannot be the first of several.
  const isAlone = players.size === 1;
  return {
    played: quiz.question + 1,
    ranks: new Map(isAlone ? [] : ranked.map(({ playerId, rank }) => [playerId, rank])),
    knowers: isAlone ? new Map() : knowers,
  };
}

/** A right answer after this time counts as a calm one. Most children are quicker. */
const TOOK_TIME_MS = 8000;

type Fact = (player: Player, game: Recap) => number | null;
const least = (count: number, from: number): number | null => (count >= from ? count : null);
const rightWhere = ({ answers }: Player, where: (answer: GivenAnswer, at: number) => boolean): number =>
  answers.filter((answer, at) => answer.correct && where(answer, at)).length;

const FACTS = {
  'first-place': (player, { ranks }) =>
    ranks.get(player.id) === 1 && player.score > 0 ? rightAnswers(player) : null,
  'every-question-right': (player, { played }) =>
    rightAnswers(player) === played ? least(rightAnswers(player), 1) : null,
  'only-one-who-knew': (player, { knowers }) =>
    least(
      rightWhere(player, ({ question }) => knowers.get(question) === 1),
      1,
    ),
  'right-in-a-row': ({ bestStreak }) => least(bestStreak, 3),
  'came-back': (player) =>
    least(
      rightWhere(player, (_answer, at) => player.answers[at - 1]?.correct === false),
      1,
    ),
  'took-time': (player) =>
    least(
      rightWhere(player, ({ answerMs }) => answerMs >= TOOK_TIME_MS),
      2,
    ),
  'most-right-at-the-end': (player, { played }) =>
    least(
      rightWhere(player, ({ question }) => question >= played / 2),
      2,
    ),
  'answered-all': ({ answers }, { played }) => (answers.length === played ? least(answers.length, 1) : null),
  'right-answers': (player) => least(rightAnswers(player), 1),
  'kept-going': ({ answers }) => answers.length,
} as const satisfies Record<AwardKind, Fact>;

/**
 * One award for every child, true by the answers given (P4.44). The rarest fact goes first, and a kind goes to one
 * child as long as another true one is left; in a large class each child gets, of the true ones, the one given least often.
 * The award for staying to the end is always true.
 */
export function awards(game: Game): Award[] {
  const given = new Map<AwardKind, number>();
  const times = (kind: AwardKind): number => given.get(kind) ?? 0;
  const ranked = standings(game);
  const whole = recap(game, ranked);
  return ranked.flatMap(({ playerId }) => {
    const player = game.players.get(playerId);
    if (!player) return [];
    const facts = AWARD_KINDS.flatMap((kind) => {
      const count = FACTS[kind](player, whole);
      return count === null ? [] : [{ playerId, kind, count }];
    });
    const fewest = Math.min(...facts.map(({ kind }) => times(kind)));
    const award = facts.find(({ kind }) => times(kind) === fewest);
    if (award) given.set(award.kind, fewest + 1);
    return award ? [award] : [];
  });
}
