import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store, db } = api.services;
const reset = (who: Person, childId: string) =>
  who.ask('POST', `/api/family/children/${childId}/sign-in`, {});
const parent = (firstName = 'Ana') => signedIn(api, 'parent', { firstName });
const logIn = async (username: string, password: string) =>
  (await api.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } })).statusCode;
const PICTURES = ['cat', 'star', 'key'];

/** A class with a pupil whose account it made. */
async function madeIn(text = 'Amara') {
  const room = await classroom(api);
  const [card] = (await room.teacher.ask('POST', `${room.url}/pupils`, { text })).json().cards;
  const print = (childId: string = card.childId) =>
    room.teacher.ask('POST', `${room.url}/cards`, { childIds: [childId] });
  const wish = (childId: string = card.childId) =>
    room.teacher.ask('POST', `${room.url}/pupils/${childId}/sign-in-wish`);
  return { room, card, print, wish };
}

test('[P2.19] the primary guardian resets a child’s sign-in, another guardian, a stranger and the child do not', async () => {
  const pupil = await signedIn(api, 'student', { grade: '3rd' });
  const [mother, father] = [await parent(), await parent('Bo')];
  await store.family.link(pupil.id, mother.id, 'primary', 'active');
  await store.family.link(pupil.id, father.id, 'secondary', 'active');
  expect((await reset(father, pupil.id)).json()).toMatchObject({ code: 'forbidden_role' });
  expect((await reset(await parent(), pupil.id)).statusCode).toBe(404);
  expect((await reset(pupil, pupil.id)).statusCode).toBe(403);
  const made = (await reset(mother, pupil.id)).json();
  expect(made).toMatchObject({ kind: 'password', password: expect.stringMatching(/^[a-z]+-[a-z]+-\d{3}$/) });
  expect(await logIn(pupil.username, made.password)).toBe(200);
  expect((await pupil.ask('GET', '/api/user')).statusCode).toBe(401);
  const audit = await db.selectFrom('auditLog').select('action').where('childId', '=', pupil.id).execute();
  expect(audit.map(({ action }) => action)).toEqual(['family.resetSignIn']);
});

test('[P1.34] [P2.19] the class that made an account resets it and prints its card, until a guardian is there', async () => {
  const { room, card, print, wish } = await madeIn();
  expect((await reset(room.teacher, card.childId)).statusCode).toBe(200);
  expect((await print()).statusCode).toBe(200);
  expect((await wish()).json()).toMatchObject({ code: 'wrong_state' });
  const mother = await parent();
  await store.family.link(card.childId, mother.id, 'primary', 'active');
  expect((await reset(room.teacher, card.childId)).json().code).toBe('forbidden_role');
  expect((await print()).json().code).toBe('forbidden_role');
  expect((await wish()).statusCode).toBe(200);
  expect((await reset(mother, card.childId)).statusCode).toBe(200);
  const help = (await room.teacher.ask('GET', room.url)).json().pupils;
  expect(help).toMatchObject([{ id: card.childId, signInHelp: 'guardian' }]);
});

test('[P1.34] a class prints no card for a pupil who came with an account, alone or among its own, and resets nothing', async () => {
  const { room, card, print, wish } = await madeIn();
  const noor = await room.addPupil('Noor');
  expect((await print(noor.id)).json().code).toBe('forbidden_role');
  const both = await room.teacher.ask('POST', `${room.url}/cards`, { childIds: [card.childId, noor.id] });
  expect(both.statusCode).toBe(403);
  expect(await logIn(card.username, card.password)).toBe(200);
  expect((await reset(room.teacher, noor.id)).statusCode).toBe(403);
  expect((await room.teacher.ask('POST', `/api/family/children/${noor.id}/qr`)).statusCode).toBe(403);
  expect((await wish(noor.id)).json()).toMatchObject({ code: 'wrong_state' });
  const { pupils } = (await room.teacher.ask('GET', room.url)).json();
  expect(pupils.map(({ signInHelp }: { signInHelp: string }) => signInHelp)).toEqual(['class', 'staff']);
});

test('[P1.34] another class that the pupil is in prints no card of it', async () => {
  const { card } = await madeIn();
  const other = await classroom(api, 'Other');
  await store.classMembers.addPupil(other.id, card.childId);
  const printed = await other.teacher.ask('POST', `${other.url}/cards`, { childIds: [card.childId] });
  expect(printed.json().code).toBe('forbidden_role');
  expect((await reset(other.teacher, card.childId)).statusCode).toBe(403);
});

test('a teacher’s wish reaches every guardian once a day; no other teacher has one', async () => {
  const { card, wish } = await madeIn();
  const [mother, father] = [await parent(), await parent('Bo')];
  await store.family.link(card.childId, mother.id, 'primary', 'active');
  await store.family.link(card.childId, father.id, 'secondary', 'active');
  await Promise.all([wish(), wish(), wish()]);
  for (const who of [mother, father])
    expect((await who.ask('GET', '/api/family/notices')).json()).toMatchObject([
      { kind: 'sign-in-asked', by: 'Ms. Okafor', about: 'Room 12', undoUntil: null },
    ]);
  const stranger = await classroom(api, 'Stranger');
  const url = `${stranger.url}/pupils/${card.childId}/sign-in-wish`;
  expect((await stranger.teacher.ask('POST', url)).statusCode).toBe(404);
});

test('a teacher’s trusted device and QR code let in the class’s own, and no pupil who came with an account', async () => {
  const { room, card } = await madeIn('Leo,K');
  const mother = await parent();
  const own = (
    await mother.ask('POST', '/api/family/children', { nickname: 'Zoe', grade: 'k', pictures: PICTURES })
  ).json();
  await store.classMembers.addPupil(room.id, own.id);
  const familyDevice =
    (await room.teacher.ask('POST', '/api/family/devices')).cookies.find(
      ({ name }) => name === 'familyDevice',
    )?.value ?? '';
  const cookies = { familyDevice };
  expect((await api.app.inject({ url: '/api/login/pictures', cookies })).json()).toEqual([
    { id: card.childId, name: 'Leo' },
  ]);
  const payload = { childId: own.id, pictures: PICTURES };
  const tried = await api.app.inject({ method: 'POST', url: '/api/login/pictures', cookies, payload });
  expect(tried.statusCode).toBe(401);
  const qr = (id: string) => room.teacher.ask('POST', `/api/family/children/${id}/qr`);
  expect([(await qr(card.childId)).statusCode, (await qr(own.id)).statusCode]).toEqual([200, 403]);
});

test('the card of a class lets the pupil in on paper after a guardian came, and no more once out of the class', async () => {
  const { room, card } = await madeIn('Leo,K');
  const enter = async () => {
    const payload = { token: card.token, pictures: card.pictures };
    return (await api.app.inject({ method: 'POST', url: '/api/login/pictures', payload })).statusCode;
  };
  await store.family.link(card.childId, (await parent()).id, 'primary', 'active');
  expect(await enter()).toBe(200);
  await room.teacher.ask('DELETE', `${room.url}/pupils/${card.childId}`);
  expect(await enter()).toBe(401);
});
