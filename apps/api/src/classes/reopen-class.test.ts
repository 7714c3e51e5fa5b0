import { expect, test } from 'vitest';
import { classroom, sees } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const student = (firstName: string) => signedIn(api, 'student', { grade: '3rd', firstName });
const join = async (who: Person, code: string) =>
  (await who.ask('POST', '/api/classes/join', { code })).statusCode;
/** Somebody who teaches the class too. */
async function colleague(room: Awaited<ReturnType<typeof classroom>>) {
  const other = await signedIn(api, 'teacher', { firstName: 'Luis' });
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  expect((await other.ask('POST', '/api/classes/join-as-teacher', { code })).statusCode).toBe(200);
  return other;
}

test('[P1.30] the owner takes up an archived class: with its pupils, and with a closed code', async () => {
  const room = await classroom(api);
  const noor = await room.addPupil('Noor');
  const waits = await student('Bo');
  await join(waits, room.code);
  const invite = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect(await sees(room.teacher, noor)).toBe(false);

  const again = await room.teacher.ask('DELETE', `${room.url}/archive`);
  expect(again.json()).toMatchObject({
    id: room.id,
    code: room.code,
    isOpen: false,
    pupils: [{ id: noor.id }],
    waiting: [{ name: 'Bo' }],
  });
  expect(await sees(room.teacher, noor)).toBe(true);
  expect((await noor.ask('GET', '/api/classes/mine')).json()).toMatchObject([{ classId: room.id }]);
  expect((await room.teacher.ask('GET', '/api/classes')).json()).toMatchObject([
    { id: room.id, archivedAt: null },
  ]);

  const late = await student('Cleo');
  expect(await join(late, room.code)).toBe(404);
  const stranger = await signedIn(api, 'teacher');
  expect((await stranger.ask('POST', '/api/classes/join-as-teacher', { code: invite.code })).statusCode).toBe(
    404,
  );
  await room.teacher.ask('PATCH', room.url, { isOpen: true });
  expect(await join(late, room.code)).toBe(200);
});

test('nobody else takes it up, and who left it before stays out', async () => {
  const room = await classroom(api);
  const left = await room.addPupil('Ana');
  await left.ask('DELETE', `${room.url}/membership`);
  const other = await colleague(room);
  await room.teacher.ask('POST', `${room.url}/archive`);
  const stranger = await signedIn(api, 'teacher');
  const reopen = async (who: Person) => (await who.ask('DELETE', `${room.url}/archive`)).statusCode;
  expect(await reopen(stranger)).toBe(404);
  expect(await reopen(other)).toBe(403);
  expect((await other.ask('GET', room.url)).statusCode).toBe(404);
  expect(await reopen(room.teacher)).toBe(200);
  expect((await other.ask('GET', room.url)).statusCode).toBe(200);
  expect(await sees(room.teacher, left)).toBe(false);
});

test('two clicks take it up once; one that is open stays as it is', async () => {
  const room = await classroom(api);
  await room.teacher.ask('POST', `${room.url}/archive`);
  const replies = await Promise.all([1, 2, 3].map(() => room.teacher.ask('DELETE', `${room.url}/archive`)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await room.teacher.ask('PATCH', room.url, { isOpen: true });
  expect((await room.teacher.ask('DELETE', `${room.url}/archive`)).json()).toMatchObject({ isOpen: true });
  const rows = await db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'classes.reopen')
    .where('object', '=', room.id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('[P1.30] a new code ends the old one at once; who waits goes on waiting', async () => {
  const room = await classroom(api);
  const [waits, late, stranger] = [
    await student('Noor'),
    await student('Bo'),
    await signedIn(api, 'teacher'),
  ];
  await join(waits, room.code);
  expect((await stranger.ask('POST', `${room.url}/code`)).statusCode).toBe(404);
  const renewed = (await (await colleague(room)).ask('POST', `${room.url}/code`)).json();
  expect(renewed).toMatchObject({ id: room.id, isOpen: true, waiting: [{ name: 'Noor' }] });
  expect(renewed.code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ2-9]{6}$/);
  expect(renewed.code).not.toBe(room.code);
  expect(await join(late, room.code)).toBe(404);
  expect(await join(late, renewed.code)).toBe(200);
});

test('whoever types the old code while it is renewed comes in before or not at all', async () => {
  const room = await classroom(api);
  const children = await Promise.all(Array.from({ length: 10 }, (_, at) => student(`Child ${at}`)));
  const [renewed, ...joined] = await Promise.all([
    room.teacher.ask('POST', `${room.url}/code`),
    ...children.map((child) => join(child, room.code)),
  ]);
  expect(renewed.statusCode).toBe(200);
  const { waiting } = (await room.teacher.ask('GET', room.url)).json();
  expect(waiting).toHaveLength(joined.filter((status) => status === 200).length);
  expect(joined.every((status) => status === 200 || status === 404)).toBe(true);
  expect(await join(await student('Late'), room.code)).toBe(404);
});

test('an archived class gets no new code', async () => {
  const room = await classroom(api);
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect((await room.teacher.ask('POST', `${room.url}/code`)).statusCode).toBe(404);
});
