import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;

async function withAmara() {
  const room = await classroom(api);
  const { cards } = (await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Amra\nBo' })).json();
  const [amara] = cards;
  const correct = (body: object, by = room.teacher, childId = amara.childId) =>
    by.ask('PATCH', `${room.url}/pupils/${childId}`, body);
  const pupils = async () => (await room.teacher.ask('GET', room.url)).json().pupils;
  return { room, amara, correct, pupils };
}

test('[P1.34] the class reads the user names of accounts it made, and corrects their names and grades; cards go on', async () => {
  const { room, amara, correct, pupils } = await withAmara();
  const own = await room.addPupil('Noor');
  expect((await correct({ name: ' Amara ', grade: 'k' })).statusCode).toBe(200);
  expect(await pupils()).toMatchObject([
    { name: 'Amara', grade: 'k', username: amara.username, hasPictures: false },
    { name: 'Bo', grade: '3rd' },
    { id: own.id, name: 'Noor', username: null },
  ]);
  const signIn = { method: 'POST', url: '/api/login', payload: amara } as const;
  expect((await api.app.inject(signIn)).json()).toMatchObject({ user: { firstName: 'Amara' } });
  // The same again changes nothing, and is not told.
  expect((await correct({ name: 'Amara', grade: 'k' })).statusCode).toBe(200);
  const audit = await db
    .selectFrom('auditLog')
    .select(['childId', 'object'])
    .where('action', '=', 'classes.correctPupil')
    .execute();
  expect(audit).toEqual([{ childId: amara.childId, object: `${room.id} name grade` }]);
});

test('a guardian is told; who did not make the account, is a stranger or sends a bad name is refused', async () => {
  const { room, amara, correct, pupils } = await withAmara();
  const parent = await signedIn(api, 'parent');
  await db
    .insertInto('guardianLinks')
    .values({ guardianId: parent.id, childId: amara.childId, kind: 'primary', status: 'active', seat: 1 })
    .execute();
  expect((await correct({ name: 'Amara', grade: '3rd' })).statusCode).toBe(200);
  const told = await db
    .selectFrom('guardianNotices')
    .select(['guardianId', 'kind'])
    .where('childId', '=', amara.childId)
    .execute();
  expect(told).toEqual([{ guardianId: parent.id, kind: 'pupil-corrected' }]);

  const own = await room.addPupil('Noor');
  const stranger = await signedIn(api, 'teacher');
  const good = { name: 'Zoe', grade: '2nd' };
  expect((await correct(good, stranger)).statusCode).toBe(404);
  expect((await correct(good, parent)).statusCode).toBe(403);
  expect((await correct(good, room.teacher, stranger.id)).statusCode).toBe(404);
  expect((await correct(good, room.teacher, own.id)).statusCode).toBe(403);
  for (const name of ['bo', 'a@x.org', '', '0170 1234567'])
    expect((await correct({ ...good, name })).statusCode, name).toBe(400);
  expect((await pupils())[0]).toMatchObject({ name: 'Amara', grade: '3rd' });
});

test('two corrections at once do not give two pupils one name', async () => {
  const { room, amara, correct, pupils } = await withAmara();
  const bo = (await pupils()).find(({ id }: { id: string }) => id !== amara.childId);
  const answers = await Promise.all([
    correct({ name: 'Cleo', grade: '3rd' }),
    correct({ name: 'Cleo', grade: '3rd' }, room.teacher, bo.id),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});
