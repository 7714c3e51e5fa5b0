/** News of how children learn: a grown-up's page reads anew at most once in so long, however much happens (decision 0056). */
export const REFRESH_EVERY_MS = 3000;
/** News of who is in a class: somebody stands beside it and waits, and it is people who bring them about, one by one. */
export const PEOPLE_EVERY_MS = 1000;
/** What happens together is read together. */
const TOGETHER_MS = 100;

export interface RefreshPlan<About> {
  /** Something happened. Takes the time in milliseconds; gives in how many to read, null when that is planned or under way. */
  tell(about: About, now: number): number | null;
  /** The planned reading begins; gives what it is about. */
  begin(now: number): ReadonlySet<About>;
  /** It has ended; gives in how many milliseconds the next one is due, null when nothing happened meanwhile. */
  end(now: number): number | null;
}

/**
 * Gathers news into refreshes: the first is read at once, what comes within `everyMs` of it together at their end, and a reading
 * that is still under way is waited for. So nothing shown is older than that and the time of a reading.
 */
export function refreshPlan<About>(everyMs: number = REFRESH_EVERY_MS): RefreshPlan<About> {
  let waiting = new Set<About>();
  let readAt = Number.NEGATIVE_INFINITY;
  let isBusy = false;
  const due = (now: number) => {
    isBusy = true;
    return Math.max(TOGETHER_MS, readAt + everyMs - now);
  };
  return {
    tell: (about, now) => {
      waiting.add(about);
      return isBusy ? null : due(now);
    },
    begin: (now) => {
      const abouts = waiting;
      waiting = new Set();
      readAt = now;
      return abouts;
    },
    end: (now) => {
      isBusy = false;
      return waiting.size > 0 ? due(now) : null;
    },
  };
}
