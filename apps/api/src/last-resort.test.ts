import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';

const ready = z.object({ ready: z.literal(true), port: z.int() });
/** Lets the test throw where nothing catches, as an error of ours would. */
const MISTAKES = `
  process.on('SIGUSR2', () => {
    setImmediate(() => { throw new Error('the first mistake'); });
    setImmediate(() => { throw new Error('the second mistake'); });
  });
  process.on('SIGWINCH', () => void Promise.reject(new Error('the first mistake')));`;
const soon = { timeout: 20_000, interval: 50 };

test.each(['SIGUSR2', 'SIGWINCH'] as const)(
  'what nobody caught is said once; running requests end, nobody new gets in, and the process goes with 1 (%s)',
  async (mistake) => {
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      silent: true,
      execArgv: [`--import=data:text/javascript,${encodeURIComponent(MISTAKES)}`],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        NODE_ENV: 'test',
        DATABASE_URL: await cloneDatabase(inject('clusterUrl'), inject('template')),
        HOST: '127.0.0.1',
        PORT: '0',
        JOBS: '0',
        LOG_LEVEL: 'warn',
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (said += text.toString()));
    const gone = once(child, 'exit');
    const [message]: unknown[] = await once(child, 'message');
    const { port } = ready.parse(message);

    // A request whose last byte is still to come.
    const body = JSON.stringify({ username: 'somebody', password: 'wrong' });
    const running = connect(port, '127.0.0.1');
    let answer = '';
    running.on('data', (text: Buffer) => (answer += text.toString()));
    running.write(
      `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.kill(mistake);
    const isOpen = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isOpen, soon).toBe(false);
    running.write(body.slice(-1));
    await expect.poll(() => answer, soon).toContain('HTTP/1.1 401');
    expect(await gone).toEqual([1, null]);
    expect(said.match(/nobody caught this/g)).toHaveLength(1);
    expect(said).toContain('the first mistake');
    expect(said).not.toContain('the second mistake');
  },
);
