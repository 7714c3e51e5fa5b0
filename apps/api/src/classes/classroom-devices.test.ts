import { LIMITERS, DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { firstGrades, sessionOf } from '../testing/first-grades.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });

const { firstGrade, trust, facesOn, signIn } = firstGrades(api);
const inStrict = firstGrades(strict);
const isIn = async (sessionId: string): Promise<boolean> =>
  (await api.app.inject({ url: '/api/auth/user', cookies: { sessionId } })).statusCode === 200;

test('[P1.26] on a device the class trusts a child taps its name and three pictures; the teacher is signed out there', async () => {
  const { room, pupils } = await firstGrade(['Amara', 'Ben']);
  const [amara] = pupils;
  const tablet = await trust(room);
  expect([tablet.reply.statusCode, tablet.reply.json().label]).toEqual([200, 'Tablet 1']);
  expect(tablet.reply.cookies.find(({ name }) => name === 'familyDevice')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect([await isIn(tablet.cookieToken), await isIn(room.teacher.cookie)]).toEqual([false, true]);
  expect((await facesOn(tablet.token)).map(({ name }) => name)).toEqual(['Amara', 'Ben']);
  if (!amara) throw new Error('no pupil');
  const reply = await signIn(tablet.token, amara.id, amara.pictures);
  expect(reply.json()).toMatchObject({ user: { id: amara.id, role: 'student' } });
  const stored = await api.services.db.selectFrom('trustedDevices').select('tokenHash').execute();
  expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(tablet.token);
});

test('a class code shows no name, and neither does any device that is not of this class', async () => {
  const { room, pupils } = await firstGrade(['Amara']);
  const other = await firstGrade(['Zoe']);
  const theirs = await trust(other.room);
  expect(await facesOn(room.code)).toEqual([]);
  expect((await facesOn(theirs.token)).map(({ name }) => name)).toEqual(['Zoe']);
  const [amara] = pupils;
  if (!amara) throw new Error('no pupil');
  expect((await signIn(theirs.token, amara.id, amara.pictures)).statusCode).toBe(401);
  // A device of one class of a teacher shows nobody of the teacher's other class.
  const second = (await other.room.teacher.ask('POST', '/api/classes', { name: 'Bees', grade: 'k' })).json();
  await other.room.teacher.ask('POST', `/api/classes/${second.id}/pupils`, { text: 'Leo' });
  expect((await facesOn(theirs.token)).map(({ name }) => name)).toEqual(['Zoe']);
});

test('only pupils with pictures whose accounts the class made have a face there', async () => {
  const { room } = await firstGrade(['Amara']);
  await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Old, 5th' });
  const own = await room.addPupil('Own');
  await api.services.store.pictureSignIn.keep(own.id, await api.services.passwords.hash('cat dog key'));
  const tablet = await trust(room);
  expect((await facesOn(tablet.token)).map(({ name }) => name)).toEqual(['Amara']);
  expect((await signIn(tablet.token, own.id, ['cat', 'dog', 'key'])).statusCode).toBe(401);
});

test('fifty guesses at once reach the pictures six times, and thirty faces do not get six tries each', async () => {
  const names = Array.from(
    { length: 30 },
    (_, at) => `Kid ${String.fromCodePoint(65 + (at % 26))}${at > 25 ? 'b' : 'a'}`,
  );
  const { room, pupils } = await inStrict.firstGrade(names);
  const tablet = await inStrict.trust(room);
  const wrong = (id: string) => inStrict.signIn(tablet.token, id, ['dog', 'dog', 'dog']);
  const reached = async (tries: readonly ReturnType<typeof wrong>[]) =>
    (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 401).length;
  const [first] = pupils;
  if (!first) throw new Error('no pupil');
  expect(await reached(Array.from({ length: 50 }, () => wrong(first.id)))).toBe(6);
  let all = 6;
  for (const { id } of pupils.slice(1)) all += await reached(Array.from({ length: 6 }, () => wrong(id)));
  expect(all).toBe(LIMITERS['login.pictures.device'].points);
});

test('a device that is ended signs out who plays there, and only of that device', async () => {
  const { room, pupils } = await firstGrade(['Amara', 'Ben']);
  const [amara, ben] = pupils;
  const [one, two] = [await trust(room), await trust(room)];
  if (!amara || !ben) throw new Error('no pupil');
  const here = sessionOf(await signIn(one.token, amara.id, amara.pictures));
  const there = sessionOf(await signIn(two.token, ben.id, ben.pictures));
  const list = (await room.teacher.ask('GET', `${room.url}/devices`)).json();
  expect(list).toMatchObject([
    { id: one.id, label: 'Tablet 1', trustedBy: 'Ms. Okafor', isThis: false },
    { id: two.id },
  ]);
  expect(JSON.stringify(list)).not.toContain('tokenHash');
  expect((await room.teacher.ask('DELETE', `${room.url}/devices/${one.id}`)).statusCode).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([false, true]);
  expect([await facesOn(one.token), (await facesOn(two.token)).length]).toEqual([[], 2]);
});

test('a child who leaves, an archived class and a teacher who is taken out end what the device opened', async () => {
  const { room, pupils } = await firstGrade(['Amara', 'Ben', 'Cleo']);
  const [amara, ben, cleo] = pupils;
  if (!amara || !ben || !cleo) throw new Error('no pupil');
  const colleague = await signedIn(api, 'teacher');
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await colleague.ask('POST', '/api/classes/join-as-teacher', { code });
  const [mine, theirs] = [await trust(room), await trust(room, colleague)];
  const first = sessionOf(await signIn(mine.token, amara.id, amara.pictures));
  await room.teacher.ask('DELETE', `${room.url}/pupils/${amara.id}`);
  expect(await isIn(first)).toBe(false);
  expect((await facesOn(mine.token)).map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
  expect((await signIn(mine.token, amara.id, amara.pictures)).statusCode).toBe(401);

  const second = sessionOf(await signIn(theirs.token, ben.id, ben.pictures));
  const third = sessionOf(await signIn(mine.token, cleo.id, cleo.pictures));
  expect(await isIn(second)).toBe(true);
  await room.teacher.ask('DELETE', `${room.url}/teachers/${colleague.id}`);
  expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
  expect([await facesOn(theirs.token), (await facesOn(mine.token)).length]).toEqual([[], 2]);

  await room.teacher.ask('POST', `${room.url}/archive`);
  expect([await isIn(third), await facesOn(mine.token)]).toEqual([false, []]);
  await room.teacher.ask('DELETE', `${room.url}/archive`);
  expect(await facesOn(mine.token)).toEqual([]);
});

test('who hands the class over teaches it on, and so do the devices', async () => {
  const { room } = await firstGrade(['Amara']);
  const colleague = await signedIn(api, 'teacher');
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await colleague.ask('POST', '/api/classes/join-as-teacher', { code });
  const devices = [await trust(room), await trust(room, colleague)];
  await room.teacher.ask('POST', `${room.url}/teachers/${colleague.id}/owner`);
  for (const { token } of devices) expect(await facesOn(token)).toHaveLength(1);
});

test('strangers, ex-teachers and a bearer alone neither trust, read nor end devices', async () => {
  const { room } = await firstGrade(['Amara']);
  const { id } = await trust(room);
  const stranger = await signedIn(api, 'teacher');
  for (const [method, url] of [
    ['GET', `${room.url}/devices`],
    ['POST', `${room.url}/devices`],
    ['DELETE', `${room.url}/devices/${id}`],
  ] as const)
    expect((await stranger.ask(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(404);
  const other = await classroom(api);
  expect((await other.teacher.ask('DELETE', `${other.url}/devices/${id}`)).statusCode).toBe(404);
  expect((await room.teacher.ask('DELETE', `/api/family/devices/${id}`)).statusCode).toBe(404);
  expect((await room.teacher.ask('GET', `${room.url}/devices`)).json()).toHaveLength(1);
});

test('a class has forty devices however many are trusted at once, and one is over with the school year', async () => {
  const { room } = await firstGrade(['Amara']);
  const tries = await Promise.all(Array.from({ length: 43 }, () => trust(room)));
  expect(tries.filter(({ reply }) => reply.statusCode === 200)).toHaveLength(40);
  const refused = tries.find(({ reply }) => reply.statusCode !== 200);
  expect(refused?.reply.json().code).toBe('wrong_state');
  const [device] = tries.filter(({ reply }) => reply.statusCode === 200);
  if (!device) throw new Error('no device');
  api.setNow(new Date(Date.now() + ((device.maxAge ?? 0) * 1000 + DAY_MS)));
  expect(await facesOn(device.token)).toEqual([]);
  api.setNow(null);
});

test('a session on a shared device ends soon unused, at home it lasts the day', async () => {
  const { room, pupils } = await firstGrade(['Amara']);
  const [amara] = pupils;
  if (!amara) throw new Error('no pupil');
  const { token } = await trust(room);
  await signIn(token, amara.id, amara.pictures);
  const idle = await api.services.db
    .selectFrom('sessions')
    .select('idleSeconds')
    .where('userId', '=', amara.id)
    .execute();
  expect(idle.map(({ idleSeconds }) => idleSeconds)).toEqual([1800, 1800]);
});

test('a session on a shared device ends two hours after the sign-in, also while a page keeps asking', async () => {
  const { room, pupils } = await firstGrade(['Amara']);
  const [amara] = pupils;
  if (!amara) throw new Error('no pupil');
  const { token } = await trust(room);
  const session = sessionOf(await signIn(token, amara.id, amara.pictures));
  const later = (minutes: number) =>
    api.services.db
      .updateTable('sessions')
      .set({ expire: sql<Date>`expire - ${minutes} * interval '1 minute'` })
      .where('userId', '=', amara.id)
      .execute();
  await later(118);
  expect(await isIn(session)).toBe(true);
  await api.services.toucher.flush();
  await later(2);
  expect(await isIn(session)).toBe(false);
});
