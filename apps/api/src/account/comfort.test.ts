import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const kept = async (person: Awaited<ReturnType<typeof signedIn>>) =>
  (await person.ask('GET', '/api/user')).json().preferences;

test('keeps what was chosen, and what was chosen before', async () => {
  const child = await signedIn(api, 'student', { grade: '1st' });
  expect((await child.ask('PATCH', '/api/user/comfort', { textSize: 'large' })).json()).toEqual({
    textSize: 'large',
  });
  const answer = await child.ask('PATCH', '/api/user/comfort', { theme: 'dark', textSize: 'largest' });
  expect(answer.json()).toEqual({ textSize: 'largest', theme: 'dark' });
  expect(await kept(child)).toEqual({ comfort: { textSize: 'largest', theme: 'dark' } });
});

test('two devices that choose at once both count', async () => {
  const child = await signedIn(api, 'student', { grade: '1st' });
  const changes = [{ motion: 'calm' }, { contrast: 'high' }, { spacing: 'wide' }, { readingSpeed: 'slow' }];
  await Promise.all(changes.map((change) => child.ask('PATCH', '/api/user/comfort', change)));
  expect((await kept(child)).comfort).toEqual(Object.assign({}, ...changes));
});

test('leaves every other preference alone', async () => {
  const child = await signedIn(api, 'student');
  await api.services.db
    .updateTable('users')
    .set({ preferences: '{"gradeLevels":["k"]}' })
    .where('id', '=', child.id)
    .execute();
  await child.ask('PATCH', '/api/user/comfort', { pictures: 'on' });
  expect(await kept(child)).toEqual({ gradeLevels: ['k'], comfort: { pictures: 'on' } });
});

test('refuses what is no choice, by name, and keeps nothing of it', async () => {
  const child = await signedIn(api, 'student');
  for (const body of [{}, { theme: 'pink' }, { shoes: 'red' }, { textSize: 'large', motion: 4 }]) {
    const answer = await child.ask('PATCH', '/api/user/comfort', body);
    expect([body, answer.statusCode, answer.json().code]).toEqual([body, 400, 'invalid_input']);
  }
  expect(await kept(child)).toEqual({});
});

test('is for everybody who is signed in, each for themselves', async () => {
  const [mine, other] = [await signedIn(api, 'parent'), await signedIn(api, 'student')];
  expect((await mine.ask('PATCH', '/api/user/comfort', { theme: 'light' })).statusCode).toBe(200);
  expect(await kept(other)).toEqual({});
  expect((await askAnonymously(api, 'PATCH', '/api/user/comfort', { theme: 'light' })).statusCode).toBe(401);
});
