import { expect, test } from 'vitest';
import { switchOn } from '../testing/code-app.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from './commands.ts';

const api = await startTestApi();
const { store, passwords } = api.services;
const password = 'a long enough one';
const passwordHash = await passwords.hash(password);

async function reset(username: string) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const context = {
    store,
    dataDir: '/nowhere',
    publicUrl: 'http://school.test',
    by: 'root',
    asksConsent: false,
    ai: () => null,
    print,
  };
  return { code: await runStaff(context, ['reset-second-factor', username]), said: lines.join('\n') };
}

test('reset-second-factor lets in who lost the app, with the password alone, and tells the address', async () => {
  const teacher = await signedIn(api, 'teacher', { passwordHash, email: 'lost@example.org' });
  await switchOn(teacher);
  const logIn = async () =>
    (await askAnonymously(api, 'POST', '/api/login', { username: teacher.username, password })).statusCode;
  expect(await logIn()).toBe(401);
  expect(await reset(teacher.username)).toMatchObject({ code: 0, said: expect.stringContaining('is off') });
  expect(await logIn()).toBe(200);
  const [mail] = (await store.outbox.list(200)).filter(({ toAddress }) => toAddress === 'lost@example.org');
  expect([mail?.subject, mail?.bodyText.includes('http://school.test/')]).toEqual([
    'Two-step sign-in is off on Noodlenaut',
    true,
  ]);
  expect(await reset(teacher.username)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no two-step sign-in'),
  });
});
