import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
const PICTURES = ['cat', 'star', 'key'];

const child = async (parent: Person, grade = 'k') =>
  (await parent.ask('POST', '/api/family/children', { nickname: 'Leo', grade, pictures: PICTURES })).json();
/** Trusts a browser of the parent and gives back its cookie. */
const device = async (parent: Person): Promise<string> => {
  const reply = await parent.ask('POST', '/api/family/devices');
  const cookie = reply.cookies.find(({ name }) => name === 'familyDevice');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return cookie?.value ?? '';
};
const on =
  (familyDevice: string, at = api) =>
  (method: 'GET' | 'POST', url: string, payload?: object) =>
    at.app.inject({ method, url, cookies: { familyDevice }, ...(payload && { payload }) });
const signIn = (familyDevice: string, payload: object) =>
  on(familyDevice)('POST', '/api/login/pictures', { pictures: PICTURES, ...payload });

test('[P1.26] three pictures in order sign in on a device the family trusts, and on no other', async () => {
  const mother = await signedIn(api, 'parent');
  const { id } = await child(mother);
  const tablet = await device(mother);
  expect((await on(tablet)('GET', '/api/login/pictures')).json()).toEqual([{ id, name: 'Leo' }]);
  const signedUp = await signIn(tablet, { childId: id });
  expect(signedUp.json()).toMatchObject({ user: { id, role: 'student' }, sessionId: expect.any(String) });
  expect(signedUp.cookies.find(({ name }) => name === 'sessionId')).toMatchObject({ httpOnly: true });
  expect((await signIn(tablet, { childId: id, pictures: ['star', 'cat', 'key'] })).statusCode).toBe(401);
  for (const other of ['', await device(await signedIn(api, 'parent'))]) {
    expect((await on(other)('GET', '/api/login/pictures')).json()).toEqual([]);
    expect((await signIn(other, { childId: id })).statusCode).toBe(401);
  }
});

test('after six tries the child waits, also with the right pictures', async () => {
  const mother = await signedIn(strict, 'parent');
  const { id } = await child(mother);
  const tablet = await device(mother);
  const tries = await Promise.all(
    Array.from({ length: 40 }, () =>
      on(tablet, strict)('POST', '/api/login/pictures', { childId: id, pictures: ['dog', 'dog', 'dog'] }),
    ),
  );
  expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6);
  const waiting = await on(tablet, strict)('POST', '/api/login/pictures', {
    childId: id,
    pictures: PICTURES,
  });
  expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 60]).toEqual([429, true]);
});

test('a QR code of a grown-up lets in once, within ten minutes, on any device', async () => {
  const mother = await signedIn(api, 'parent');
  const { id } = await child(mother);
  const qr = async () => (await mother.ask('POST', `/api/family/children/${id}/qr`)).json().token;
  const token = await qr();
  expect((await on('')('POST', '/api/login/pictures/guest', { token })).json()).toEqual({ name: 'Leo' });
  const atOnce = await Promise.all([signIn('', { token }), signIn('', { token }), signIn('', { token })]);
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  const late = await qr();
  api.setNow(new Date(Date.now() + 601_000));
  expect((await signIn('', { token: late })).statusCode).toBe(401);
  expect((await on('')('POST', '/api/login/pictures/guest', { token: late })).statusCode).toBe(404);
  api.setNow(null);
});

test('when the link ends, or the device is forgotten, its pictures open nothing', async () => {
  const mother = await signedIn(api, 'parent');
  const { id } = await child(mother);
  const [tablet, laptop] = [await device(mother), await device(mother)];
  const devices = (await mother.ask('GET', '/api/family/devices')).json();
  expect(devices).toHaveLength(2);
  expect((await mother.ask('DELETE', `/api/family/devices/${devices[0].id}`)).statusCode).toBe(200);
  expect((await signIn(tablet, { childId: id })).statusCode).toBe(401);
  expect((await signIn(laptop, { childId: id })).statusCode).toBe(200);
  const [link] = (await mother.ask('GET', `/api/family/links?studentId=${id}`)).json().guardians;
  await mother.ask('DELETE', `/api/family/links/${link.linkId}`);
  expect((await signIn(laptop, { childId: id })).statusCode).toBe(401);
  const stranger = await signedIn(api, 'parent');
  expect((await stranger.ask('DELETE', `/api/family/devices/${devices[1].id}`)).statusCode).toBe(404);
});

test('[P2.19] new pictures end the old ones', async () => {
  const mother = await signedIn(api, 'parent');
  const { id } = await child(mother, '1st');
  const tablet = await device(mother);
  const pictures = ['fish', 'house', 'dog'];
  expect((await mother.ask('POST', `/api/family/children/${id}/sign-in`, { pictures })).json()).toEqual({
    kind: 'pictures',
    password: null,
  });
  expect((await signIn(tablet, { childId: id })).statusCode).toBe(401);
  expect((await signIn(tablet, { childId: id, pictures })).statusCode).toBe(200);
});

test('[P2.19] new pictures end the password a child had before', async () => {
  const mother = await signedIn(api, 'parent');
  const passwordHash = await api.services.passwords.hash('purple-kite-204');
  const young = await signedIn(api, 'student', { grade: '1st', passwordHash });
  await api.services.store.family.link(young.id, mother.id, 'primary', 'active');
  const logIn = async () => {
    const payload = { username: young.username, password: 'purple-kite-204' };
    return (await api.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode;
  };
  expect(await logIn()).toBe(200);
  await mother.ask('POST', `/api/family/children/${young.id}/sign-in`, { pictures: PICTURES });
  expect(await logIn()).toBe(401);
  expect((await signIn(await device(mother), { childId: young.id })).statusCode).toBe(200);
});

test('a device is trusted for half a year, and knows itself in the list', async () => {
  const mother = await signedIn(api, 'parent');
  const { id } = await child(mother);
  const [tablet, other] = [await device(mother), await device(mother)];
  const cookies = { sessionId: mother.cookie, familyDevice: tablet };
  const list = (await api.app.inject({ url: '/api/family/devices', cookies })).json();
  expect(list.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
  const after = async (days: number) => {
    api.setNow(new Date(Date.now() + days * DAY_MS));
    const known = (await on(other)('GET', '/api/login/pictures')).json().length;
    const { statusCode } = await signIn(other, { childId: id });
    const listed = (
      await api.services.store.trustedDevices.list(mother.id, new Date(Date.now() + days * DAY_MS))
    ).length;
    api.setNow(null);
    return [known, statusCode, listed];
  };
  expect([await after(179), await after(187)]).toEqual([
    [1, 200, 2],
    [0, 401, 0],
  ]);
});

test('a reset ends QR codes that are out, and a password ends the pictures', async () => {
  const mother = await signedIn(api, 'parent');
  const { id } = await child(mother, '2nd');
  const tablet = await device(mother);
  const { token } = (await mother.ask('POST', `/api/family/children/${id}/qr`)).json();
  // The very same pictures, so that only the code can be what does not open.
  await mother.ask('POST', `/api/family/children/${id}/sign-in`, { pictures: PICTURES });
  expect((await signIn('', { token })).statusCode).toBe(401);
  expect((await signIn(tablet, { childId: id })).statusCode).toBe(200);
  await api.services.store.users.setGrade(id, '3rd');
  expect((await mother.ask('POST', `/api/family/children/${id}/sign-in`, {})).json()).toMatchObject({
    kind: 'password',
  });
  expect((await signIn(tablet, { childId: id })).statusCode).toBe(401);
  expect((await on(tablet)('GET', '/api/login/pictures')).json()).toEqual([]);
  expect((await mother.ask('POST', `/api/family/children/${id}/qr`)).json().code).toBe('wrong_state');
});

test('an account that sleeps until it is erased is opened by no pictures', async () => {
  const passwordHash = await api.services.passwords.hash('a long enough one');
  const mother = await signedIn(api, 'parent', { passwordHash });
  const { id } = await child(mother);
  const tablet = await device(mother);
  const { token } = (await mother.ask('POST', `/api/family/children/${id}/qr`)).json();
  await mother.ask('POST', `/api/family/children/${id}/deletion`, { password: 'a long enough one' });
  expect((await on(tablet)('GET', '/api/login/pictures')).json()).toEqual([]);
  for (const way of [{ childId: id }, { token }]) expect((await signIn(tablet, way)).statusCode).toBe(401);
  await mother.ask('DELETE', `/api/family/children/${id}/deletion`);
  expect((await signIn(tablet, { childId: id })).statusCode).toBe(200);
});

test('the right pictures begin the tries anew', async () => {
  const mother = await signedIn(strict, 'parent');
  const { id } = await child(mother);
  const tablet = await device(mother);
  const tries = async (pictures: readonly string[]) =>
    (await on(tablet, strict)('POST', '/api/login/pictures', { childId: id, pictures })).statusCode;
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await tries(['dog', 'dog', 'dog'])).toBe(401);
    expect(await tries(PICTURES)).toBe(200);
  }
});
