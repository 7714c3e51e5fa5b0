/** The podium of a class is a show with a clock (decision 0100): three places one after the other, then everybody's award. */
export interface Show {
  /** Players on the podium, three at most. */
  readonly places: number;
  readonly awards: number;
}

/** What the wall shows of it. `at` of a place counts the steps that are taken; of awards, the page from 0. */
export type Scene =
  | { readonly is: 'places'; readonly taken: number }
  | { readonly is: 'awards'; readonly page: number }
  | { readonly is: 'end' };

/** A drum roll, and somebody takes a step. */
export const PLACE_MS = 2600;
/** All stand: the fanfare, and confetti. */
const CHEER_MS = 3400;
/** One page of awards flies past: long enough to find one's own name. */
export const PAGE_MS = 4200;
const FEW = 6;
const MANY = 12;
/** More than this fly past twelve at a time. */
const FEW_UP_TO = 36;
/** A hall of hundreds does not wait for all: each reads the own award on the own screen. */
const MOST_PAGES = 12;

/** How many awards fly past together. */
export const awardsAPage = (awards: number): number => (awards > FEW_UP_TO ? MANY : FEW);
const pagesOf = (awards: number): number => Math.min(MOST_PAGES, Math.ceil(awards / awardsAPage(awards)));

/** For how long the screens of the children stay dark, in milliseconds: until the first place has had its cheer. */
export const darkMs = ({ places }: Pick<Show, 'places'>): number => places * PLACE_MS + CHEER_MS;

/** The length of the whole show in milliseconds (P4.43, P4.44). */
export const showMs = (show: Show): number => darkMs(show) + pagesOf(show.awards) * PAGE_MS;

/**
 * The scene at a moment. Who comes in the middle, or comes back, is in the same one as everybody else.
 * @param sinceMs after the beginning; null: the show is over, or was skipped
 */
export function sceneAt(show: Show, sinceMs: number | null): Scene {
  if (sinceMs === null || sinceMs >= showMs(show)) return { is: 'end' };
  const dark = darkMs(show);
  if (sinceMs < dark)
    return { is: 'places', taken: Math.min(show.places, Math.max(0, Math.floor(sinceMs / PLACE_MS))) };
  return { is: 'awards', page: Math.floor((sinceMs - dark) / PAGE_MS) };
}

/** The moment at which the next scene begins, in milliseconds after the beginning; null when none comes. */
export function nextSceneMs(show: Show, sinceMs: number): number | null {
  const dark = darkMs(show);
  if (sinceMs >= showMs(show)) return null;
  if (sinceMs < show.places * PLACE_MS) return (Math.floor(sinceMs / PLACE_MS) + 1) * PLACE_MS;
  if (sinceMs < dark) return dark;
  return dark + (Math.floor((sinceMs - dark) / PAGE_MS) + 1) * PAGE_MS;
}

/**
 * How many steps must be taken until somebody stands there: the last place first. Equal scores stand up together.
 * @param ranks of the places, the best first
 */
export function standsAfter(ranks: readonly number[], at: number): number {
  const first = ranks.indexOf(ranks[at] ?? 0);
  return ranks.length - first;
}
