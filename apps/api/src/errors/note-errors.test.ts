import { expect, test } from 'vitest';
import { askAnonymously } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from '../staff/commands.ts';

const api = await startTestApi();
const { db, store } = api.services;
const NAME = 'zeb-canary-7713';

async function staff(...words: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = [];
  const code = await runStaff(
    {
      store,
      dataDir: '/nowhere',
      publicUrl: 'http://school.test',
      asksConsent: false,
      ai: () => null,
      by: 'root',
      print: (line) => void lines.push(line),
    },
    words,
  );
  return { code, said: lines.join('\n') };
}
/** What a broken table makes of one call, by both ways. */
async function brokenSignIn(): Promise<readonly string[]> {
  await db.schema.alterTable('users').renameTo('users_away').execute();
  try {
    const person = { username: NAME, password: 'otter-plume-4417' };
    const rest = await askAnonymously(api, 'POST', '/api/login', person);
    const trpc = await askAnonymously(api, 'POST', '/trpc/account.login', person);
    expect([rest.statusCode, trpc.statusCode]).toEqual([500, 500]);
    return [rest.json().requestId, trpc.json().error.data.requestId];
  } finally {
    await db.schema.alterTable('users_away').renameTo('users').execute();
  }
}

test('staff find by its number what happened behind an unexpected error of either way, and nothing of who asked', async () => {
  const ids = await brokenSignIn();
  await expect.poll(() => store.serverErrors.find('', 10)).toHaveLength(2);
  for (const id of ids) {
    const quoted = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
    const { code, said } = await staff('error', quoted);
    expect(code).toBe(0);
    expect(said).toMatch(/SQL state 42P01/);
    expect(said).toMatch(/POST \/api\/login|account\.login/);
    expect(said).toMatch(/^ {2}\| +at /m);
    expect(said).not.toContain(NAME);
  }
  expect((await staff('errors')).said.split('\n')).toHaveLength(4);
});

test('a number that is none, and one that nobody has, are told apart', async () => {
  expect(await staff('error', "x' or 1=1")).toMatchObject({
    code: 1,
    said: expect.stringContaining('is no error number'),
  });
  expect(await staff('error', 'ffff-ffff')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no such error'),
  });
});

test('a storm of errors keeps twenty a minute, and what a message quotes is left out', async () => {
  await db.deleteFrom('serverErrors').execute();
  api.setNow(new Date('2026-11-28T10:00:00Z'));
  for (let at = 0; at < 100; at += 1)
    api.services.errors.note(crypto.randomUUID(), 'GET /x', new Error(`cannot read "${NAME}" of '${NAME}'`));
  await expect.poll(() => store.serverErrors.find('', 100)).toHaveLength(20);
  const [first] = await store.serverErrors.find('', 1);
  expect(first).toMatchObject({ kind: 'Error', message: 'cannot read "..."' });
  expect(JSON.stringify(first)).not.toContain(NAME);
  api.setNow(null);
});

test('errors older than thirty days go', async () => {
  await db
    .updateTable('serverErrors')
    .set({ at: new Date(Date.now() - 31 * 86_400_000) })
    .execute();
  await store.serverErrors.endOld();
  expect(await store.serverErrors.find('', 10)).toEqual([]);
});
