import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PUBLIC_URL } from './kept-game.ts';

const ready = z.object({ ready: z.literal(true), port: z.int().positive() });
const MAIN = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url));

/** The real api in a process of its own, in front of these game servers: the one origin a browser knows. */
export async function frontDoor(databaseUrl: string, gameUrls: readonly string[]) {
  const child = fork(MAIN, {
    env: {
      PATH: process.env['PATH'],
      // A test cluster gives up durability, which the api refuses elsewhere.
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      GAME_URL: gameUrls.join(','),
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL,
      JOBS: '0',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: process.env['FAULT_LOG'] ?? 'fatal',
    },
  });
  const port = await new Promise<number>((done, failed) => {
    child.on('message', (message) => {
      const said = ready.safeParse(message);
      if (said.success) done(said.data.port);
    });
    child.once('exit', () => failed(new Error('the api ended before it was ready')));
  });
  return {
    url: `http://127.0.0.1:${port}/game`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
export type FrontDoor = Awaited<ReturnType<typeof frontDoor>>;
