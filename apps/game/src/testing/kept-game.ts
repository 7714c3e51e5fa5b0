import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const ready = z.object({ ready: z.literal(true), port: z.int().positive() });
const PUBLIC_URL = 'http://school.test';

/** A port that is free now. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = z.object({ port: z.int() }).parse(holder.address());
  await new Promise((closed) => holder.close(closed));
  return port;
}

/** The real game server in a process of its own on one port, started again whenever it dies, as the launcher does. */
export async function keptGame(databaseUrl: string) {
  const port = await freePort();
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port), PUBLIC_URL };
  let child: ChildProcess | null = null;
  let isStopping = false;
  let openedAt = 0;

  const start = async (): Promise<void> => {
    const started = fork(join(import.meta.dirname, '../main.ts'), { env: { ...env, LOG_LEVEL: 'error' } });
    child = started;
    started.once('exit', () => {
      if (!isStopping) void start();
    });
    const [message]: unknown[] = await once(started, 'message');
    ready.parse(message);
    openedAt = performance.now();
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    /** When the port of the process that lives now opened. */
    openedAt: () => openedAt,
    signal: (name: 'SIGKILL' | 'SIGTERM') => child?.kill(name),
    stop: async () => {
      isStopping = true;
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
export type KeptGame = Awaited<ReturnType<typeof keptGame>>;
