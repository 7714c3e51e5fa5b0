import { seededDice } from '../practice/dice.ts';
import { optionSeed } from './option-order.ts';
import type { Player, Quiz } from './quiz.ts';

/** How many crews a class may fly in. */
export const CREWS = [2, 3, 4, 5, 6] as const;
export type Crews = (typeof CREWS)[number];

/** Of a player who was not here at the start: their answers count from the question at which they come. */
export const AWAY = 1000;

/** The first question that somebody who comes now may answer; -1 before the first. While others answer it is the next one (P4.33). */
export function firstQuestion({ phase, question }: Pick<Quiz, 'phase' | 'question'>): number {
  if (question < 0) return -1;
  return phase === 'read' ? question : question + 1;
}

/**
 * The crew of somebody who comes: the smallest one, by lot among equals, so that two friends do not end up in one by coming one after
 * the other.
 */
export function smallestCrew(
  { settings }: Pick<Quiz, 'settings'>,
  players: Iterable<Player>,
  seat: number,
): number | null {
  if (settings.crews === 0) return null;
  const sizes = Array.from({ length: settings.crews }, () => 0);
  for (const { team, presence, from } of players)
    if (team !== null && presence !== 'removed' && from !== AWAY) sizes[team] = (sizes[team] ?? 0) + 1;
  const least = Math.min(...sizes);
  const smallest = sizes.flatMap((size, team) => (size === least ? [team] : []));
  return seededDice(optionSeed(settings.seed, 0, seat)).shuffle(smallest)[0] ?? null;
}
