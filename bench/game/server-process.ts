import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { z } from 'zod';
import { GAME_NODE_FLAGS } from '@noodlenaut/game/node-flags';
import type { Kind } from './orders.ts';

const FILES: Readonly<Record<Kind, string>> = {
  product: '../../apps/game/src/main.ts',
  ws: 'servers/bare-ws.ts',
  colyseus: 'servers/bare-colyseus.ts',
};
const ready = z.object({ ready: z.literal(true), port: z.int() });

export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Whether it is still there: no load may end it. */
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** A server under test in a process of its own. `BENCH_PROFILE` names a directory for CPU profiles. */
export async function startServer(kind: Kind, databaseUrl: string): Promise<ServerProcess> {
  const profile = process.env['BENCH_PROFILE'];
  const child = fork(join(import.meta.dirname, FILES[kind]), {
    execArgv: [
      ...(kind === 'product' ? GAME_NODE_FLAGS : []),
      ...(profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', join(profile, kind)]),
    ],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'error',
    },
  });
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${kind} did not start`))),
  ]);
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${ready.parse(message).port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => end(child),
  };
}
