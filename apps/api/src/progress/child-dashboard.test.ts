import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const LESSON = 'math-3rd-01-legs-wings-wheels';

async function family() {
  const child = await signedIn(api, 'student', {
    grade: '3rd',
    firstName: 'Maya',
    email: `m${Math.random()}@example.org`,
  });
  const mother = await signedIn(api, 'parent');
  await api.services.store.family.link(child.id, mother.id, 'primary', 'active');
  await child.ask('POST', `/api/lessons/${LESSON}/complete`);
  return { child, mother };
}

test('[P9.07] a grown-up reads the dashboard of a child, the very one that the child sees', async () => {
  const { child, mother } = await family();
  const own = (await child.ask('GET', '/api/dashboard')).json();
  const seen = (await mother.ask('GET', `/api/dashboard?studentId=${child.id}`)).json();
  // Who else is linked, whether a path waits and what to begin next is told to the child alone.
  const ofChild = { user: null, hasGuardian: false, hasPath: false, adventure: null };
  expect({ ...seen, user: null }).toEqual({ ...own, ...ofChild });
  expect(seen.user).toMatchObject({ id: child.id, firstName: 'Maya', grade: '3rd', totalPoints: 10 });
});

test('what stands on no screen of the grown-up is not sent to them', async () => {
  const { child, mother } = await family();
  const { user } = (await mother.ask('GET', `/api/dashboard?studentId=${child.id}`)).json();
  expect(user).toMatchObject({ username: '', email: null, phone: null, lastName: null, preferences: {} });
});

test('[P9.07] looking writes nothing, and costs two statements', async () => {
  const { child, mother } = await family();
  statements.length = 0;
  await mother.ask('GET', `/api/dashboard?studentId=${child.id}`);
  expect(statements.length).toBeLessThanOrEqual(2);
  expect(statements.filter((sql) => /^\s*(insert|update|delete)/i.test(sql))).toEqual([]);
});

test('[P1.39] a stranger, another child, and a grown-up without a child get 404', async () => {
  const { child } = await family();
  for (const role of ['parent', 'teacher', 'student'] as const) {
    const stranger = await signedIn(api, role, { grade: '3rd' });
    expect((await stranger.ask('GET', `/api/dashboard?studentId=${child.id}`)).statusCode).toBe(404);
  }
  expect((await (await signedIn(api, 'parent')).ask('GET', '/api/dashboard')).statusCode).toBe(404);
});
