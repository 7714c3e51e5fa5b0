import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** An api with the limits of production that counts how often a code is looked up. */
async function guarded() {
  const lookups: string[] = [];
  const api = await startTestApi({
    env: { RATE_LIMIT_FACTOR: '1' },
    onQuery: (sql) => {
      if (/"code" = \$1/.test(sql)) lookups.push(sql);
    },
  });
  const child = () => signedIn(api, 'student', { grade: '3rd' });
  return { lookups, child };
}
const GUESSES = 5000;
const AT_ONCE = 250;
const SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789';
const guess = (n: number) =>
  `/api/multiplayer/rooms/222${SIGNS.charAt(n % 27)}${SIGNS.charAt(Math.floor(n / 27) % 27)}${SIGNS.charAt(Math.floor(n / 729) % 27)}/join`;

test('of 5,000 guesses of one person, 250 at a time, exactly ten are looked up; then even the right code waits', async () => {
  const { lookups, child } = await guarded();
  const [thief, host] = [await child(), await child()];
  const room = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };
  const { code } = (await host.ask('POST', '/api/multiplayer/rooms', room)).json();
  lookups.splice(0);
  const statuses = new Map<number, number>();
  for (let begun = 0; begun < GUESSES; begun += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, at) => thief.ask('POST', guess(begun + at)));
    for (const { statusCode } of await Promise.all(batch))
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 10, 429: GUESSES - 10 });
  expect(lookups).toHaveLength(10);
  expect((await thief.ask('POST', `/api/multiplayer/rooms/${code}/join`)).statusCode).toBe(429);
  expect(lookups).toHaveLength(10);
});

test('behind one address 120 wrong codes are looked up in ten minutes, whoever guesses', async () => {
  const { lookups, child } = await guarded();
  for (let person = 0; person < 13; person += 1) {
    const thief = await child();
    for (let n = 0; n < 10; n += 1) await thief.ask('POST', guess(person * 10 + n));
  }
  expect(lookups).toHaveLength(120);
});

test('what cannot be a code is no guess: twenty slips of the finger, then the right code', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const child = await signedIn(strict, 'student', { grade: '3rd' });
  for (const slip of ['7K4', '7K4GWHH', 'AEIOU1', '7K4GWO', '!!!'])
    for (let again = 0; again < 4; again += 1)
      expect(
        (await child.ask('POST', `/api/multiplayer/rooms/${encodeURIComponent(slip)}/join`)).statusCode,
      ).not.toBe(429);
  expect((await child.ask('POST', '/api/multiplayer/rooms/BCDFGH/join')).statusCode).toBe(404);
});

test('a class of sixty behind one address joins at once, and a right code costs no guess', async () => {
  const { child } = await guarded();
  const [host, ...others] = await Promise.all(Array.from({ length: 61 }, child));
  const codes: string[] = [];
  // Rooms of four, twenty of them.
  for (const opener of others.slice(0, 20)) {
    const room = { subject: 'math', grade: '3rd', gameType: 'quiz-race' };
    codes.push((await opener.ask('POST', '/api/multiplayer/rooms', room)).json().code);
  }
  const joined = await Promise.all(
    others.slice(20).map((one, at) => one.ask('POST', `/api/multiplayer/rooms/${codes[at % 20]}/join`)),
  );
  expect(joined.map(({ statusCode }) => statusCode)).toEqual(joined.map(() => 200));
  for (let n = 0; n < 15; n += 1)
    expect((await host?.ask('POST', `/api/multiplayer/rooms/${codes[0]}/join`))?.statusCode).toBe(200);
});
