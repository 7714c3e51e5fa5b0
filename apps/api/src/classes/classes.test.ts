import { PUPILS_MAX, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom, sees } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const student = (firstName: string) => signedIn(api, 'student', { grade: '3rd', firstName });
const audited = async (object: string) =>
  (
    await db
      .selectFrom('auditLog')
      .select('action')
      .where('object', 'like', `${object}%`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('[P1.30] a teacher makes a class and gets a code of six signs', async () => {
  const { teacher, id, code, url } = await classroom(api);
  expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ2-9]{6}$/);
  expect((await teacher.ask('GET', url)).json()).toEqual({
    id,
    name: 'Room 12',
    grade: '3rd',
    code,
    isOpen: true,
    isOwner: true,
    teachers: [{ id: teacher.id, name: 'Ms. Okafor', isOwner: true, isMe: true }],
    pupils: [],
    waiting: [],
  });
  expect((await teacher.ask('GET', '/api/classes')).json()).toMatchObject([{ id, pupils: 0, waiting: 0 }]);
});

test('[P1.31] a student joins with the code and waits; the teacher knows a name and sees nothing before the yes', async () => {
  const { teacher, code, url } = await classroom(api);
  const noor = await student('Noor');
  const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
  const joined = (await noor.ask('POST', '/api/classes/join', { code: typed })).json();
  expect(joined).toMatchObject({ name: 'Room 12', status: 'pending' });
  const read = await teacher.ask('GET', url);
  expect(read.json()).toMatchObject({
    pupils: [],
    waiting: [{ membershipId: expect.any(String), name: 'Noor', since: expect.any(String) }],
  });
  expect(read.body).not.toContain(noor.id);
  expect(await sees(teacher, noor)).toBe(false);
  expect((await teacher.ask('GET', '/api/family/children')).json().children).toEqual([]);

  const [{ membershipId }] = read.json().waiting;
  const stranger = await signedIn(api, 'teacher');
  expect((await stranger.ask('POST', `${url}/requests/${membershipId}`)).statusCode).toBe(404);
  expect((await teacher.ask('POST', `${url}/requests/${membershipId}`)).json()).toEqual({ ok: true });
  expect(await sees(teacher, noor)).toBe(true);
  expect((await noor.ask('GET', '/api/classes/mine')).json()).toMatchObject([
    { name: 'Room 12', status: 'active', teachers: ['Ms. Okafor'] },
  ]);
});

test('a declined wish is gone, and may be made again', async () => {
  const { teacher, code, url } = await classroom(api);
  const noor = await student('Noor');
  const join = () => noor.ask('POST', '/api/classes/join', { code });
  await join();
  const [{ membershipId }] = (await teacher.ask('GET', url)).json().waiting;
  expect((await teacher.ask('DELETE', `${url}/requests/${membershipId}`)).statusCode).toBe(200);
  expect((await teacher.ask('POST', `${url}/requests/${membershipId}`)).statusCode).toBe(404);
  expect((await noor.ask('GET', '/api/classes/mine')).json()).toEqual([]);
  expect((await join()).json().status).toBe('pending');
});

test('[P1.35] leaving, being taken out and archiving end the teacher’s sight with the answer', async () => {
  const room = await classroom(api);
  const [leaves, removed, stays] = [
    await room.addPupil('Ana'),
    await room.addPupil('Bo'),
    await room.addPupil('Cleo'),
  ];
  for (const pupil of [leaves, removed, stays]) expect(await sees(room.teacher, pupil)).toBe(true);
  expect((await leaves.ask('DELETE', `${room.url}/membership`)).statusCode).toBe(200);
  expect(await sees(room.teacher, leaves)).toBe(false);
  expect((await room.teacher.ask('DELETE', `${room.url}/pupils/${removed.id}`)).statusCode).toBe(200);
  expect(await sees(room.teacher, removed)).toBe(false);
  expect((await room.teacher.ask('POST', `${room.url}/archive`)).statusCode).toBe(200);
  expect(await sees(room.teacher, stays)).toBe(false);
  expect((await room.teacher.ask('GET', room.url)).statusCode).toBe(404);
  expect((await room.teacher.ask('GET', '/api/classes')).json()).toMatchObject([
    { id: room.id, archivedAt: expect.any(String), isOpen: false },
  ]);
  expect((await leaves.ask('DELETE', `${room.url}/membership`)).statusCode).toBe(404);
});

test('no other teacher takes a pupil out of a class, and nobody who only waits is a pupil', async () => {
  const [room, stranger] = [await classroom(api), await signedIn(api, 'teacher')];
  const [ana, bo] = [await room.addPupil('Ana'), await student('Bo')];
  await bo.ask('POST', '/api/classes/join', { code: room.code });
  const out = async (who: Person, pupil: Person) =>
    (await who.ask('DELETE', `${room.url}/pupils/${pupil.id}`)).statusCode;
  expect([await out(stranger, ana), await out(room.teacher, bo)]).toEqual([404, 404]);
  expect(await sees(room.teacher, ana)).toBe(true);
  expect((await room.teacher.ask('GET', room.url)).json().waiting).toHaveLength(1);
});

test('a class that is closed, archived or never was answers a code alike', async () => {
  const { teacher, code, url } = await classroom(api);
  const noor = await student('Noor');
  const join = async (typed: string) => {
    const reply = await noor.ask('POST', '/api/classes/join', { code: typed });
    return [reply.statusCode, reply.body];
  };
  const never = await join('BBBBBB');
  expect((await teacher.ask('PATCH', url, { isOpen: false, name: 'Room 13' })).json()).toMatchObject({
    isOpen: false,
    name: 'Room 13',
    grade: '3rd',
  });
  expect(await join(code)).toEqual(never);
  await teacher.ask('PATCH', url, { isOpen: true });
  await teacher.ask('POST', `${url}/archive`);
  expect(await join(code)).toEqual(never);
});

test('a class has a hundred seats, however many ask at once, and two yeses at once are one', async () => {
  const { teacher, code, url } = await classroom(api);
  const names = Array.from({ length: PUPILS_MAX - 3 }, (_, index) => `Pupil ${index}`).join('\n');
  // Written straight into the database: this test does not need a hundred hashes.
  const children = await db
    .insertInto('users')
    .values(names.split('\n').map((firstName, index) => ({ username: `seated-${index}`, firstName })))
    .returning('id')
    .execute();
  await api.services.store.classMembers.add(
    url.split('/').at(-1) ?? '',
    children.map(({ id }) => id),
  );
  const many = await Promise.all(Array.from({ length: 12 }, (_, index) => student(`Late ${index}`)));
  const answers = await Promise.all(
    [...many, ...many].map((who) => who.ask('POST', '/api/classes/join', { code })),
  );
  const { waiting } = (await teacher.ask('GET', url)).json();
  expect(waiting).toHaveLength(3);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(18);
  expect(refused[0]?.json()).toMatchObject({ code: 'wrong_state', message: 'This class is full.' });

  const approve = () => teacher.ask('POST', `${url}/requests/${waiting[0].membershipId}`);
  const yeses = await Promise.all([approve(), approve(), approve()]);
  expect(yeses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
});

test('a teacher with an invitation sees the pupils; the code is good once, the owner ends it', async () => {
  const room = await classroom(api);
  const pupil = await room.addPupil('Noor');
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  const others = await Promise.all(Array.from({ length: 8 }, () => signedIn(api, 'teacher')));
  const answers = await Promise.all(
    others.map((who) => who.ask('POST', '/api/classes/join-as-teacher', { code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const second = others[answers.findIndex(({ statusCode }) => statusCode === 200)];
  if (!second) throw new Error('nobody came in');
  expect(await sees(second, pupil)).toBe(true);
  expect((await second.ask('GET', room.url)).json()).toMatchObject({ isOwner: false });
  for (const [method, path] of [
    ['POST', '/archive'],
    ['POST', '/invite'],
    ['DELETE', `/teachers/${room.teacher.id}`],
  ] as const)
    expect((await second.ask(method, room.url + path)).statusCode, path).toBe(403);

  const remove = (id: string) => room.teacher.ask('DELETE', `${room.url}/teachers/${id}`);
  expect((await remove(room.teacher.id)).statusCode).toBe(404);
  expect((await remove(second.id)).statusCode).toBe(200);
  expect(await sees(second, pupil)).toBe(false);
  expect((await second.ask('GET', room.url)).statusCode).toBe(404);
});

test('an invitation older than seven days, of an archived class, or renewed lets nobody in; its owner keeps it', async () => {
  const room = await classroom(api);
  const invite = async () => (await room.teacher.ask('POST', `${room.url}/invite`)).json().code;
  const enter = async (code: string, who = signedIn(api, 'teacher')) =>
    (await (await who).ask('POST', '/api/classes/join-as-teacher', { code })).statusCode;
  const [old, fresh] = [await invite(), await invite()];
  expect(await enter(old)).toBe(404);
  expect(await enter(fresh, Promise.resolve(room.teacher))).toBe(409);
  api.setNow(new Date(Date.now() + 7.1 * DAY_MS));
  // No session lives so long: these are signed in after the clock was moved.
  expect(await enter(fresh)).toBe(404);
  api.setNow(null);
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect(await enter(fresh)).toBe(404);
});

test('every step of a class is in the audit table', async () => {
  const room = await classroom(api);
  const pupil = await room.addPupil('Noor');
  await room.teacher.ask('PATCH', room.url, { name: 'Room 14' });
  await room.teacher.ask('POST', `${room.url}/invite`);
  await room.teacher.ask('DELETE', `${room.url}/pupils/${pupil.id}`);
  await room.teacher.ask('POST', `${room.url}/code`);
  await room.teacher.ask('POST', `${room.url}/archive`);
  await room.teacher.ask('DELETE', `${room.url}/archive`);
  expect(await audited(room.id)).toEqual([
    'classes.create',
    'classes.join',
    'classes.approve',
    'classes.update',
    'classes.invite',
    'classes.removePupil',
    'classes.renewCode',
    'classes.archive',
    'classes.reopen',
  ]);
});
