import pg from 'pg';
import { GAME_SERVER_LOCK } from './quiz-play.repository.ts';

export interface Listening {
  stop(): Promise<void>;
}
export interface ListenOptions {
  readonly url: string;
  /** This server's number: its advisory lock shows others that it lives (SAFETY 4.2). */
  readonly owner: number;
  /** The hash of a session that was ended. */
  readonly onSessionEnded: (sid: string) => void;
  /** The connection is there again: what was ended meanwhile was not heard. */
  readonly onGap: () => void;
  readonly onError: (cause: unknown) => void;
}

const AGAIN_MS = 500;

/** Listens for ended sessions (P2.07) on a connection of its own, which also holds the server's lock; comes back by itself. */
export async function listen(options: ListenOptions): Promise<Listening> {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const open = async () => {
    const client = new pg.Client({ connectionString: options.url, application_name: 'noodlenaut-game' });
    const again = (cause: unknown) => {
      if (current !== client || stopped) return;
      current = null;
      options.onError(cause);
      retry();
    };
    client.on('error', again);
    client.on('end', () => again(new Error('the connection ended')));
    client.on('notification', ({ payload }) => options.onSessionEnded(payload ?? ''));
    await client.connect();
    await client.query('select pg_try_advisory_lock($1, $2)', [GAME_SERVER_LOCK, options.owner]);
    await client.query('listen session_ended');
    current = client;
  };
  const retry = () => {
    timer = setTimeout(() => {
      open().then(options.onGap, (cause: unknown) => {
        options.onError(cause);
        if (!stopped) retry();
      });
    }, AGAIN_MS);
  };

  await open();
  return {
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await current?.end();
    },
  };
}
