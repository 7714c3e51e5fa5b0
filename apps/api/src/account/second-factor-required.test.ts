import { isOpenWithoutRole, roleRefusal } from '@noodlenaut/domain';
import { CALL_IDS, definitionOf, restOf } from '../calls/all-calls.ts';
import { expect, test } from 'vitest';
import { issueSession } from '../sessions/issue-session.ts';
import { askCall } from '../testing/ask-call.ts';
import { switchOn } from '../testing/code-app.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { SECOND_FACTOR: 'required' } });
const passwordHash = await api.services.passwords.hash('a long enough one');
const HELD = ['teacher', 'tutor'] as const;
const held = (role: (typeof HELD)[number]) => signedIn(api, role, { passwordHash, verified: true });
/** What signs out stands apart. */
const ENDINGS = ['account.logout', 'account.endAllSessions'];

test.each(HELD)(
  'a %s without a second factor reaches what needs no role and the own ways in, and nothing else',
  async (role) => {
    const person = await held(role);
    for (const id of CALL_IDS.filter((one) => !ENDINGS.includes(one))) {
      const row = definitionOf(id);
      if (roleRefusal(row, role) !== null) continue;
      const isOpen = isOpenWithoutRole(row) || row.withoutFactor === true;
      const answer = await askCall(person, id, {});
      expect([id, answer.json().code === 'second_factor_needed']).toEqual([id, !isOpen]);
      if (!isOpen) expect([restOf(id), answer.statusCode]).toEqual([restOf(id), 403]);
    }
  },
);

test('once it is on everything is open, in the same session; switched off it is shut again', async () => {
  const teacher = await held('teacher');
  const classes = async () => (await teacher.ask('GET', '/api/classes')).statusCode;
  expect((await teacher.ask('GET', '/api/user/ways-back')).json()).toMatchObject({
    secondFactor: 'off',
    isSecondFactorRequired: true,
  });
  expect(await classes()).toBe(403);
  await switchOn(teacher);
  expect(await classes()).toBe(200);
  await teacher.ask('DELETE', '/api/second-factor');
  expect(await classes()).toBe(403);
});

test('parents and children are not held, nor whoever Google let in', async () => {
  const parent = await signedIn(api, 'parent', { passwordHash });
  expect((await parent.ask('GET', '/api/family/children')).statusCode).toBe(200);
  expect((await parent.ask('GET', '/api/user/ways-back')).json().isSecondFactorRequired).toBe(false);
  const child = await signedIn(api, 'student', { grade: '3rd' });
  expect((await child.ask('GET', '/api/dashboard')).statusCode).toBe(200);
  const teacher = await held('teacher');
  const account = { id: teacher.id, role: 'teacher' } as const;
  const { cookieToken } = await issueSession(api.services.store, account, 'Test', 'google');
  const answer = await api.app.inject({ url: '/api/classes', cookies: { sessionId: cookieToken } });
  expect(answer.statusCode).toBe(200);
});

test('a session older than the setting is held as well, and it is optional unless it is said otherwise', async () => {
  const open = await startTestApi();
  const teacher = await signedIn(open, 'teacher', { passwordHash });
  expect((await teacher.ask('GET', '/api/classes')).statusCode).toBe(200);
  Reflect.set(open.services.env, 'SECOND_FACTOR', 'required');
  expect((await teacher.ask('GET', '/api/classes')).json().code).toBe('second_factor_needed');
});
