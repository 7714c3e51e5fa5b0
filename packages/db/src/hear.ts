import pg from 'pg';

export interface Hearing {
  stop(): Promise<void>;
}
export interface HearOptions {
  readonly url: string;
  /** Channels of NOTIFY. */
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** The connection is there again: what was told meanwhile was not heard. */
  readonly onGap: () => void;
  readonly onError: (cause: unknown) => void;
}

const AGAIN_MS = 500;

/** Hears NOTIFY on a connection of its own (LISTEN), which comes back by itself. Resolves when it hears. */
export async function hear(options: HearOptions): Promise<Hearing> {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const open = async () => {
    const client = new pg.Client({ connectionString: options.url, application_name: 'noodlenaut-hear' });
    const again = (cause: unknown) => {
      if (current !== client || stopped) return;
      current = null;
      options.onError(cause);
      retry();
    };
    client.on('error', again);
    client.on('end', () => again(new Error('the connection ended')));
    client.on('notification', ({ channel, payload }) => options.onMessage(channel, payload ?? ''));
    await client.connect();
    for (const channel of options.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    current = client;
    if (stopped) await client.end();
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
