import type { Store } from '@noodlenaut/db';

const FLUSH_MS = 20_000;

export interface SessionToucher {
  /** Notes that a session was used; written with the next batch. */
  note(sids: readonly string[]): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps used sessions alive without a write for each request: one update every 20 s for all of them. */
export function touchSessions(
  store: Pick<Store, 'sessions'>,
  onError: (cause: unknown) => void,
): SessionToucher {
  let used = new Set<string>();
  const flush = async () => {
    if (used.size === 0) return;
    const bundle = [...used];
    used = new Set();
    await store.sessions.touch(bundle);
  };
  const timer = setInterval(() => void flush().catch(onError), FLUSH_MS);
  timer.unref();
  return {
    note: (sids) => sids.forEach((sid) => used.add(sid)),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
