import type { Services } from '../context.ts';
import type { LearnerChanges, LiveNews } from './learner-changes.ts';

/** Who reads too slowly gets one 'gap' instead of everything. */
const WAITING_MAX = 100;

/** The news as they come until the signal ends them; the first is a 'gap', sent once the database is listened to. */
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

/**
 * The same, without the ended sessions of others; it ends with the session `sid`. Whether that session lives is checked whenever
 * its end may have gone unnoticed: at the beginning, since a socket outlives its session, and after a gap.
 */
export async function* newsUntilSignedOut(
  { changes, store, report }: Pick<Services, 'changes' | 'store' | 'report'>,
  sid: string,
  signal: AbortSignal,
): AsyncGenerator<FollowedNews, void> {
  const isAlive = () =>
    store.sessions.find([sid]).then(
      (rows) => rows.length > 0,
      (cause: unknown) => {
        report(cause);
        return null;
      },
    );
  let known: boolean | null = null;
  for await (const news of newsOf(changes, signal)) {
    if (news.kind === 'session-ended') {
      if (news.sid === sid) return;
      continue;
    }
    if (news.kind === 'gap' || known === null) known = await isAlive();
    if (known === false) return;
    // While the database cannot say whether the session lives, the page is only told to read again.
    yield known === null ? { kind: 'gap' } : news;
  }
}
