import { DAY_MS } from '../day.ts';
import type { Dice } from '../practice/dice.ts';

/**
 * Draws the questions of a game (P4.54): first those that none of these players saw in the last 7 days, in any order;
 * when they are used up the others, the longest unseen first. No question twice.
 * @param pool candidates, each with the day it was last seen by any of these players, null for never
 */
export function drawQuestions<Item extends { readonly ref: string; readonly seenAt: Date | null }>(
  pool: readonly Item[],
  count: number,
  dice: Dice,
  now: Date,
): Item[] {
  const distinct = [...new Map(pool.map((item) => [item.ref, item])).values()];
  const limit = now.getTime() - SEEN_MS;
  const isFresh = ({ seenAt }: Item) => seenAt === null || seenAt.getTime() <= limit;
  const fresh = dice.shuffle(distinct.filter(isFresh));
  const seen = distinct
    .filter((item) => !isFresh(item))
    .toSorted((a, b) => (a.seenAt?.getTime() ?? 0) - (b.seenAt?.getTime() ?? 0));
  return [...fresh, ...seen].slice(0, count);
}

const SEEN_MS = 7 * DAY_MS;
