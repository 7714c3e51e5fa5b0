import { LIMITERS, PASSWORD_PICTURES } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
const { db } = api.services;
/** Passwords with three different pictures: those that a class makes. */
const PASSWORDS = PASSWORD_PICTURES.length * (PASSWORD_PICTURES.length - 1) * (PASSWORD_PICTURES.length - 2);

interface Pupil {
  readonly childId: string;
  readonly pictures: readonly string[];
}
/** Each try comes from another address, so that the limit of an address does not help. */
let tries = 0;

async function tablet(names: string) {
  const room = await classroom(api, 'Owls');
  await room.teacher.ask('PATCH', room.url, { grade: '1st' });
  const { cards }: { cards: Pupil[] } = (
    await room.teacher.ask('POST', `${room.url}/pupils`, { text: names })
  ).json();
  const colleague = await signedIn(api, 'teacher');
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await colleague.ask('POST', '/api/classes/join-as-teacher', { code });
  await db
    .updateTable('users')
    .set({ email: sql<string>`id || '@example.org'`, emailConfirmedAt: new Date() })
    .where('id', 'in', [room.teacher.id, colleague.id])
    .execute();
  // The one who trusts it is signed out there.
  const reply = await colleague.ask('POST', `${room.url}/devices`, { label: 'Tablet 1' });
  const familyDevice = reply.cookies.find(({ name }) => name === 'familyDevice')?.value ?? '';
  const guess = (childId: string, pictures: readonly string[]) =>
    api.app.inject({
      method: 'POST',
      url: '/api/login/pictures',
      cookies: { familyDevice },
      payload: { childId, pictures },
      remoteAddress: `10.0.${(tries += 1) % 200}.1`,
    });
  const faces = () => api.app.inject({ url: '/api/login/pictures', cookies: { familyDevice } });
  return { room, cards, colleague, guess, faces, id: String(reply.json().id) };
}
/** As if the time of these limits were over. */
const forget = (...names: readonly (keyof typeof LIMITERS)[]) =>
  db
    .deleteFrom('rateLimits')
    .where((eb) => eb.or(names.map((name) => eb('key', 'like', `${name}:%`))))
    .execute();
const HOURS = ['login.pictures', 'login.pictures.device'] as const;
const DAY = ['login.pictures.day', 'login.pictures.device.day'] as const;
const mailsTo = async (who: readonly Person[]) =>
  db
    .selectFrom('outbox')
    .select(['userId', 'subject', 'bodyText'])
    .where(
      'userId',
      'in',
      who.map(({ id }) => id),
    )
    .where('subject', 'like', '%asleep%')
    .execute();

/** Wrong pictures as often as the limits allow on these days; how many were looked at until the device slept. */
async function guessFor(
  days: number,
  guess: () => Promise<{ statusCode: number; json: () => { code: string } }>,
) {
  let looked = 0;
  for (let day = 0; day < days; day += 1) {
    // A refused half hour is followed by the next, at most 48 a day.
    for (let halfHour = 0; halfHour < 48; halfHour += 1) {
      let reply = await guess();
      for (; reply.statusCode === 401; reply = await guess()) looked += 1;
      if (reply.json().code === 'wrong_state') return { looked, isAsleep: true };
      await forget(...HOURS);
    }
    await forget(...DAY);
  }
  return { looked, isAsleep: false };
}

test('[P1.26] in a week at most forty guesses at a child’s pictures fit on a classroom device; then it sleeps and each teacher is told once', async () => {
  const { room, cards, colleague, guess, faces } = await tablet('Amara\nBen');
  const [amara] = cards;
  if (!amara) throw new Error('no pupil');
  const { looked, isAsleep } = await guessFor(7, () => guess(amara.childId, ['dog', 'dog', 'dog']));
  expect([looked, isAsleep]).toEqual([LIMITERS['login.pictures.week'].points, true]);
  expect(looked / PASSWORDS).toBeLessThan(0.04);
  await forget(...HOURS);
  await Promise.all([1, 2, 3].map(() => guess(amara.childId, amara.pictures)));
  const mails = await mailsTo([room.teacher, colleague]);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ userId }) => userId))).toEqual(new Set([room.teacher.id, colleague.id]));
  expect(mails[0]?.bodyText).toContain(`/classes/${room.id}/pupils`);
  expect(JSON.stringify(mails)).not.toContain('Amara');
  expect([(await faces()).json().code, (await faces()).body]).toEqual([
    'wrong_state',
    expect.not.stringContaining('Amara'),
  ]);
});

test('a device that sleeps lets nobody in, not with the right pictures either, until a teacher of the class wakes it', async () => {
  const { room, cards, guess, faces, id } = await tablet('Amara\nBen');
  const [amara] = cards;
  if (!amara) throw new Error('no pupil');
  await guessFor(7, () => guess(amara.childId, ['dog', 'dog', 'dog']));
  await forget(...HOURS, ...DAY, 'login.pictures.week');
  for (const { childId, pictures } of cards)
    expect((await guess(childId, pictures)).json().code).toBe('wrong_state');
  const wake = (who: Person, at = room) => who.ask('POST', `${at.url}/devices/${id}/wake`);
  const other = await classroom(api);
  expect((await wake(await signedIn(api, 'teacher'))).statusCode).toBe(404);
  expect((await wake(other.teacher, other)).statusCode).toBe(404);
  expect((await wake(await signedIn(api, 'parent'))).statusCode).toBe(403);
  expect((await room.teacher.ask('GET', `${room.url}/devices`)).json()).toMatchObject([{ isAsleep: true }]);
  // Two clicks at once: one wakes it, the other finds it awake.
  const woken = await Promise.all([wake(room.teacher), wake(room.teacher)]);
  expect(woken.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await room.teacher.ask('GET', `${room.url}/devices`)).json()).toMatchObject([{ isAsleep: false }]);
  expect((await faces()).json()).toHaveLength(2);
  expect((await guess(amara.childId, amara.pictures)).statusCode).toBe(200);
});

test('whoever goes from face to face gets a hundred guesses on a day, and a device that was woken counts anew', async () => {
  const { room, cards, guess, id } = await tablet(
    Array.from({ length: 12 }, (_, at) => `Kid ${String.fromCodePoint(65 + at)}`).join('\n'),
  );
  let looked = 0;
  const round = () => guess(cards[looked % cards.length]?.childId ?? '', ['dog', 'dog', 'dog']);
  for (let reply = await round(); reply.json().code !== 'wrong_state'; reply = await round()) {
    if (reply.statusCode === 401) looked += 1;
    else if (reply.statusCode === 429) await forget(...HOURS);
    else throw new Error(reply.body);
  }
  expect(looked).toBe(LIMITERS['login.pictures.device.day'].points);
  await room.teacher.ask('POST', `${room.url}/devices/${id}/wake`);
  await forget(...HOURS);
  expect((await round()).statusCode).toBe(401);
});

test('pictures that are right end the count of a child, and no guess on a classroom device shuts a home device for longer than half an hour', async () => {
  const { cards, guess } = await tablet('Amara');
  const [amara] = cards;
  if (!amara) throw new Error('no pupil');
  const mother = await signedIn(api, 'parent');
  await db
    .insertInto('guardianLinks')
    .values({ childId: amara.childId, guardianId: mother.id, kind: 'primary', status: 'active', seat: 1 })
    .execute();
  const home = (await mother.ask('POST', '/api/family/devices')).cookies.find(
    ({ name }) => name === 'familyDevice',
  );
  for (let morning = 0; morning < 12; morning += 1) {
    for (let at = 0; at < 4; at += 1)
      expect((await guess(amara.childId, ['dog', 'dog', 'dog'])).statusCode).toBe(401);
    expect((await guess(amara.childId, amara.pictures)).statusCode).toBe(200);
  }
  await guessFor(7, () => guess(amara.childId, ['dog', 'dog', 'dog']));
  await forget(...HOURS);
  const payload = { childId: amara.childId, pictures: amara.pictures };
  const reply = await askAnonymously(api, 'POST', '/api/login/pictures', payload, {
    cookie: `familyDevice=${home?.value ?? ''}`,
  });
  expect(reply.statusCode).toBe(200);
});
