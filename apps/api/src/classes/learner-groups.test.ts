import { LEARNER_GROUPS_MAX } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({
  env: { RATE_LIMIT_FACTOR: '100' },
  onQuery: (sql) => statements.push(sql),
});
const { db } = api.services;

async function twoPupils() {
  const room = await classroom(api);
  return { room, ana: await room.addPupil('Ana'), bo: await room.addPupil('Bo') };
}
const url = ({ url: of }: Classroom, id?: string) => `${of}/groups${id === undefined ? '' : `/${id}`}`;
const make = (room: Classroom, name: string, pupils: readonly Person[] = [], who = room.teacher) =>
  who.ask('POST', url(room), { name, childIds: pupils.map(({ id }) => id) });
const list = async (room: Classroom) => (await room.teacher.ask('GET', url(room))).json();
const fault = (path: string) => ({ code: 'invalid_input', issues: [{ path }] });

test('groups have a name and pupils, and are changed and taken away', async () => {
  const { room, ana, bo } = await twoPupils();
  const { id } = (await make(room, 'Owls', [ana, ana])).json();
  await make(room, 'Cats', [bo]);
  expect(await list(room)).toEqual([
    { id: expect.any(String), name: 'Cats', childIds: [bo.id] },
    { id, name: 'Owls', childIds: [ana.id] },
  ]);
  await room.teacher.ask('PATCH', url(room, id), { name: 'Bears', childIds: [bo.id] });
  expect((await list(room))[0]).toEqual({ id, name: 'Bears', childIds: [bo.id] });
  expect((await room.teacher.ask('DELETE', url(room, id))).statusCode).toBe(200);
  expect((await room.teacher.ask('DELETE', url(room, id))).statusCode).toBe(404);
  expect(await list(room)).toHaveLength(1);
  expect((await room.teacher.ask('GET', room.url)).json().pupils).toHaveLength(2);
});

test('names are checked like those of classes, and two groups have two names', async () => {
  const { room } = await twoPupils();
  expect((await make(room, '')).json()).toMatchObject(fault('name'));
  expect((await make(room, 'call me at 555-123-4567')).json()).toMatchObject(fault('name'));
  const { id } = (await make(room, 'Owls')).json();
  expect((await make(room, 'owls')).json()).toMatchObject(fault('name'));
  await make(room, 'Cats');
  const renamed = await room.teacher.ask('PATCH', url(room, id), { name: 'CATS', childIds: [] });
  expect(renamed.json()).toMatchObject(fault('name'));
});

test('a class has at most ten groups, also when more are made at once', async () => {
  const { room } = await twoPupils();
  const replies = await Promise.all(
    Array.from({ length: LEARNER_GROUPS_MAX + 3 }, (_, at) => make(room, `G${at}`)),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(LEARNER_GROUPS_MAX);
  expect(replies.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ code: 'wrong_state' });
  expect(await list(room)).toHaveLength(LEARNER_GROUPS_MAX);
});

test('a member is a pupil of that class, and leaves its groups with the class', async () => {
  const { room, ana, bo } = await twoPupils();
  const elsewhere = await twoPupils();
  const outsider = await signedIn(api, 'student');
  for (const stranger of [outsider, elsewhere.ana])
    expect((await make(room, 'Owls', [ana, stranger])).statusCode).toBe(404);
  expect(await list(room)).toEqual([]);
  await make(room, 'Owls', [ana, bo]);
  await ana.ask('DELETE', `${room.url}/membership`);
  expect((await list(room))[0].childIds).toEqual([bo.id]);
  // Also where no use case asks: the table refuses it.
  const [{ id: groupId = '' } = {}] = await list(room);
  const row = { groupId, classId: room.id, childId: ana.id };
  await expect(db.insertInto('learnerGroupMembers').values(row).execute()).rejects.toThrow(
    /pupil of its class/,
  );
});

test('whoever leaves while being put into a group is in none afterwards', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { room, ana } = await twoPupils();
    const [made] = await Promise.all([
      make(room, 'Owls', [ana]),
      ana.ask('DELETE', `${room.url}/membership`),
    ]);
    expect([200, 404]).toContain(made.statusCode);
    const members = await db
      .selectFrom('learnerGroupMembers')
      .select('childId')
      .where('childId', '=', ana.id)
      .execute();
    expect(members).toEqual([]);
  }
});

test('only teachers of the class read and change its groups, each only of its own class', async () => {
  const { room, ana } = await twoPupils();
  const { id } = (await make(room, 'Owls', [ana])).json();
  const elsewhere = await classroom(api);
  const stranger = await signedIn(api, 'teacher');
  const body = { name: 'Mine', childIds: [] };
  for (const reply of [
    await stranger.ask('GET', url(room)),
    await make(room, 'Mine', [], stranger),
    await stranger.ask('PATCH', url(room, id), body),
    await stranger.ask('DELETE', url(room, id)),
    await elsewhere.teacher.ask('PATCH', url(elsewhere, id), body),
    await elsewhere.teacher.ask('DELETE', url(elsewhere, id)),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  expect((await ana.ask('GET', url(room))).statusCode).toBe(403);
  expect(await list(room)).toEqual([{ id, name: 'Owls', childIds: [ana.id] }]);
});

test('the groups cost one statement beside the session’s', async () => {
  const { room } = await twoPupils();
  await make(room, 'Owls');
  statements.length = 0;
  await list(room);
  expect(statements).toHaveLength(2);
});
