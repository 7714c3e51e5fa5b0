import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { runStaff } from '../staff/commands.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { PUBLIC_URL: 'http://school.test' } });
const { db, store } = api.services;
const CHECKED = [403, 'unverified'];

/** What was typed at the machine, and what it printed. */
async function staff(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const context = {
    store,
    dataDir: '/nowhere',
    publicUrl: 'http://school.test',
    asksConsent: false,
    ai: () => null,
    by: 'root',
  };
  await runStaff({ ...context, print: (line) => void lines.push(line) }, words);
  return lines.join('\n');
}
const codeIn = (said: string) => /invite=([A-Z0-9]{8})/.exec(said)?.[1] ?? '';

let count = 0;
async function register(at = api) {
  count += 1;
  const username = `new-teacher-${count}`;
  const form = {
    username,
    password: 'a long enough one',
    role: 'teacher',
    subscriptionPlanId: 'stem-blazers',
  };
  const answer = await askAnonymously(at, 'POST', '/api/register', form);
  const sessionId = answer.cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    at.app.inject({ method, url, cookies: { sessionId }, ...(payload && { payload }) });
  return { username, ask, status: answer.statusCode, id: answer.json().user.id };
}
type Teacher = Awaited<ReturnType<typeof register>>;
const makesClass = async ({ ask }: Pick<Teacher, 'ask'>) => {
  const answer = await ask('POST', '/api/classes', { name: 'Room 1', grade: '3rd' });
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];
};

test('on an instance others can reach a new teacher has an account, and waits', async () => {
  const teacher = await register();
  expect(teacher.status).toBe(200);
  expect((await teacher.ask('GET', '/api/user')).statusCode).toBe(200);
  expect(await makesClass(teacher)).toEqual(CHECKED);
  for (const path of [
    '/api/classes',
    '/api/family/children',
    '/api/teacher/progress/overview',
    '/api/dashboard',
  ])
    expect([path, (await teacher.ask('GET', path)).json().code]).toEqual([path, 'unverified']);
  await staff('approve-teacher', teacher.username);
  expect(await makesClass(teacher)).toBe(200);
});

test('an invitation lets one teacher in, once, within fourteen days; its text stands in no table', async () => {
  const [first, second] = [await register(), await register()];
  const code = codeIn(await staff('invite-teacher'));
  expect(code).toHaveLength(8);
  expect(JSON.stringify(await db.selectFrom('teacherInvites').selectAll().execute())).not.toContain(code);
  const redeem = async ({ ask }: Teacher, text: string) =>
    (await ask('POST', '/api/teacher/invite', { code: text })).statusCode;
  expect(await redeem(first, 'BCDFGHJK')).toBe(404);
  expect(await redeem(first, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(200);
  expect(await makesClass(first)).toBe(200);
  expect(await redeem(second, code)).toBe(404);
  const late = codeIn(await staff('invite-teacher'));
  await db
    .updateTable('teacherInvites')
    .set({ createdAt: new Date(Date.now() - 15 * DAY_MS), expiresAt: new Date(Date.now() - DAY_MS) })
    .where('usedAt', 'is', null)
    .execute();
  expect(await redeem(second, late)).toBe(404);
  expect(await makesClass(second)).toEqual(CHECKED);
});

test('fifty who try one invitation at once are one teacher', async () => {
  const teachers = await Promise.all(
    Array.from({ length: 50 }, () => signedIn(api, 'teacher', { verified: false })),
  );
  const code = codeIn(await staff('invite-teacher'));
  const answers = await Promise.all(teachers.map(({ ask }) => ask('POST', '/api/teacher/invite', { code })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const verified = await db
    .selectFrom('users')
    .select('id')
    .where('isVerified', '=', true)
    .where(
      'id',
      'in',
      teachers.map(({ id }) => id),
    )
    .execute();
  expect(verified).toHaveLength(1);
});

test('a mailed invitation goes to that address; one that is none is refused', async () => {
  expect(await staff('invite-teacher', 'not an address')).toContain('no e-mail address');
  const said = await staff('invite-teacher', 'new.colleague@example.org');
  const mail = (await store.outbox.list(5)).find(
    ({ toAddress }) => toAddress === 'new.colleague@example.org',
  );
  expect(mail?.bodyText).toContain(codeIn(said));
});

test('who comes by Google and chooses to teach waits too, and no second setup lets them in', async () => {
  const google = await signedIn(api, null);
  const setup = () =>
    google.ask('POST', '/api/profile/setup', { role: 'teacher', firstName: 'A', lastName: 'B' });
  expect([(await setup()).statusCode, await makesClass(google), (await setup()).statusCode]).toEqual([
    200,
    CHECKED,
    200,
  ]);
  expect(await makesClass(google)).toEqual(CHECKED);
});

test('a teacher who is being checked teaches no class of another, and neither finds a student nor hosts a game', async () => {
  const owner = await signedIn(api, 'teacher');
  const { id } = (await owner.ask('POST', '/api/classes', { name: 'Room 1', grade: '3rd' })).json();
  const { code } = (await owner.ask('POST', `/api/classes/${id}/invite`)).json();
  const waits = await register();
  expect((await waits.ask('POST', '/api/classes/join-as-teacher', { code })).json().code).toBe('unverified');
  const room = { subject: 'math', grade: '3rd', gameType: 'class-quiz' };
  expect((await waits.ask('POST', '/api/multiplayer/rooms', room)).json().code).toBe('unverified');
});

test('where teachers may begin at once, or the demo is shown on this machine, they do', async () => {
  const open = await startTestApi({
    env: { PUBLIC_URL: 'http://school.test', TEACHER_REGISTRATION: 'open' },
  });
  expect(await makesClass(await register(open))).toBe(200);
  const shown = await startTestApi({ env: { HOST: 'localhost', DEMO: '1' } });
  expect(await makesClass(await register(shown))).toBe(200);
  const outside = await startTestApi({ env: { PUBLIC_URL: 'https://school.example', DEMO: '1' } });
  expect(await makesClass(await register(outside))).toEqual(CHECKED);
});
