import pg from 'pg';

export interface Subscription {
  stop(): Promise<void>;
}
export interface SubscribeOptions {
  readonly url: string;
  /** The name under which PostgreSQL shows the connection. */
  readonly as?: string;
  /** Channels of NOTIFY. */
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** Called for each new connection before the subscription counts as open. */
  readonly onOpen?: (client: pg.Client) => Promise<void>;
  /** Called when the connection is back. Notifications sent meanwhile are lost. */
  readonly onGap: () => void;
  readonly onError: (cause: unknown) => void;
  /** How often the connection is tested, and how long a test waits for its answer. */
  readonly pace?: Pace;
}
export interface Pace {
  readonly beatMs: number;
  readonly silenceMs: number;
}

const AGAIN_MS = 500;
const PACE: Pace = { beatMs: 5000, silenceMs: 3000 };

/** Subscribes to NOTIFY channels on a connection of its own. It reconnects by itself, also when the network breaks silently. */
export async function subscribe(options: SubscribeOptions): Promise<Subscription> {
  const { onError, pace = PACE } = options;
  let current: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let beating: NodeJS.Timeout | null = null;
  let stopped = false;

  const lose = (client: pg.Client, cause: unknown): void => {
    if (current !== client || stopped) return;
    current = null;
    onError(cause);
    client.end().catch(onError);
    retry();
  };
  const open = async () => {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: options.as ?? 'noodlenaut-subscribe',
      connectionTimeoutMillis: pace.silenceMs,
      query_timeout: pace.silenceMs,
    });
    client.on('error', (cause) => lose(client, cause));
    client.on('end', () => lose(client, new Error('the connection ended')));
    client.on('notification', ({ channel, payload }) => options.onMessage(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of options.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await options.onOpen?.(client);
    } catch (cause) {
      client.end().catch(onError);
      throw cause;
    }
    current = client;
    if (stopped) await client.end();
    else beat(client);
  };
  /** A network that breaks silently is noticed only by sending something. */
  const beat = (client: pg.Client): void => {
    beating = setTimeout(() => {
      client.query('select 1').then(
        () => current === client && !stopped && beat(client),
        (cause: unknown) => lose(client, cause),
      );
    }, pace.beatMs);
  };
  const retry = () => {
    again = setTimeout(() => {
      open().then(options.onGap, (cause: unknown) => {
        onError(cause);
        if (!stopped) retry();
      });
    }, AGAIN_MS);
  };

  await open();
  return {
    stop: async () => {
      stopped = true;
      for (const waiting of [again, beating]) if (waiting) clearTimeout(waiting);
      await current?.end();
    },
  };
}
