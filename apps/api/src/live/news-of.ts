import type { LearnerChanges, LiveNews } from './learner-changes.ts';

/** Who reads too slowly hears one 'gap' instead of everything. */
const WAITING_MAX = 100;

/** The news as they come until the signal ends them; the first is a 'gap', said once we hear. */
async function* newsOf(changes: LearnerChanges, signal: AbortSignal): AsyncGenerator<LiveNews, void> {
  let waiting: LiveNews[] = [{ kind: 'gap' }];
  let wake: () => void = () => {};
  const unfollow = await changes.follow((news) => {
    waiting = waiting.length < WAITING_MAX ? [...waiting, news] : [{ kind: 'gap' }];
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const [next, ...rest] = waiting;
      if (next) {
        waiting = rest;
        yield next;
      } else await new Promise<void>((woken) => (wake = woken));
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    unfollow();
  }
}

export type FollowedNews = Exclude<LiveNews, { kind: 'session-ended' }>;

/** The same, without ended sessions of others; it ends with the session `sid`. */
export async function* newsUntilSignedOut(
  changes: LearnerChanges,
  sid: string,
  signal: AbortSignal,
): AsyncGenerator<FollowedNews, void> {
  for await (const news of newsOf(changes, signal)) {
    if (news.kind !== 'session-ended') yield news;
    else if (news.sid === sid) return;
  }
}
