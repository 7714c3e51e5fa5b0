import { hashToken } from '@noodlenaut/db';
import { GUARDIANS_MAX, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100' } });
const { db, store } = api.services;
const student = (firstName = 'Noor') => signedIn(api, 'student', { grade: '3rd', firstName });
const parent = (firstName = 'Ana') => signedIn(api, 'parent', { firstName });

const newCode = async (who: Person, childId?: string): Promise<string> =>
  (await who.ask('POST', '/api/family/code', { childId })).json().code;
const redeem = (who: Person, code: string) => who.ask('POST', '/api/family/links', { code });
const confirm = (who: Person, linkId: string) => who.ask('POST', `/api/family/links/${linkId}/confirm`);
const end = (who: Person, linkId: string) => who.ask('DELETE', `/api/family/links/${linkId}`);
const sees = async (who: Person, child: Person) =>
  (await who.ask('GET', `/api/teacher/progress/overview?studentId=${child.id}`)).statusCode === 200;
const audited = (childId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'object', 'result'])
    .where('childId', '=', childId)
    .orderBy('id')
    .execute();

/** How many grown-ups the child's own dashboard says wait for its yes. */
const waitsForMe = async (child: Person): Promise<unknown> =>
  (await child.ask('GET', '/api/dashboard')).json().linksToConfirm;

/** A child with a grown-up whose link is active. */
async function family() {
  const [child, mother] = [await student(), await parent()];
  const { linkId } = (await redeem(mother, await newCode(child))).json();
  await confirm(child, linkId);
  return { child, mother, linkId: String(linkId) };
}

test('[P1.13] [P1.21] [P1.23] a parent enters the code, waits without sight, and sees after the student’s yes', async () => {
  const [child, mother] = [await student(), await parent()];
  const code = await newCode(child);
  const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
  const asked = (await redeem(mother, typed)).json();
  expect(asked).toEqual({ linkId: expect.any(String), status: 'pending' });
  expect(await sees(mother, child)).toBe(false);
  expect(await waitsForMe(child)).toBe(1);
  expect((await confirm(mother, asked.linkId)).statusCode).toBe(404);
  expect((await confirm(child, asked.linkId)).json()).toEqual({ linkId: asked.linkId, status: 'active' });
  expect(await sees(mother, child)).toBe(true);
  expect(await waitsForMe(child)).toBe(0);
});

test('[P1.22] [P1.23] with a linked guardian only that one confirms, the student cannot', async () => {
  const { child, mother } = await family();
  const father = await parent('Bo');
  const { linkId } = (await redeem(father, await newCode(mother, child.id))).json();
  expect(await waitsForMe(child)).toBe(0);
  expect((await confirm(child, linkId)).statusCode).toBe(404);
  expect((await confirm(await parent('Stranger'), linkId)).statusCode).toBe(404);
  expect((await confirm(mother, linkId)).statusCode).toBe(200);
  expect(await sees(father, child)).toBe(true);
});

test('[P1.20] [I9] a new code ends the one before; a code is good once, however many hands it is in', async () => {
  const child = await student();
  const [old, fresh] = [await newCode(child), await newCode(child)];
  expect((await redeem(await parent(), old)).statusCode).toBe(404);
  const grownUps = await Promise.all(Array.from({ length: 60 }, () => parent()));
  const answers = await Promise.all(grownUps.map((who) => redeem(who, fresh)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(59);
  const links = await db.selectFrom('guardianLinks').selectAll().where('childId', '=', child.id).execute();
  expect(links).toHaveLength(1);
});

test('two who renew a code at once leave one that works', async () => {
  const { child, mother } = await family();
  const codes = await Promise.all([newCode(child), newCode(mother, child.id), newCode(child)]);
  const answers = await Promise.all(codes.map(async (code) => redeem(await parent(), code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a code is good for seven days, and its text stands in no table', async () => {
  const [child, mother] = [await student(), await parent()];
  const made = (await child.ask('POST', '/api/family/code')).json();
  expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 360_000)).toBe(7 * 240);
  const kept = await db.selectFrom('familyCodes').selectAll().where('childId', '=', child.id).execute();
  expect(JSON.stringify(kept)).not.toContain(made.code);
  const goTo = async (days: number) => {
    const moment = new Date(Date.now() + days * DAY_MS);
    api.setNow(moment);
    await store.sessions.confirm(hashToken(mother.cookie), moment);
  };
  await goTo(7.01);
  const late = await redeem(mother, made.code);
  await goTo(6.99);
  const inTime = await redeem(mother, made.code);
  api.setNow(null);
  expect([late.statusCode, inTime.statusCode]).toEqual([404, 200]);
});

test('a code is for a child: a grown-up has none of its own, and no child has one for another', async () => {
  const [mother, child] = [await parent(), await student()];
  expect((await mother.ask('POST', '/api/family/code', {})).statusCode).toBe(404);
  expect((await (await student()).ask('POST', '/api/family/code', { childId: child.id })).statusCode).toBe(
    404,
  );
});

test('a link that ended is confirmed by nobody; it needs a new code', async () => {
  const { child, mother } = await family();
  const father = await parent('Bo');
  const { linkId } = (await redeem(father, await newCode(mother, child.id))).json();
  await end(mother, linkId);
  expect((await confirm(mother, linkId)).json()).toMatchObject({ code: 'wrong_state' });
  expect(await sees(father, child)).toBe(false);
});

test('a code older than seven days, and one never given, are refused alike', async () => {
  const child = await student();
  const code = await newCode(child);
  await db
    .updateTable('familyCodes')
    .set({ createdAt: new Date('2026-01-01'), expiresAt: new Date('2026-01-08') })
    .where('childId', '=', child.id)
    .execute();
  const [late, never] = [await redeem(await parent(), code), await redeem(await parent(), 'BBBBCCCC')];
  expect([late.statusCode, late.body.replace(/"requestId":"[^"]+"/, '')]).toEqual([
    404,
    never.body.replace(/"requestId":"[^"]+"/, ''),
  ]);
});

test('[P1.27] the eleventh grown-up is refused and the code stays good for when there is room', async () => {
  const { child, mother } = await family();
  for (let count = 1; count < GUARDIANS_MAX; count += 1) {
    const another = await parent();
    const { linkId } = (await redeem(another, await newCode(mother, child.id))).json();
    await confirm(mother, linkId);
  }
  const code = await newCode(child);
  const eleventh = await parent();
  expect((await redeem(eleventh, code)).json()).toMatchObject({ code: 'wrong_state' });
  const { guardians } = (await child.ask('GET', '/api/family/links')).json();
  expect(guardians).toHaveLength(GUARDIANS_MAX);
  await end(mother, guardians[4].linkId);
  expect((await redeem(eleventh, code)).statusCode).toBe(200);
});

test('[P1.28] a grown-up ends their link, and sight is gone with the answer; a stranger and the child end none', async () => {
  const { child, mother, linkId } = await family();
  for (const other of [child, await parent()]) expect((await end(other, linkId)).statusCode).toBe(404);
  expect(await sees(mother, child)).toBe(true);
  expect((await end(mother, linkId)).json().status).toBe('revoked');
  expect(await sees(mother, child)).toBe(false);
});

test('[P1.29] every ask, yes and end of a link is in the audit table', async () => {
  const { child, mother, linkId } = await family();
  await end(mother, linkId);
  // Who did it, and to which link or grown-up.
  expect(await audited(child.id)).toEqual([
    { action: 'family.makeCode', actorId: child.id, object: null, result: 'done' },
    { action: 'family.redeemCode', actorId: mother.id, object: linkId, result: 'done' },
    { action: 'family.confirmLink', actorId: child.id, object: mother.id, result: 'done' },
    { action: 'family.endLink', actorId: mother.id, object: mother.id, result: 'done' },
  ]);
});

test('a link that ended begins anew with a new code, waiting again', async () => {
  const { child, mother, linkId } = await family();
  await end(mother, linkId);
  const again = (await redeem(mother, await newCode(child))).json();
  expect(again).toEqual({ linkId, status: 'pending' });
  expect(await sees(mother, child)).toBe(false);
});

test('the child and its guardians read who can see it; a stranger, a teacher and another child do not', async () => {
  const { child, mother } = await family();
  const teacher = await signedIn(api, 'teacher', { firstName: 'Ms. Okafor' });
  const room = await api.services.store.classes.create({
    teacherId: teacher.id,
    name: 'Room 12',
    grade: '3rd',
    code: 'BCDFGH',
  });
  await api.services.store.classMembers.addPupil(room.id, child.id);
  const read = (await child.ask('GET', '/api/family/links')).json();
  expect(read).toMatchObject({
    child: { id: child.id, name: 'Noor' },
    isPrimary: false,
    guardians: [
      { name: 'Ana', kind: 'primary', status: 'active', isMe: false, mayConfirm: false, mayEnd: false },
    ],
    teachers: [{ className: 'Room 12', name: 'Ms. Okafor' }],
  });
  const url = `/api/family/links?studentId=${child.id}`;
  expect((await mother.ask('GET', url)).json().guardians[0].isMe).toBe(true);
  expect((await teacher.ask('GET', url)).statusCode).toBe(403);
  for (const stranger of [await parent(), await student()])
    expect((await stranger.ask('GET', url)).statusCode).toBe(404);
  expect((await mother.ask('GET', '/api/family/links')).statusCode).toBe(404);
});

test('[P1.24] [P1.25] [P1.26] a parent makes accounts without an e-mail: pictures for a kindergartner, a password for a third-grader', async () => {
  const mother = await parent();
  const make = (child: object) => mother.ask('POST', '/api/family/children', child);
  const young = (await make({ nickname: 'Leo', grade: 'k', pictures: ['cat', 'star', 'key'] })).json();
  expect(young).toEqual({
    id: expect.any(String),
    username: expect.stringMatching(/^[a-z]+-[a-z]+-\d{4}$/),
    password: null,
  });
  const older = (await make({ nickname: 'Mia', grade: '3rd' })).json();
  const login = (password: string) =>
    api.app.inject({ method: 'POST', url: '/api/login', payload: { username: older.username, password } });
  expect((await login(older.password)).json().user).toMatchObject({
    role: 'student',
    firstName: 'Mia',
  });
  expect((await make({ nickname: 'Leo', grade: 'k' })).json().issues[0].path).toBe('pictures');
  expect((await make({ nickname: 'Leo', grade: 'k', pictures: ['cat', 'cat'] })).statusCode).toBe(400);
  for (const { id } of [young, older])
    expect((await mother.ask('GET', `/api/teacher/progress/overview?studentId=${id}`)).statusCode).toBe(200);
});

test('the pictures of a child are no password of the plain sign-in', async () => {
  const mother = await parent();
  const { username } = (
    await mother.ask('POST', '/api/family/children', {
      nickname: 'Leo',
      grade: 'k',
      pictures: ['cat', 'star', 'key'],
    })
  ).json();
  for (const password of ['cat star key', '', 'catstarkey']) {
    const payload = { username, password };
    expect((await api.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).not.toBe(200);
  }
});
