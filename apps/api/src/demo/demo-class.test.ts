import { checkInvariants } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';
import { seedDemo } from './seed-demo.ts';

const api = await startTestApi();
const { store, db, passwords } = api.services;

test('the demo teacher has a class of 24 with three weeks, and each kind of pupil that needs a look', async () => {
  await seedDemo(store, passwords, 'a demo password', new Date());
  const login = await api.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'demo-teacher', password: 'a demo password' },
  });
  const headers = { authorization: `Bearer ${login.json().sessionId}` };
  const ask = async (url: string) => (await api.app.inject({ url, headers })).json();
  const [news] = await ask('/api/classes/news');
  expect([news.notStarted, news.due.pupils, news.weak[0].name]).toEqual([3, 24, 'Ben']);
  const view = await ask(`/api/classes/${news.id}/view`);
  expect(view.pupils).toHaveLength(24);
  const lines = view.attention.map(({ kind, names }: { kind: string; names: string[] }) => [kind, names]);
  expect(lines).toEqual([
    ['struggling', ['Ben', 'Pia']],
    ['stuck', ['Mila', 'Noah', 'Omar']],
    ['waiting', ['Tara', 'Uma', 'Victor']],
    ['stopped', ['Sami', 'Rosa']],
    ['rushing', ['Quinn']],
  ]);
  // The page behind 'Sign-in cards' makes one for each of those who wait; only Maya has a grown-up.
  const { pupils } = await ask(`/api/classes/${news.id}`);
  const help = (wanted: string) =>
    pupils.filter(({ signInHelp }: { signInHelp: string }) => signInHelp === wanted);
  expect([help('class').length, help('guardian').map(({ name }: { name: string }) => name)]).toEqual([
    23,
    ['Maya'],
  ]);
  const names = ['Tara', 'Uma', 'Victor'];
  const childIds = pupils.flatMap(({ id, name }: Record<string, string>) =>
    names.includes(name ?? '') ? [id] : [],
  );
  const cards = await api.app.inject({
    method: 'POST',
    url: `/api/classes/${news.id}/cards`,
    cookies: { sessionId: login.cookies.find(({ name }) => name === 'sessionId')?.value ?? '' },
    payload: { childIds },
  });
  expect(cards.json().cards.map(({ name }: { name: string }) => name)).toEqual(names);
  // Two quizzes stand in the history of the class, with names, and with mistakes that many made.
  const quizzes = await ask(`/api/classes/${news.id}/quizzes`);
  expect(
    quizzes.map(({ subject, questions, players }: Record<string, unknown>) => [subject, questions, players]),
  ).toEqual([
    ['science', 5, 19],
    ['math', 5, 19],
  ]);
  const report = await ask(`/api/classes/${news.id}/quizzes/${quizzes[0].id}`);
  expect(report.players.map(({ name }: { name: string }) => name)).toContain('Maya');
  expect(report.questions.some(({ mistake }: { mistake: object | null }) => mistake !== null)).toBe(true);
  expect(await checkInvariants(db)).toEqual([]);
  // All of it goes when the demo goes.
  await store.demo.remove();
  expect(await db.selectFrom('classMemberships').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('gameRooms').select('id').execute()).toEqual([]);
});
