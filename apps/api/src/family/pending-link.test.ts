import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const student = (firstName = 'Noor') => signedIn(api, 'student', { grade: '3rd', firstName });
const parent = (firstName = 'Ana') => signedIn(api, 'parent', { firstName, passwordHash });
const newCode = async (who: Person) => (await who.ask('POST', '/api/family/code')).json().code;
const redeem = async (who: Person, code: string) =>
  (await who.ask('POST', '/api/family/links', { code })).json();

test('[P1.21] who only asks for a link reads nothing of the child and changes nothing, by any call of a guardian', async () => {
  const [child, mother, asks] = [await student(), await parent(), await parent('Bo')];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  expect(await redeem(asks, await newCode(child))).toMatchObject({ status: 'pending' });
  const of = `/api/family/children/${child.id}`;
  const calls = [
    ['GET', `/api/family/links?studentId=${child.id}`],
    ['GET', `${of}/consents`],
    ['GET', `${of}/views`],
    ['GET', `${of}/weekly-mail`],
    ['GET', `/api/dashboard?studentId=${child.id}`],
    ['POST', `${of}/consents`, { scope: 'chat', isGiven: true }],
    ['POST', `${of}/weekly-mail`, { isOn: true }],
    ['POST', `${of}/qr`],
    ['POST', `${of}/sign-in`, {}],
    ['POST', `${of}/export`, { password: PASSWORD }],
    ['POST', `${of}/deletion`, { password: PASSWORD }],
    ['POST', '/api/family/code', { childId: child.id }],
  ] as const;
  for (const [method, url, body] of calls) {
    const { statusCode } = await asks.ask(method, url, body);
    expect([method, url, statusCode]).toEqual([method, url, 404]);
  }
  expect((await asks.ask('DELETE', `${of}/deletion`)).statusCode).toBe(404);
  expect((await asks.ask('GET', '/api/family/children')).json()).toMatchObject({
    children: [],
    waiting: [{}],
  });
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(200);
});

test('a guardian who enters one more code stays what they are', async () => {
  const [child, mother] = [await student(), await parent()];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  expect(await redeem(mother, await newCode(child))).toMatchObject({ status: 'active' });
  const links = await db
    .selectFrom('guardianLinks')
    .select(['kind', 'status'])
    .where('childId', '=', child.id)
    .execute();
  expect(links).toEqual([{ kind: 'primary', status: 'active' }]);
  expect((await mother.ask('GET', '/api/family/children')).json().waiting).toEqual([]);
});

test('the child reads as its teachers who sees it now: not who waits to, and not who did', async () => {
  const [waits, was, child] = [await classroom(api, 'Waits'), await classroom(api, 'Was'), await student()];
  for (const { code } of [waits, was]) await child.ask('POST', '/api/classes/join', { code });
  const [{ membershipId }] = (await was.teacher.ask('GET', was.url)).json().waiting;
  await was.teacher.ask('POST', `${was.url}/requests/${membershipId}`);
  const teachers = async () =>
    (await child.ask('GET', '/api/family/links'))
      .json()
      .teachers.map(({ className }: { className: string }) => className);
  expect(await teachers()).toEqual(['Was']);
  await child.ask('DELETE', `${was.url}/membership`);
  expect(await teachers()).toEqual([]);
});
