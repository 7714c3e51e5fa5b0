/** The shortest time between two refreshes of a grown-up's page after news of learning (decision 0056). */
export const REFRESH_EVERY_MS = 3000;
/** The same after news of who is in a class. It is shorter, because somebody waits for it and there are few such events. */
export const PEOPLE_EVERY_MS = 1000;
/** A short delay, so that events that happen together are read together. */
const TOGETHER_MS = 100;

export interface RefreshPlan<About> {
  /** Call it for each event with the time in milliseconds. Returns the delay of the refresh; null when one is planned or running. */
  tell(about: About, now: number): number | null;
  /** Call it when the refresh begins. Returns what it is about. */
  begin(now: number): ReadonlySet<About>;
  /** Call it when the refresh has ended. Returns the delay of the next one; null when nothing happened meanwhile. */
  end(now: number): number | null;
}

/**
 * Plans refreshes for events. The first event is read at once. Events within `everyMs` after it are read together at the end of
 * that time. A refresh that is still running is awaited. So the page is never older than `everyMs` plus the time of a refresh.
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
