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
const BEAT_MS = 5000;
/** A connection that says nothing for so long is given up. */
const SILENCE_MS = 3000;

/** Listens for ended sessions (P2.07) on a connection of its own, which also holds the server's lock; comes back by itself. */
export async function listen(options: ListenOptions): Promise<Listening> {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let holding: NodeJS.Timeout | null = null;
  let beating: NodeJS.Timeout | null = null;
  let stopped = false;

  const open = async () => {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'noodlenaut-game',
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
    });
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
    await client.query('listen session_ended');
    await hold(client);
    current = client;
    beat(client, again);
  };
  /** A wire that was cut without a word is noticed only by speaking. */
  const beat = (client: pg.Client, again: (cause: unknown) => void): void => {
    beating = setTimeout(() => {
      client.query('select 1').then(
        () => current === client && !stopped && beat(client, again),
        (cause: unknown) => {
          again(cause);
          client.end().catch(options.onError);
        },
      );
    }, BEAT_MS);
  };
  /** A former connection that the server still believes in keeps the lock for a while: without one our games look abandoned. */
  const hold = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      GAME_SERVER_LOCK,
      options.owner,
    ]);
    if (rows[0]?.held === true) return;
    holding = setTimeout(() => {
      if (current === client && !stopped) hold(client).catch(options.onError);
    }, AGAIN_MS);
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
      for (const waiting of [timer, holding, beating]) if (waiting) clearTimeout(waiting);
      await current?.end();
    },
  };
}
