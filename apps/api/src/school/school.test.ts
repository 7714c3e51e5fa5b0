import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from '../staff/commands.ts';

const api = await startTestApi();
const { store, db } = api.services;

async function staff(...words: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await runStaff(
    {
      store,
      dataDir: '/nowhere',
      publicUrl: 'http://school.test',
      asksConsent: false,
      ai: () => null,
      by: 'kim',
      print: (line) => void lines.push(line),
    },
    words,
  );
  return { code, said: lines.join('\n') };
}
async function administrator(firstName = 'Head'): Promise<Person> {
  const teacher = await signedIn(api, 'teacher', { firstName });
  expect((await staff('grant-school', teacher.username)).code).toBe(0);
  return teacher;
}
const statusOf = async (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string) =>
  (await who.ask(method, url, method === 'POST' ? {} : undefined)).statusCode;
const UNKNOWN = '00000000-0000-4000-8000-000000000009';

/** A class with a pupil whose name and numbers must appear nowhere, and a device in it. */
async function room() {
  const made = await classroom(api, 'Owls');
  const { cards } = (
    await made.teacher.ask('POST', `${made.url}/pupils`, { text: 'Xanthippe\nOdysseus' })
  ).json();
  const device = await anotherSession(made.teacher)('POST', `${made.url}/devices`, { label: 'Cart 7' });
  return { ...made, cards, deviceId: device.json().id };
}
const anotherSession = (who: Person) => async (method: 'POST', url: string, payload: object) => {
  const { issueSession } = await import('../sessions/issue-session.ts');
  const account = { id: who.id, role: 'teacher' } as const;
  const { cookieToken } = await issueSession(store, account, 'Tablet', 'password');
  return api.app.inject({ method, url, cookies: { sessionId: cookieToken }, payload });
};
const EVERY_CALL = (teacherId: string, deviceId: string) =>
  [
    ['GET', '/api/school'],
    ['GET', '/api/school/lines'],
    ['POST', '/api/school/export'],
    ['POST', `/api/school/teachers/${teacherId}/approval`],
    ['POST', `/api/school/teachers/${teacherId}/password-link`],
    ['DELETE', `/api/school/devices/${deviceId}`],
  ] as const;

test('staff give the right to a teacher and take it back; nobody else can have it', async () => {
  const [teacher, parent, waits] = [
    await signedIn(api, 'teacher'),
    await signedIn(api, 'parent'),
    await signedIn(api, 'teacher'),
  ];
  await db.updateTable('users').set({ isVerified: false }).where('id', '=', waits.id).execute();
  for (const { username } of [parent, waits])
    expect((await staff('grant-school', username)).said).toContain('is no teacher who may teach here');
  await expect(store.school.grant(parent.id)).rejects.toThrow('only an active teacher');
  const right = async () => (await teacher.ask('GET', '/api/school/right')).json();
  expect(await right()).toEqual({ isAdministrator: false });
  expect((await staff('grant-school', teacher.username)).said).toContain('from now on');
  expect((await staff('grant-school', teacher.username)).said).toContain('already');
  expect(await right()).toEqual({ isAdministrator: true });
  expect((await staff('revoke-school', teacher.username)).code).toBe(0);
  expect((await staff('revoke-school', teacher.username)).code).toBe(1);
  const audit = await db
    .selectFrom('auditLog')
    .select(['action', 'result'])
    .where('object', '=', teacher.id)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action, result }) => `${action} ${result}`)).toEqual([
    'staff.grant-school by kim done',
    'staff.grant-school by kim done',
    'staff.revoke-school by kim done',
    'staff.revoke-school by kim failed',
  ]);
});

test('a teacher who gave no name is not called a student', async () => {
  const head = await administrator();
  const { teacher, id } = await room();
  await db.updateTable('users').set({ firstName: null, name: null }).where('id', '=', teacher.id).execute();
  const { teachers, classes } = (await head.ask('GET', '/api/school')).json();
  expect(teachers.find((one: { id: string }) => one.id === teacher.id).name).toBe(teacher.username);
  expect(classes.find((one: { id: string }) => one.id === id).owner).toBe('A teacher');
  const { lines } = (await head.ask('GET', '/api/school/lines')).json();
  expect(lines.filter(({ actor }: { actor: string }) => actor === 'Student')).toEqual([]);
  await db.deleteFrom('classes').where('id', '=', id).execute();
});

test('an administrator reads teachers, classes in numbers and devices; no child is in it', async () => {
  const head = await administrator();
  const { teacher, cards, id } = await room();
  await db
    .updateTable('users')
    .set({ email: 'okafor@maple.test', emailConfirmedAt: new Date() })
    .where('id', '=', teacher.id)
    .execute();
  await db.updateTable('users').set({ email: 'head@maple.test' }).where('id', '=', head.id).execute();
  const reply = await head.ask('GET', '/api/school');
  const { teachers, classes, devices } = reply.json();
  const of = (who: Person) => teachers.find((one: { id: string }) => one.id === who.id);
  expect(of(teacher)).toMatchObject({
    name: 'Ms. Okafor',
    email: 'okafor@maple.test',
    status: 'teaches',
    classes: 1,
    isAdministrator: false,
  });
  expect(of(head)).toMatchObject({ email: null, isAdministrator: true, isMe: true });
  expect(of(head).lastSeen).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(classes.find((one: { id: string }) => one.id === id)).toMatchObject({
    name: 'Owls',
    owner: 'Ms. Okafor',
    pupils: 2,
    withoutGuardian: 2,
    withoutConsent: null,
  });
  const cart = { label: 'Cart 7', className: 'Owls', trustedBy: 'Ms. Okafor' };
  expect(devices).toMatchObject([{ ...cart, isAsleep: false }]);
  await db.updateTable('trustedDevices').set({ sleptAt: new Date() }).where('label', '=', 'Cart 7').execute();
  expect((await head.ask('GET', '/api/school')).json().devices).toMatchObject([{ ...cart, isAsleep: true }]);
  const lines = await head.ask('GET', '/api/school/lines');
  expect(lines.json().lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'classes.addPupils', actor: 'Ms. Okafor', about: 'Owls', times: 2 }),
      expect.objectContaining({ action: 'classes.trustDevice', about: 'Owls' }),
    ]),
  );
  const { csv } = (await head.ask('POST', '/api/school/export')).json();
  expect(csv).toContain('Owls,3rd,Ms. Okafor,2,2\r\n');
  for (const { childId, name, username } of cards)
    for (const secret of [childId, name, username])
      for (const text of [reply.body, lines.body, csv]) expect(text).not.toContain(secret);
});

test('with CONSENT_MODE=required missing yeses are counted by class', async () => {
  const asks = await startTestApi({ env: { CONSENT_MODE: 'required' } });
  const shared = asks.services.store;
  const head = await signedIn(asks, 'teacher');
  await shared.school.grant(head.id);
  const owls = await classroom(asks, 'Owls');
  const [one, two] = [await owls.addPupil('Ada'), await owls.addPupil('Bo')];
  const mother = await signedIn(asks, 'parent');
  await shared.family.link(one.id, mother.id, 'primary', 'active');
  await shared.users.verifyGuardian(mother.username, 'video', 'kim');
  await mother.ask('POST', `/api/family/children/${one.id}/consents`, { scope: 'chat', isGiven: true });
  const { classes } = (await head.ask('GET', '/api/school')).json();
  expect(classes).toMatchObject([
    { pupils: 2, withoutGuardian: 1, withoutConsent: { chat: 1, multiplayer: 2, tutoring: 2 } },
  ]);
  for (const scope of ['chat', 'multiplayer', 'tutoring'] as const) {
    const standing = await Promise.all(
      [one, two].map(async ({ id }) => (await shared.consents.words(id)).standing.has(scope)),
    );
    expect(classes[0].withoutConsent[scope]).toBe(standing.filter((isGiven) => !isGiven).length);
  }
});

test('a teacher who waits is approved; a new password goes to the teacher’s own address and is shown to nobody', async () => {
  const head = await administrator();
  const waits = await signedIn(api, 'teacher', { firstName: 'New' });
  await db.updateTable('users').set({ isVerified: false }).where('id', '=', waits.id).execute();
  expect(await statusOf(waits, 'GET', '/api/classes')).toBe(403);
  expect(await statusOf(head, 'POST', `/api/school/teachers/${waits.id}/approval`)).toBe(200);
  expect(await statusOf(waits, 'GET', '/api/classes')).toBe(200);
  const link = `/api/school/teachers/${waits.id}/password-link`;
  expect((await head.ask('POST', link, {})).json().code).toBe('wrong_state');
  const email = 'new-teacher@maple.test';
  await db.updateTable('users').set({ email }).where('id', '=', waits.id).execute();
  expect((await head.ask('POST', link, {})).json().code).toBe('wrong_state');
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', waits.id).execute();
  expect((await head.ask('POST', link, {})).json()).toEqual({ ok: true });
  const mails = (await store.outbox.list(200)).filter(({ toAddress }) => toAddress === email);
  expect(mails).toMatchObject([{ link: 'reset' }]);
});

test('neither a parent, a child, a tutor nor a number that is none can be approved, reset or ended', async () => {
  const head = await administrator();
  const mother = await signedIn(api, 'parent', { email: 'mother@maple.test' });
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', mother.id).execute();
  const tablet = (await mother.ask('POST', '/api/family/devices')).json().id;
  const others = [mother, await signedIn(api, 'student', { grade: '3rd' }), await signedIn(api, 'tutor')];
  for (const id of [...others.map((one) => one.id), UNKNOWN])
    for (const what of ['approval', 'password-link'])
      expect(await statusOf(head, 'POST', `/api/school/teachers/${id}/${what}`)).toBe(404);
  expect(await statusOf(head, 'DELETE', `/api/school/devices/${tablet}`)).toBe(404);
  expect((await mother.ask('GET', '/api/family/devices')).json()).toHaveLength(1);
  expect((await store.outbox.list(200)).filter(({ toAddress }) => toAddress === 'mother@maple.test')).toEqual(
    [],
  );
});

test('a device is ended from the school page, and its child is signed out', async () => {
  const head = await administrator();
  const { deviceId, url, teacher } = await room();
  expect(await statusOf(head, 'DELETE', `/api/school/devices/${deviceId}`)).toBe(200);
  expect(await statusOf(head, 'DELETE', `/api/school/devices/${deviceId}`)).toBe(404);
  expect((await teacher.ask('GET', `${url}/devices`)).json()).toEqual([]);
});

test('an administrator reads no class and no child of a colleague', async () => {
  const head = await administrator();
  const { url, cards, id } = await room();
  const [{ childId }] = cards;
  for (const read of [
    url,
    `${url}/view`,
    `${url}/devices`,
    `/api/teacher/progress/overview?studentId=${childId}`,
    `/api/family/links?studentId=${childId}`,
  ])
    expect([read, [403, 404]]).toEqual([read, expect.arrayContaining([await statusOf(head, 'GET', read)])]);
  expect(await statusOf(head, 'POST', `/api/classes/${id}/letters`)).not.toBe(200);
  const seen = await db.selectFrom('visibleChildren').selectAll().where('adultId', '=', head.id).execute();
  expect(seen).toEqual([]);
});

test('strangers of every role, ex-administrators and suspended ones are refused, whatever they call and in whatever order', async () => {
  const { deviceId, teacher } = await room();
  const calls = EVERY_CALL(teacher.id, deviceId);
  const revoked = await administrator('Ex');
  await staff('revoke-school', revoked.username);
  const suspended = await administrator('Asleep');
  await staff('suspend', suspended.username);
  await staff('restore', suspended.username);
  const back = await signedInAgain(suspended);
  const teachers = [await signedIn(api, 'teacher'), revoked, back];
  const strangers = [
    ...teachers,
    await signedIn(api, 'parent'),
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'tutor'),
  ];
  const step = fc.tuple(fc.nat(strangers.length - 1), fc.nat(calls.length - 1));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const [who, what] of steps) {
        const [method, url] = calls[what] ?? calls[0];
        const stranger = strangers[who];
        if (!stranger) throw new Error('nobody');
        const answer = await stranger.ask(method, url, method === 'POST' ? {} : undefined);
        const code = teachers.includes(stranger) ? 'not_found' : 'forbidden_role';
        expect([url, answer.json().code]).toEqual([url, code]);
      }
    }),
    { numRuns: 40, seed: 20_261_128 },
  );
});

test('an unknown and a real teacher are refused with the same bytes', async () => {
  const stranger = await signedIn(api, 'teacher');
  const { teacher } = await room();
  const bodies = await Promise.all(
    [teacher.id, UNKNOWN].map(
      async (id) => (await stranger.ask('POST', `/api/school/teachers/${id}/approval`, {})).body,
    ),
  );
  expect(new Set(bodies).size).toBe(1);
});

test('a right that is taken back in the middle: whatever went through is in the audit log before the end', async () => {
  const head = await administrator();
  const waiting = await Promise.all(Array.from({ length: 8 }, () => signedIn(api, 'teacher')));
  const ids = waiting.map(({ id }) => id);
  await db.updateTable('users').set({ isVerified: false }).where('id', 'in', ids).execute();
  const approvals = ids.map((id) => head.ask('POST', `/api/school/teachers/${id}/approval`, {}));
  const [replies] = await Promise.all([Promise.all(approvals), staff('revoke-school', head.username)]);
  const done = replies.filter(({ statusCode }) => statusCode === 200).length;
  const approved = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('isVerified', '=', true)
    .execute();
  expect(approved).toHaveLength(done);
  for (const [method, url] of EVERY_CALL(ids[0] ?? UNKNOWN, UNKNOWN))
    expect([url, await statusOf(head, method, url)]).toEqual([url, 404]);
});

test('the audit view is read page by page, each line once', async () => {
  const head = await administrator();
  const busy = await signedIn(api, 'teacher', { firstName: 'Busy' });
  const entry = { actorId: busy.id, action: 'classes.create', result: 'done' as const };
  for (let at = 0; at < 120; at += 1) await store.audit.write({ ...entry, requestId: `busy ${at}` });
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const url: string = `/api/school/lines${before === null ? '' : `?before=${before}`}`;
    const page = (await head.ask('GET', url)).json();
    seen.push(...page.lines.map(({ id }: { id: string }) => id));
    before = page.next;
  } while (before !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(120);
});

async function signedInAgain(who: Person): Promise<Person> {
  const { issueSession } = await import('../sessions/issue-session.ts');
  const { cookieToken } = await issueSession(store, { id: who.id, role: 'teacher' }, 'Again', 'password');
  const ask: Person['ask'] = (method, url, payload) =>
    api.app.inject({
      method,
      url,
      cookies: { sessionId: cookieToken },
      ...(payload !== undefined && { payload }),
    });
  return { ...who, cookie: cookieToken, ask };
}
