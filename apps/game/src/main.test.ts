import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { connect } from '@noodlenaut/db';
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
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: school.databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
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

test('with DATABASE_DIRECT_URL it listens and holds its lock past the pooler', async () => {
  const by = (name: string) => `${school.databaseUrl}?application_name=${name}`;
  const { child } = launch({ DATABASE_URL: by('pooler'), DATABASE_DIRECT_URL: by('direct') });
  await portOf(child);
  const watcher = connect({ url: by('watcher'), poolSize: 1 }).pool;
  const { rows } = await watcher.query<{ name: string; locks: number }>(`
    select application_name as name, count(*) filter (where classid = 4874 and objsubid = 2)::int as locks
    from pg_stat_activity left join pg_locks using (pid)
    where datname = current_database() and application_name in ('pooler', 'direct')
      and (classid = 4874 or query ~ '^listen ')
    group by application_name`);
  expect(rows).toEqual([{ name: 'direct', locks: 1 }]);
  await watcher.end();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('names an origin for other sites’ scripts only when the operator did, and takes only pages of the host that was asked', async () => {
  for (const PUBLIC_URL of ['', 'https://school.test']) {
    const { child } = launch({ PUBLIC_URL });
    const url = `http://127.0.0.1:${await portOf(child)}/seats/health`;
    const ask = (headers: Record<string, string>) => fetch(url, { method: 'POST', headers });
    const own = await ask({});
    expect(own.headers.get('access-control-allow-origin')).toBe(PUBLIC_URL || null);
    expect(own.headers.get('access-control-allow-credentials')).toBe(PUBLIC_URL ? 'true' : null);
    expect((await ask({ origin: 'http://localhost:3000' })).status).toBe(403);
    const page = { origin: 'http://192.0.2.7:3000', 'x-forwarded-host': '192.0.2.7:3000' };
    expect((await ask(page)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
});

test('what nobody caught is said once, and the process goes with 1, to be started again', async () => {
  const mistake = `process.on('SIGUSR2', () => {
    setImmediate(() => { throw new Error('the first mistake'); });
    setImmediate(() => { throw new Error('the second mistake'); });
  });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(mistake)}`;
  const { child } = launch({ NODE_OPTIONS, LOG_LEVEL: 'error' });
  let logged = '';
  child.stdout?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  await portOf(child);
  child.kill('SIGUSR2');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(logged.match(/nobody caught this/g)).toHaveLength(1);
  expect(logged).toContain('the first mistake');
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

test('a Redis that is none or does not answer is one sentence at the start, and the end', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = z.object({ port: z.int() }).parse(silent.address());
  const wrong = ['http://somewhere', `redis://:secret@127.0.0.1:1`, `redis://127.0.0.1:${port}`];
  const said = await Promise.all(
    wrong.map(async (REDIS_URL) => {
      const one = launch({ REDIS_URL });
      expect(await once(one.child, 'exit')).toEqual([1, null]);
      return one.said();
    }),
  );
  silent.close();
  expect(said[0]).toBe(
    'The environment cannot be used. REDIS_URL: must be a redis:// or rediss:// address.\n',
  );
  expect(said[1]).toMatch(/^Redis does not answer at REDIS_URL \(redis:\/\/127\.0\.0\.1:1\): .*\n$/);
  expect(said[1]).not.toContain('secret');
  expect(said[2]).toMatch(/^Redis does not answer at REDIS_URL .*\n$/);
});

test('without REDIS_URL nothing of Redis is loaded', async () => {
  const guard = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => {
      if (/redis/.test(name)) throw new Error('loads ' + name);
      return next(name, context);
    } });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(guard)}`;
  const { child, said } = launch({ NODE_OPTIONS });
  await portOf(child);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said()).toBe('');
  // The guard does see it where it is wanted.
  const guarded = launch({ NODE_OPTIONS, REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await once(guarded.child, 'exit')).toEqual([1, null]);
  expect(guarded.said()).toContain('loads ');
});
