import type { Worked } from '../worked.ts';
import { deviation, dividesEvenly, pieces, scoops, sharedBy, speed } from './dividing.ts';
import { aroundOrOver, equalGroups, packs, sidesOfMany, timesAs, vansNeeded } from './group-stories.ts';
import { changeOfDollars, coin, manyOf, spent } from './money-stories.ts';
import { difference, kindsTogether, restOf, together, unasked, upTo } from './part-stories.ts';
import { eachTakes, oneAfterTheOther, restInGroups } from './story-steps.ts';

/** In this order: a story with a word that only one kind has goes first. */
const STORIES: readonly ((text: string) => Worked | null)[] = [
  deviation,
  eachTakes,
  timesAs,
  pieces,
  sharedBy,
  dividesEvenly,
  coin,
  scoops,
  packs,
  spent,
  changeOfDollars,
  speed,
  manyOf,
  restOf,
  kindsTogether,
  unasked,
  sidesOfMany,
  vansNeeded,
  upTo,
  equalGroups,
  aroundOrOver,
  difference,
  restInGroups,
  together,
  oneAfterTheOther,
];

/** Stories that need a plan of their own: parts of a whole, money, groups, sharing, several steps. */
export function stories(text: string): Worked | null {
  for (const story of STORIES) {
    const worked = story(text);
    if (worked) return worked;
  }
  return null;
}
