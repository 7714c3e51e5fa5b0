import { fork } from 'node:child_process';
import { join } from 'node:path';
import { connect, createStore } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createPasswords } from '../passwords/passwords.ts';
import { seedDemo } from './seed-demo.ts';

const ready = z.object({ ready: z.literal(true), port: z.int() });
const PASSWORD = 'comet-river-lemon-4821';
const ROLES = ['student', 'parent', 'teacher', 'tutor'] as const;
const WORDS = [PASSWORD, 'demo', 'password', 'demo-student', 'noodlenaut', ''];

/** The api as it runs in production, where others reach it; its address. */
async function start(databaseUrl: string) {
  const child = fork(join(import.meta.dirname, '../main.ts'), {
    silent: true,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://school.example.org',
      HOST: '0.0.0.0',
      PORT: '0',
      JOBS: '0',
      LOG_LEVEL: 'silent',
    },
  });
  afterAll(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const told = ready.safeParse(message);
      if (told.success) resolve(told.data.port);
    });
    child.once('exit', () => reject(new Error(`the api ended: ${said}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** A database that syncs to disk, as production demands; the tests' own cluster does not. */
async function safeDatabase() {
  const databaseUrl = await cloneDatabase(inject('clusterUrl'), inject('template'));
  const { db } = connect({ url: databaseUrl, poolSize: 2, waitMs: 10_000 });
  const name = new URL(databaseUrl).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set synchronous_commit = on`.execute(db);
  return { databaseUrl, db };
}
const logIn = (url: string, username: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }).then(({ status }) => status);

test('a clean production start has no account at all, so no known password opens it', async () => {
  const { databaseUrl, db } = await safeDatabase();
  const { url, stop } = await start(databaseUrl);
  expect(await db.selectFrom('users').select('username').execute()).toEqual([]);
  await db.destroy();
  const guesses = ROLES.flatMap((role) => WORDS.map((word) => [`demo-${role}`, word] as const));
  const answers = new Set<number>();
  for (const [username, word] of [...guesses, ['admin', 'admin'] as const])
    answers.add(await logIn(url, username, word));
  // Refused as wrong, as missing, or by the limit.
  expect([...answers].filter((status) => ![400, 401, 429].includes(status))).toEqual([]);
  stop();
});

test('a demo family that came along from a laptop sleeps after a production start', async () => {
  const { databaseUrl, db } = await safeDatabase();
  await seedDemo(createStore(db), await createPasswords(), PASSWORD, new Date());
  expect(await db.selectFrom('users').select('id').where('isActive', '=', true).execute()).not.toEqual([]);
  const { url, stop } = await start(databaseUrl);
  expect(await db.selectFrom('users').select('id').where('isActive', '=', true).execute()).toEqual([]);
  await db.destroy();
  for (const role of ROLES) expect(await logIn(url, `demo-${role}`, PASSWORD)).toBe(401);
  stop();
});
