import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { z } from 'zod';
import { PUBLIC_URL } from './kept-game.ts';

const ready = z.object({ ready: z.literal(true) });
const MAIN = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url));

/**
 * The real api in a process of its own, in front of these game servers: the one origin a browser knows.
 * @param limits factor for all rate limits
 */
export async function startApi(databaseUrl: string, gameUrls: readonly string[], limits = 1000) {
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    // A test cluster does not sync to disk, which the api refuses elsewhere.
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    GAME_URL: gameUrls.join(','),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL,
    JOBS: '0',
    // Nobody reads them here, and they take half a second of each start.
    API_DOCS: '0',
    RATE_LIMIT_FACTOR: String(limits),
    LOG_LEVEL: process.env['FAULT_LOG'] ?? 'fatal',
  };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(MAIN, { env });
    await new Promise<void>((done, failed) => {
      child.on('message', (message) => {
        if (ready.safeParse(message).success) done();
      });
      child.once('exit', () => failed(new Error('the api ended before it was ready')));
    });
    return child;
  };
  let child = await start();
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}/game`,
    pid: () => child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop,
    restart: async (signal: 'SIGTERM' | 'SIGKILL') => {
      await stop(signal);
      child = await start();
    },
  };
}
export type ApiProcess = Awaited<ReturnType<typeof startApi>>;
