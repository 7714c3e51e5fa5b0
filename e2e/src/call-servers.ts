import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { inject } from 'vitest';

const APPS = join(import.meta.dirname, '../../apps');

/** A server in a process of its own, that answers. */
async function started(app: 'api' | 'game', env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(join(APPS, app, 'src/main.ts'), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...env },
  });
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    child.once('exit', () => failed(new Error(`the ${app} ended before it was ready`)));
  });
  return child;
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export interface CallServers {
  readonly baseUrl: string;
  /** The game server dies without a word. */
  readonly killGame: () => Promise<void>;
  readonly startGame: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * A game server and an api of their own, over the records of the product of this run: they may be killed while other tests play.
 * @param more settings of both, as TURN_URLS
 */
export async function callServers(more: Readonly<Record<string, string>> = {}): Promise<CallServers> {
  const [gamePort, apiPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const baseUrl = `http://localhost:${apiPort}`;
  const both = { DATABASE_URL: inject('databaseUrl'), PUBLIC_URL: baseUrl, ...more };
  const startGame = () => started('game', { ...both, PORT: String(gamePort) });
  let game = await startGame();
  const api = await started('api', {
    ...both,
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    GAME_URL: `http://127.0.0.1:${gamePort}`,
    JOBS: '0',
    RATE_LIMIT_FACTOR: '1000',
  });
  return {
    baseUrl,
    killGame: () => ended(game, 'SIGKILL'),
    startGame: async () => {
      game = await startGame();
    },
    stop: async () => {
      await ended(api, 'SIGTERM');
      await ended(game, 'SIGTERM');
    },
  };
}
