import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { keepDemoApart } from './keep-demo-apart.ts';
import { seedDemo } from './seed-demo.ts';

const api = await startTestApi();
const { store, passwords } = api.services;
const PASSWORD = 'comet-river-lemon-4821';
const logIn = async (username: string) =>
  (await askAnonymously(api, 'POST', '/api/login', { username, password: PASSWORD })).statusCode;

test('the demo family is apart from real people: asleep where others reach the site, and nobody books its tutor', async () => {
  expect(await keepDemoApart(store, { isOutside: true, isWanted: false })).toBeNull();
  await seedDemo(store, passwords, PASSWORD, new Date());
  expect(await keepDemoApart(store, { isOutside: true, isWanted: true })).toBeNull();
  expect(await logIn('demo-parent')).toBe(200);

  expect(await keepDemoApart(store, { isOutside: true, isWanted: false })).toMatch(/sleeps.*remove-demo/);
  for (const role of ['student', 'parent', 'teacher', 'tutor']) expect(await logIn(`demo-${role}`)).toBe(401);
  expect(await api.services.db.selectFrom('sessions').select('sid').execute()).toEqual([]);

  expect(await keepDemoApart(store, { isOutside: false, isWanted: false })).toMatch(/awake/);
  expect(await logIn('demo-parent')).toBe(200);

  const parent = await signedIn(api, 'parent');
  expect((await parent.ask('GET', '/api/tutoring/tutors')).json()).toEqual([]);
  await expect(keepDemoApart(store, { isOutside: true, isWanted: true })).rejects.toThrow(
    /must not stand beside real accounts/,
  );
});

test('a person who took the name of a demo account is never removed for it', async () => {
  const before = await api.services.db.selectFrom('users').select('id').where('isDemo', '=', false).execute();
  await store.demo.remove();
  expect(await api.services.db.selectFrom('users').select('id').execute()).toEqual(before);
});

test('the demo child’s helper is awake at every hour', async () => {
  await seedDemo(store, passwords, PASSWORD, new Date());
  const response = await askAnonymously(api, 'POST', '/api/login', {
    username: 'demo-student',
    password: PASSWORD,
  });
  const { sessionId } = response.json();
  const headers = { authorization: `Bearer ${sessionId}` };
  for (const hour of ['03', '12', '23']) {
    api.setNow(new Date(`2026-11-23T${hour}:30:00Z`));
    const panel = await askAnonymously(api, 'GET', '/api/chat/panel', undefined, headers);
    expect(panel.json()).toMatchObject({ isOpen: true, opensAt: 0, closesAt: 24 });
  }
  api.setNow(null);
});
