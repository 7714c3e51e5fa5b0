import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { eraseDueAccounts } from '../privacy/erase-due-accounts.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
let count = 0;

/** A child with two guardians; the first has an address that she confirmed, the second one that he never did. */
async function family() {
  count += 1;
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor', passwordHash });
  const ana = await signedIn(api, 'parent', {
    firstName: 'Ana',
    email: `ana${count}@example.org`,
    passwordHash,
  });
  const bo = await signedIn(api, 'parent', {
    firstName: 'Bo',
    email: `bo${count}@example.org`,
    isConfirmed: false,
    passwordHash,
  });
  await store.family.link(child.id, ana.id, 'primary', 'active');
  await store.family.link(child.id, bo.id, 'secondary', 'active');
  const url = `/api/family/children/${child.id}`;
  return { child, ana, bo, url };
}
const read = async (who: Person) => (await who.ask('GET', '/api/family/notices')).json();
const mailsTo = (who: Person) =>
  db
    .selectFrom('outbox')
    .select(['subject', 'bodyText'])
    .where('userId', '=', who.id)
    .orderBy('id')
    .execute();
const undo = async (who: Person, at = 0) =>
  (await who.ask('POST', `/api/family/notices/${(await read(who))[at].id}/undo`)).statusCode;
const logIn = (child: Person, knownBrowser?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: child.username, password: PASSWORD },
    ...(knownBrowser !== undefined && { cookies: { knownBrowser } }),
  });

test('[P1.28] both guardians are told of an export, on the page and by mail, but no mail goes to an address nobody confirmed', async () => {
  const { child, ana, bo, url } = await family();
  expect((await bo.ask('POST', `${url}/export`, { password: PASSWORD })).statusCode).toBe(200);
  for (const who of [ana, bo])
    expect(await read(who)).toEqual([
      {
        id: expect.any(String),
        childId: child.id,
        kind: 'export',
        text: "Noor's data was exported.",
        by: 'Bo',
        isByMe: who === bo,
        about: null,
        at: expect.any(String),
        isSeen: false,
        undoUntil: null,
        isUndone: false,
      },
    ]);
  expect(await mailsTo(ana)).toEqual([
    {
      subject: 'About Noor on Noodlenaut',
      bodyText: "Noor's data was exported.\n\nLook at it here:\nhttp://localhost:3000/family",
    },
  ]);
  expect(await mailsTo(bo)).toEqual([]);
  await ana.ask('POST', '/api/family/notices/seen');
  expect([(await read(ana))[0].isSeen, (await read(bo))[0].isSeen]).toEqual([true, false]);
});

test('[P1.54] the primary guardian alone has the account erased; every guardian is told and may undo it for seven days', async () => {
  const { child, ana, bo, url } = await family();
  const erase = (who: Person) => who.ask('POST', `${url}/deletion`, { password: PASSWORD });
  expect((await erase(bo)).json().code).toBe('forbidden_role');
  expect((await logIn(child)).statusCode).toBe(200);
  expect((await erase(ana)).statusCode).toBe(200);
  expect((await read(bo))[0]).toMatchObject({ kind: 'erasure', by: 'Ana', undoUntil: expect.any(String) });
  expect(await undo(bo)).toBe(200);
  expect((await logIn(child)).statusCode).toBe(200);
  expect((await read(ana)).find(({ kind }: { kind: string }) => kind === 'erasure')).toMatchObject({
    isUndone: true,
    undoUntil: null,
  });
  expect((await read(ana)).map(({ kind }: { kind: string }) => kind)).toContain('erasure-stopped');
});

test('a sign-in on a browser the child was never seen on is told once; ending it signs the browser out', async () => {
  const { child, ana } = await family();
  const first = await logIn(child);
  const known = first.cookies.find(({ name }) => name === 'knownBrowser');
  expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await logIn(child, known?.value);
  expect(await read(ana)).toHaveLength(1);
  const second = await logIn(child);
  expect(await read(ana)).toHaveLength(2);
  expect((await read(ana))[0]).toMatchObject({
    kind: 'new-device',
    text: expect.stringContaining('new to us'),
  });
  const seen = async (reply: typeof first) => {
    const cookies = { sessionId: reply.cookies.find(({ name }) => name === 'sessionId')?.value ?? '' };
    return (await api.app.inject({ url: '/api/user', cookies })).statusCode;
  };
  expect(await undo(ana)).toBe(200);
  expect([await seen(first), await seen(second)]).toEqual([200, 401]);
  // One browser has a different number for each child.
  const rows = await db
    .selectFrom('childBrowsers')
    .select('deviceHash')
    .where('childId', '=', child.id)
    .execute();
  expect(rows).toHaveLength(2);
  const { child: sibling } = await family();
  await logIn(sibling, known?.value);
  const { deviceHash } = await db
    .selectFrom('childBrowsers')
    .select('deviceHash')
    .where('childId', '=', sibling.id)
    .executeTakeFirstOrThrow();
  expect(rows.map((row) => row.deviceHash)).not.toContain(deviceHash);
});

test('a device that one guardian trusts is told to the others; the primary guardian or who trusted it ends it', async () => {
  const { ana, bo } = await family();
  for (const ender of [ana, bo]) {
    await bo.ask('POST', '/api/family/devices');
    expect((await read(ana))[0]).toMatchObject({ kind: 'device-trusted', by: 'Bo' });
    expect(await undo(ender)).toBe(200);
    expect((await bo.ask('GET', '/api/family/devices')).json()).toEqual([]);
  }
  await ana.ask('POST', '/api/family/devices');
  expect(await undo(bo)).toBe(409);
  expect((await ana.ask('GET', '/api/family/devices')).json()).toHaveLength(1);
});

test('a new way to sign in, also one that the child chose itself, is told', async () => {
  const { child, ana, bo, url } = await family();
  const change = { currentPassword: PASSWORD, newPassword: 'a quite different one' };
  expect((await child.ask('POST', '/api/password/change', change)).statusCode).toBe(200);
  await ana.ask('POST', `${url}/sign-in`, {});
  expect((await read(bo)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'sign-in-reset',
    'sign-in-reset',
  ]);
});

test('a second teacher of a class, and a class that is taken up again, are told; taking the child out undoes it', async () => {
  const { child, ana, bo } = await family();
  const room = await classroom(api);
  await store.classMembers.addPupil(room.id, child.id);
  const second = await signedIn(api, 'teacher', { firstName: 'Mr. Lund' });
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await second.ask('POST', '/api/classes/join-as-teacher', { code });
  expect(await read(bo)).toMatchObject([{ kind: 'new-teacher', by: 'Mr. Lund', about: 'Room 12' }]);
  await room.teacher.ask('POST', `${room.url}/archive`);
  await room.teacher.ask('DELETE', `${room.url}/archive`);
  expect(await read(ana)).toHaveLength(2);
  expect(await undo(ana)).toBe(200);
  expect((await room.teacher.ask('GET', room.url)).json().pupils).toEqual([]);
  expect(await undo(bo, 1)).toBe(409);
});

test('who asks for a link, and who gets one, are told to all guardians', async () => {
  const { child, ana, bo } = await family();
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const cy = await signedIn(api, 'parent', { firstName: 'Cy' });
  const { linkId } = (await cy.ask('POST', '/api/family/links', { code })).json();
  expect(await read(bo)).toMatchObject([{ kind: 'link-asked', by: 'Cy', about: 'Cy' }]);
  expect(await read(cy)).toEqual([]);
  await ana.ask('POST', `/api/family/links/${linkId}/confirm`);
  for (const who of [ana, bo, cy])
    expect((await read(who))[0]).toMatchObject({ kind: 'link-new', about: 'Cy' });
});

test('when a guardian’s account is erased, the others are told that the link ended', async () => {
  const { ana, bo } = await family();
  await db
    .insertInto('accountDeletions')
    .values({ userId: bo.id, askedAt: new Date('2026-01-01'), eraseAt: new Date('2026-01-10') })
    .execute();
  await eraseDueAccounts(api.services);
  expect(await read(ana)).toMatchObject([{ kind: 'link-ended', by: null, undoUntil: null }]);
});

test('a notice is its guardian’s alone, also to undo', async () => {
  const { ana, bo, url } = await family();
  await ana.ask('POST', `${url}/deletion`, { password: PASSWORD });
  const [{ id }] = await read(bo);
  for (const other of [ana, await signedIn(api, 'parent')])
    expect((await other.ask('POST', `/api/family/notices/${id}/undo`)).statusCode).toBe(404);
  expect(await undo(bo)).toBe(200);
});

test('an undoing that two press at once happens once', async () => {
  const { ana, bo, url } = await family();
  await ana.ask('POST', `${url}/deletion`, { password: PASSWORD });
  const answers = await Promise.all([undo(ana), undo(bo), undo(ana)]);
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await read(bo)).filter(({ kind }: { kind: string }) => kind === 'erasure-stopped')).toHaveLength(1);
});
