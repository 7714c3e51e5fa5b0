import { PUPILS_MAX } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classroom, sees } from '../testing/classroom.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const logIn = (payload: object) => api.app.inject({ method: 'POST', url: '/api/login', payload });
const withPictures = (payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/login/pictures', payload });
const snapshot = async () =>
  (
    await sql`select (select count(*) from users) as users, (select count(*) from class_memberships) as members,
      (select count(*) from sign_in_tokens) as tokens`.execute(db)
  ).rows[0];

test('[P1.32] [P1.33] a preview reads the list and writes nothing; rows that cannot be made say why', async () => {
  const room = await classroom(api);
  await room.addPupil('Noor');
  const before = await snapshot();
  const text = 'Name,Grade\r\nAmara,3rd\r\nnoor\r\nBen,12th\r\nLeo;K';
  expect((await room.teacher.ask('POST', `${room.url}/pupils/preview`, { text })).json()).toEqual({
    rows: [
      { line: 2, nickname: 'Amara', grade: '3rd' },
      { line: 5, nickname: 'Leo', grade: 'k' },
    ],
    errors: [
      {
        line: 3,
        text: 'noor',
        message: 'noor is in this class already. Add a letter to tell them apart.',
      },
      { line: 4, text: 'Ben,12th', message: '“12th” is no grade we know.' },
    ],
  });
  expect((await room.teacher.ask('POST', `${room.url}/pupils`, { text })).json()).toMatchObject({
    code: 'invalid_input',
    issues: [{ path: 'text.3' }, { path: 'text.4' }],
  });
  expect(await snapshot()).toEqual(before);
});

test('[P1.32] pupils are made all at once and sign in with what their card says', async () => {
  const room = await classroom(api);
  const { className, cards } = (
    await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amara\nLeo,K' })
  ).json();
  expect([className, cards.length]).toEqual(['Room 12', 2]);
  const [amara, leo] = cards;
  expect(amara).toMatchObject({ name: 'Amara', pictures: null, token: null });
  expect((await logIn({ username: amara.username, password: amara.password })).statusCode).toBe(200);
  expect(leo).toMatchObject({ name: 'Leo', password: null, pictures: expect.any(Array) });
  const entered = await withPictures({ token: leo.token, pictures: leo.pictures });
  expect(entered.json()).toMatchObject({ user: { firstName: 'Leo', role: 'student' } });
  expect((await withPictures({ token: leo.token, pictures: leo.pictures })).statusCode).toBe(200);
  for (const { childId } of cards) expect(await sees(room.teacher, { id: childId })).toBe(true);
});

test('[P1.32] a double click makes nobody twice', async () => {
  const room = await classroom(api);
  const add = () => room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amara\nBo' });
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await room.teacher.ask('GET', room.url)).json().pupils).toHaveLength(2);
});

test(
  '[P1.32] a hundred pupils are made in one go, and the hundred and first is refused',
  { timeout: 60_000 },
  async () => {
    const room = await classroom(api);
    const text = Array.from({ length: PUPILS_MAX }, (_, index) => `Pupil ${index}`).join('\n');
    const add = (names: string) => room.teacher.ask('POST', `${room.url}/pupils`, { text: names });
    const { cards } = (await add(text)).json();
    expect(new Set(cards.map(({ username }: { username: string }) => username)).size).toBe(PUPILS_MAX);
    expect((await add('Zoe')).json().message).toBe('A class has at most 100 pupils.');
    expect((await room.teacher.ask('GET', room.url)).json().pupils).toHaveLength(PUPILS_MAX);
  },
);

test('what fails in the middle leaves nobody behind', async () => {
  const room = await classroom(api);
  await sql`alter table audit_log add constraint refused check (action <> 'classes.addPupils') not valid`.execute(
    db,
  );
  const before = await snapshot();
  const reply = await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amara\nZoe' });
  await sql`alter table audit_log drop constraint refused`.execute(db);
  expect(reply.statusCode).toBe(500);
  expect(await snapshot()).toEqual(before);
});

test('[P1.34] new cards make the old ones void, and whoever is signed in as the child is out', async () => {
  const room = await classroom(api);
  const made = (await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amara\nLeo,K' })).json().cards;
  const [amara, leo] = made;
  const { sessionId } = (await logIn({ username: amara.username, password: amara.password })).json();
  const childIds = [amara.childId, leo.childId];
  const print = () => room.teacher.ask('POST', `${room.url}/cards`, { childIds });
  const [newAmara, newLeo] = (await print()).json().cards;
  expect((await logIn({ username: amara.username, password: amara.password })).statusCode).toBe(401);
  expect((await logIn({ username: amara.username, password: newAmara.password })).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${sessionId}` };
  expect((await api.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
  expect((await withPictures({ token: leo.token, pictures: newLeo.pictures })).statusCode).toBe(401);
  expect((await withPictures({ token: newLeo.token, pictures: newLeo.pictures })).statusCode).toBe(200);

  const atOnce = await Promise.all([print(), print(), print()]);
  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const live = await db
    .selectFrom('signInTokens')
    .select('tokenHash')
    .where('childId', '=', leo.childId)
    .where('endedAt', 'is', null)
    .execute();
  expect(live).toHaveLength(1);
});

test('a card of a pupil who left opens nothing, and cards are for the class’s own pupils', async () => {
  const room = await classroom(api);
  const [leo] = (await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Leo,K' })).json().cards;
  await room.teacher.ask('DELETE', `${room.url}/pupils/${leo.childId}`);
  expect((await withPictures({ token: leo.token, pictures: leo.pictures })).statusCode).toBe(401);
  const other = await signedIn(api, 'student');
  for (const childId of [leo.childId, other.id, '00000000-0000-4000-8000-00000000abcd']) {
    const reply = await room.teacher.ask('POST', `${room.url}/cards`, { childIds: [childId] });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  }
});
