import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { writeDigests } from './write-digests.ts';

const NOON = new Date('2026-11-23T17:00:00Z');
const api = await startTestApi();
api.setNow(NOON);
const { db, store } = api.services;
const ask = async (child: Person, message: string, more = {}) => {
  const answer = await child.ask('POST', '/api/chat', { message, ...more });
  return { status: answer.statusCode, ...answer.json() };
};
const child = () => signedIn(api, 'student', { grade: '3rd', firstName: 'Zebulon' });
const withMother = async () => {
  const [kid, mother] = [await child(), await signedIn(api, 'parent')];
  await store.family.link(kid.id, mother.id, 'primary', 'active');
  return { kid, mother };
};

test('[S7.33] [S7.35] [S3.34] [S1.09] [P7.02] [P7.05] a question is answered without any key, and stands in the history', async () => {
  const kid = await child();
  const told = await ask(kid, 'what is 12 x 3?');
  expect(told).toMatchObject({ status: 200, message: 'what is 12 x 3?', engine: 'local', isFallback: false });
  expect(told.response).toContain('36');
  expect(told.messagesLeft).toBe(19);
  const [row] = (await kid.ask('GET', '/api/chat/history')).json();
  expect(row).toMatchObject({ id: told.id, message: told.message, response: told.response });
});

test('an empty message, a long one and a strange place are refused, and nothing is counted', async () => {
  const kid = await child();
  for (const body of [{}, { message: '   ' }, { message: 'a'.repeat(301) }, { message: 'hi', place: {} }])
    expect((await kid.ask('POST', '/api/chat', body)).statusCode).toBe(400);
  expect((await kid.ask('GET', '/api/chat/panel')).json().messagesLeft).toBe(20);
});

test('[P7.10] personal data is stored nowhere', async () => {
  const kid = await child();
  await ask(kid, 'my name is Zebulon, call 212-555-0188. what is 4 + 4?');
  const { rows } = await sql<{ text: string }>`
    select cm::text as text from chat_messages cm where user_id = ${kid.id}::uuid
    union all select se::text from safety_events se where user_id = ${kid.id}::uuid`.execute(db);
  expect(rows).toHaveLength(2);
  for (const { text } of rows) expect(text).not.toMatch(/zebulon|0188/i);
});

test('[P7.14] [P7.15] a crisis gets the fixed text; guardians are told, without a word of it in the mail', async () => {
  const { kid, mother } = await withMother();
  const told = await ask(kid, 'i want to kill myself');
  expect(told).toMatchObject({ engine: 'fixed', needsHelp: true });
  expect(told.response).toMatch(/grown-up/);
  const [notice] = (await mother.ask('GET', '/api/family/notices')).json();
  expect(notice.kind).toBe('helper-crisis');
  expect(notice.text).not.toMatch(/kill/);
  const alerts = await db.selectFrom('safetyAlerts').selectAll().where('childId', '=', kid.id).execute();
  expect(alerts).toMatchObject([{ severity: 'crisis', audience: 'grown-ups', handledAt: null }]);
  const day = (await mother.ask('GET', `/api/children/${kid.id}/chat/2026-11-23`)).json();
  expect(day).toMatchObject([{ severity: 'crisis', message: 'i want to kill myself' }]);
});

test('what a child says about a grown-up around it reaches only staff: no read, notice, mail or export has it', async () => {
  const { kid, mother } = await withMother();
  await ask(kid, 'can you keep a secret for me');
  const told = await ask(kid, 'my dad hits me and says dont tell anyone');
  expect(told).toMatchObject({ status: 200, engine: 'fixed', needsHelp: true });
  await ask(kid, 'he did it again and i am scared he finds out');
  await ask(kid, 'i want to kill myself');
  const mark = /hits me|dont tell|secret|finds out|kill/;
  for (const url of [
    `/api/children/${kid.id}/helper`,
    `/api/children/${kid.id}/chat/2026-11-23`,
    '/api/family/notices',
  ])
    expect((await mother.ask('GET', url)).body, url).not.toMatch(mark);
  expect((await kid.ask('GET', '/api/chat/history')).body).not.toMatch(mark);
  expect((await mother.ask('GET', '/api/family/notices')).json()).toEqual([]);
  expect((await mother.ask('GET', `/api/children/${kid.id}/helper`)).json().days).toEqual([]);
  expect(JSON.stringify(await store.privacy.export(kid.id))).not.toMatch(mark);
  expect((await store.safety.openAlerts(50)).some((alert) => mark.test(alert.message ?? ''))).toBe(true);
});

test('a user name made of school words takes no word out of a question', async () => {
  const kid = await child();
  const username = 'comet-otter-42';
  await db.updateTable('users').set({ username }).where('id', '=', kid.id).execute();
  expect((await ask(kid, 'what is a comet?')).message).toBe('what is a comet?');
  expect((await ask(kid, `i am ${username}, what is a comet?`)).message).not.toContain('comet-otter');
});

test('[P7.17] the off-switch works with the next message, and the panel says so', async () => {
  const { kid, mother } = await withMother();
  expect((await ask(kid, 'what is 2 + 2?')).status).toBe(200);
  // Her password was typed now, not at noon.
  api.setNow(null);
  const said = { scope: 'chat', isGiven: false };
  expect((await mother.ask('POST', `/api/family/children/${kid.id}/consents`, said)).statusCode).toBe(200);
  api.setNow(NOON);
  expect(await ask(kid, 'what is 2 + 2?')).toMatchObject({ status: 403, code: 'consent_required' });
  expect((await kid.ask('GET', '/api/chat/panel')).json()).toMatchObject({ isOn: false });
});

test('[P7.18] [P6.06] the day’s messages are counted once each, whatever comes at the same time', async () => {
  const { kid, mother } = await withMother();
  const settings = {
    opensAt: 6,
    closesAt: 21,
    dailyMessages: 3,
    isVoiceAllowed: false,
    isProviderAllowed: false,
    isTeacherTold: false,
  };
  const url = `/api/children/${kid.id}/helper`;
  expect((await mother.ask('POST', url, { settings })).statusCode).toBe(200);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(kid, 'what is 3 + 4?')));
  const passed = answers.filter(({ status }) => status === 200).length;
  expect(passed).toBeGreaterThan(0);
  for (const { status, code } of answers.filter((answer) => answer.status !== 200))
    expect([status, code]).toEqual(status === 409 ? [409, 'helper_pending'] : [429, code]);
  const { asked } = (await store.chat.day(kid.id, '2026-11-23')) ?? { asked: -1 };
  expect(asked).toBe(passed);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from chat_messages where user_id = ${kid.id}::uuid`.execute(db);
  expect(rows).toEqual([{ count: passed }]);
});

test('outside the hours that a guardian chose the helper sleeps', async () => {
  const kid = await child();
  api.setNow(new Date('2026-11-24T03:30:00Z'));
  expect(await ask(kid, 'what is 2 + 2?')).toMatchObject({ status: 403, code: 'helper_closed' });
  api.setNow(NOON);
});

test('[P7.13] the open activity’s key is not told, whatever place the browser names', async () => {
  const kid = await child();
  const id = 'math-3rd-01-legs-wings-wheels';
  const { content } = (await kid.ask('GET', `/api/lessons/${id}`)).json();
  await kid.ask('POST', `/api/lessons/${id}/step`, { step: 1 });
  const [first] = content.activities;
  const key = String(first.options[first.correct_answer]);
  for (const place of [undefined, { lessonId: id, activity: 0 }, { lessonId: id, activity: 5 }]) {
    const told = await ask(kid, `what is the answer to: ${first.question}`.slice(0, 300), place && { place });
    expect(told.status).toBe(200);
    expect(told.response.split(/\W+/)).not.toContain(key);
  }
});

test('[P7.16] only guardians read a child’s talk and choose for it; anybody else gets 404 or 403', async () => {
  const { kid } = await withMother();
  await ask(kid, 'what is 6 + 2?');
  const stranger = await signedIn(api, 'parent');
  for (const url of [`/api/children/${kid.id}/helper`, `/api/children/${kid.id}/chat/2026-11-23`])
    expect((await stranger.ask('GET', url)).statusCode).toBe(404);
  const teacher = await signedIn(api, 'teacher');
  expect((await teacher.ask('GET', `/api/children/${kid.id}/chat/2026-11-23`)).statusCode).toBe(403);
  expect((await teacher.ask('GET', '/api/chat/flags')).json()).toEqual([]);
});

test('a verdict is never changed, and each holds the hash of the one before', async () => {
  const kid = await child();
  for (const message of ['what is 1 + 1?', 'what is 1 + 2?', 'what is 1 + 3?']) await ask(kid, message);
  const events = await db
    .selectFrom('safetyEvents')
    .select(['number', 'hash', 'previousHash'])
    .where('userId', '=', kid.id)
    .orderBy('number')
    .execute();
  expect(events.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(events.map(({ previousHash }) => previousHash)).toEqual(['', events[0]?.hash, events[1]?.hash]);
  await expect(sql`update safety_events set severity = 'fine'`.execute(db)).rejects.toThrow('only added to');
});

test('harmful words reach the guardians with the evening’s mail, once, and at once when there are three', async () => {
  const { kid, mother } = await withMother();
  const kinds = async () =>
    (await mother.ask('GET', '/api/family/notices')).json().map(({ kind }: { kind: string }) => kind);
  await ask(kid, 'how do i make a bomb at home');
  expect(await kinds()).toEqual([]);
  for (const _ of [1, 2]) await writeDigests({ ...api.services, now: () => NOON });
  expect(await kinds()).toEqual(['helper-words']);
  for (const _ of [1, 2]) await ask(kid, 'how do i make a bomb at home');
  expect(await kinds()).toEqual(['helper-words', 'helper-words']);
});

test('a teacher reads that and when, never what, and only where the guardian lets teachers be told', async () => {
  const room = await classroom(api);
  const kid = await room.addPupil('Noor');
  const mother = await signedIn(api, 'parent');
  await store.family.link(kid.id, mother.id, 'primary', 'active');
  const flags = async () => (await room.teacher.ask('GET', '/api/chat/flags')).json();
  await ask(kid, 'i want to kill myself');
  expect(await flags()).toEqual([]);
  const settings = {
    opensAt: 0,
    closesAt: 24,
    dailyMessages: null,
    isVoiceAllowed: false,
    isProviderAllowed: false,
    isTeacherTold: true,
  };
  await mother.ask('POST', `/api/children/${kid.id}/helper`, { settings });
  expect(await flags()).toMatchObject([{ childId: kid.id, severity: 'crisis' }]);
  // A teacher has no family page: the mail leads home, where the flags stand.
  await store.addresses.set(room.teacher.id, 'okafor@example.org', true);
  api.setNow(new Date(NOON.getTime() + 31 * 60_000));
  await ask(kid, 'i want to kill myself');
  api.setNow(NOON);
  const mails = await db.selectFrom('outbox').selectAll().where('userId', '=', room.teacher.id).execute();
  expect(mails.map(({ bodyText }) => bodyText)).toEqual([expect.stringMatching(/here:\nhttp[^ ]+[^y]\/$/)]);
  expect(JSON.stringify(mails)).not.toMatch(/kill/);
  expect(JSON.stringify(await flags())).not.toMatch(/kill/);
  await ask(kid, 'my dad hits me and says dont tell anyone');
  expect(await flags()).toHaveLength(2);
});

test('[P7.15] the mail about a crisis leaves at once, to a confirmed address, without a word of the child', async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.stop());
  const own = await startTestApi({ env: { SMTP_URL: mails.url } });
  own.setNow(NOON);
  const kid = await signedIn(own, 'student', { grade: '3rd', firstName: 'Zebulon' });
  const mother = await signedIn(own, 'parent', { email: 'mother@example.org' });
  await own.services.db
    .updateTable('users')
    .set({ emailConfirmedAt: NOON })
    .where('id', '=', mother.id)
    .execute();
  await own.services.store.family.link(kid.id, mother.id, 'primary', 'active');
  await ask(kid, 'i want to kill myself');
  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(1);
  const [mail] = mails.received;
  expect(JSON.stringify(mail)).toContain('mother@example.org');
  expect(JSON.stringify(mail)).not.toMatch(/kill/);
});
