import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { z } from 'zod';

const ready = z.object({ ready: z.literal(true), port: z.int().positive() });
export const PUBLIC_URL = 'http://school.test';
const MAIN = fileURLToPath(new URL('../../../apps/game/src/main.ts', import.meta.url));

interface Options {
  readonly redisUrl?: string;
  /** False: a server that dies is not started again, as when its machine is lost. */
  readonly isKept?: boolean;
}

/** The real game server in a process of its own on one port, started again whenever it dies, as the launcher does. */
export async function keptGame(databaseUrl: string, { redisUrl, isKept = true }: Options = {}) {
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_URL,
    LOG_LEVEL: process.env['FAULT_LOG'] ?? 'fatal',
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  };
  let child: ChildProcess | null = null;
  let isStopping = false;
  let openedAt = 0;

  const start = async (): Promise<void> => {
    const started = fork(MAIN, { env });
    child = started;
    started.once('exit', () => {
      if (!isStopping && isKept) void start();
    });
    const [message]: unknown[] = await once(started, 'message');
    ready.parse(message);
    openedAt = performance.now();
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    /** When the port of the process that lives now opened. */
    openedAt: () => openedAt,
    signal: (name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT') => child?.kill(name),
    start,
    hasEnded: () => child === null || child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      isStopping = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
export type KeptGame = Awaited<ReturnType<typeof keptGame>>;
