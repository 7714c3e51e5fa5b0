import { seededDice } from '../practice/dice.ts';
import type { Boost, BoostKind } from './boost.ts';
import { optionSeed } from './option-order.ts';
import { change, refuse, type Game, type Quiz, type QuizRefusal, type Transition } from './quiz.ts';
import { teamStandings } from './teams.ts';

/** With fewer answers a hint would be the key. */
const FEWEST_FOR_HINT = 3;
/** No seat has this number: a hint must not follow from an order of options. */
const HINT_SEAT = 4001;

/** The question that a boost pressed now is for: after the scores the next one, while it is read this one. */
export function boostQuestion({ phase, question }: Pick<Quiz, 'phase' | 'question'>): number | null {
  if (phase === 'scoreboard') return question + 1;
  return phase === 'read' ? question : null;
}

export const mayHint = ({ questions }: Pick<Quiz, 'questions'>, question: number): boolean =>
  (questions[question]?.options.length ?? 0) >= FEWEST_FOR_HINT;

function refusalOf(game: Game, team: number, kind: BoostKind, question: number): QuizRefusal | null {
  const { quiz } = game;
  const used = quiz.boosts.filter((boost) => boost.team === team);
  if (used.some((boost) => boost.kind === kind || boost.question === question)) return 'no-boost';
  if (kind === 'hint' && !mayHint(quiz, question)) return 'no-boost';
  return (teamStandings(game)[team]?.charges ?? 0) > 0 ? null : 'no-boost';
}

/**
 * A member uses a boost of the own crew. The first press counts; the same press again, from a second hand or after a lost reply, changes
 * nothing and is no error.
 * @param question the one it is meant for: a late press must not hit the next question
 */
export function spendBoost(game: Game, playerId: string, kind: BoostKind, question: number): Transition {
  const { quiz } = game;
  const player = game.players.get(playerId);
  if (player?.presence !== 'here' || player.team === null) return refuse('not-in-this-game');
  if (quiz.settings.crews === 0 || boostQuestion(quiz) !== question) return refuse('wrong-phase');
  if (quiz.pausedAt !== null) return refuse('game-paused');
  const boost: Boost = { team: player.team, kind, question };
  const isRepeated = quiz.boosts.some(
    (one) => one.team === boost.team && one.kind === kind && one.question === question,
  );
  if (isRepeated) return change(quiz);
  const refusal = refusalOf(game, boost.team, kind, question);
  return refusal === null ? change({ ...quiz, boosts: [...quiz.boosts, boost] }) : refuse(refusal);
}

/** The wrong answer that a hint takes away from a crew: index into the question's own options; null without a hint. */
export function hintedOption(
  { boosts, questions, settings }: Quiz,
  question: number,
  team: number | null,
): number | null {
  const on = questions[question];
  const isHinted = boosts.some(
    (boost) => boost.kind === 'hint' && boost.team === team && boost.question === question,
  );
  if (!isHinted || !on) return null;
  const wrong = on.options.flatMap((_, option) => (option === on.right ? [] : [option]));
  return seededDice(optionSeed(settings.seed, question, HINT_SEAT)).shuffle(wrong)[0] ?? null;
}
