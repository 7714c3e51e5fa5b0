import { createStore } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { createPasswords } from '../passwords/passwords.ts';
import { safeDatabase, startProduction } from '../testing/start-production.ts';
import { seedDemo } from './seed-demo.ts';

const PASSWORD = 'comet-river-lemon-4821';
const ROLES = ['student', 'parent', 'teacher', 'tutor'] as const;
const WORDS = [PASSWORD, 'demo', 'password', 'demo-student', 'noodlenaut', ''];

const logIn = (url: string, username: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }).then(({ status }) => status);

test('a clean production start has no account at all, so no known password opens it', async () => {
  const { databaseUrl, db } = await safeDatabase();
  const { url, stop } = await startProduction(databaseUrl);
  expect(await db.selectFrom('users').select('username').execute()).toEqual([]);
  await db.destroy();
  const guesses = ROLES.flatMap((role) => WORDS.map((word) => [`demo-${role}`, word] as const));
  const answers = new Set<number>();
  for (const [username, word] of [...guesses, ['admin', 'admin'] as const])
    answers.add(await logIn(url, username, word));
  // Refused as wrong, as missing, or by the limit.
  expect([...answers].filter((status) => ![400, 401, 429].includes(status))).toEqual([]);
  await stop();
});

test('a demo family that came along from a laptop sleeps after a production start', async () => {
  const { databaseUrl, db } = await safeDatabase();
  await seedDemo(createStore(db), await createPasswords(), PASSWORD, new Date());
  expect(await db.selectFrom('users').select('id').where('isActive', '=', true).execute()).not.toEqual([]);
  const { url, stop } = await startProduction(databaseUrl);
  expect(await db.selectFrom('users').select('id').where('isActive', '=', true).execute()).toEqual([]);
  await db.destroy();
  for (const role of ROLES) expect(await logIn(url, `demo-${role}`, PASSWORD)).toBe(401);
  await stop();
});
