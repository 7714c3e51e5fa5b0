import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSchool, type School } from './testing/school.ts';

const ready = z.object({ ready: z.literal(true), port: z.int().positive() });

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

function launch(env: Record<string, string>): { readonly child: ChildProcess; readonly said: () => string } {
  let text = '';
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { PATH: process.env.PATH, DATABASE_URL: school.databaseUrl, PORT: '0', LOG_LEVEL: 'silent', ...env },
    silent: true,
  });
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text };
}

async function portOf(child: ChildProcess): Promise<number> {
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('it ended before it was ready')));
  const [message]: unknown[] = await Promise.race([once(child, 'message'), gone]);
  return ready.parse(message).port;
}

test('tells its launcher the port it took and stops with 0 on SIGTERM', async () => {
  const { child, said } = launch({});
  const answer = await fetch(`http://127.0.0.1:${await portOf(child)}/healthz`);
  expect(answer.status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said()).toBe('');
});

test('goes when its launcher is gone', async () => {
  const { child } = launch({});
  await portOf(child);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('says in one sentence what is wrong with its environment or its port, and ends with 1', async () => {
  const bad = launch({ DATABASE_URL: 'nonsense', LOG_LEVEL: 'loud' });
  expect(await once(bad.child, 'exit')).toEqual([1, null]);
  expect(bad.said()).toMatch(/^The environment cannot be used\. DATABASE_URL: .*LOG_LEVEL: .*\n$/);

  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = z.object({ port: z.int() }).parse(holder.address());
  const taken = launch({ PORT: String(address.port) });
  expect(await once(taken.child, 'exit')).toEqual([1, null]);
  expect(taken.said()).toBe('The port of the game server is taken. Set PORT to a free one.\n');
  holder.close();
});
