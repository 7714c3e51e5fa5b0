import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classroom, sees, type Classroom } from '../testing/classroom.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const colleague = async ({ teacher, url }: Classroom) => {
  const who = await signedIn(api, 'teacher', { firstName: 'Mr. Lind' });
  const { code } = (await teacher.ask('POST', `${url}/invite`)).json();
  await who.ask('POST', '/api/classes/join-as-teacher', { code });
  return who;
};
const handOver = (room: Classroom, to: { readonly id: string }, by = room.teacher) =>
  by.ask('POST', `${room.url}/teachers/${to.id}/owner`);
const ownersOf = async (room: Classroom): Promise<string[]> =>
  (await room.teacher.ask('GET', room.url))
    .json()
    .teachers.filter(({ isOwner }: { isOwner: boolean }) => isOwner)
    .map(({ id }: { id: string }) => id);

test('a class is handed over: both see its pupils as before, cards go on, and the former owner may leave', async () => {
  const room = await classroom(api);
  const next = await colleague(room);
  const [leo] = (await next.ask('POST', `${room.url}/pupils`, { text: 'Leo, K' })).json().cards;
  for (const who of [room.teacher, next])
    await db
      .updateTable('users')
      .set({ email: `${who.id}@example.org`, emailConfirmedAt: new Date() })
      .where('id', '=', who.id)
      .execute();
  expect((await handOver(room, next)).statusCode).toBe(200);
  expect(await ownersOf(room)).toEqual([next.id]);
  for (const who of [room.teacher, next]) expect(await sees(who, { id: leo.childId })).toBe(true);
  const entered = await api.app.inject({
    method: 'POST',
    url: '/api/login/pictures',
    payload: { token: leo.token, pictures: leo.pictures },
  });
  expect(entered.statusCode).toBe(200);
  const mails = await db
    .selectFrom('outbox')
    .select(['userId', 'subject'])
    .where('subject', 'like', 'Room 12 on % has a new owner')
    .execute();
  expect(new Set(mails.map(({ userId }) => userId))).toEqual(new Set([room.teacher.id, next.id]));
  const audit = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'classes.handOver')
    .execute();
  expect(audit).toMatchObject([{ actorId: room.teacher.id, object: `${room.id} ${next.id}` }]);

  expect((await room.teacher.ask('POST', `${room.url}/archive`)).statusCode).toBe(403);
  const leave = await room.teacher.ask('DELETE', `${room.url}/teachers/${room.teacher.id}`);
  expect(leave.statusCode).toBe(200);
  expect(await sees(room.teacher, { id: leo.childId })).toBe(false);
  expect(await sees(next, { id: leo.childId })).toBe(true);
});

test('only the owner hands over, only to who teaches the class, and not to an account about to be erased', async () => {
  const room = await classroom(api);
  const next = await colleague(room);
  const stranger = await signedIn(api, 'teacher');
  const pupil = await room.addPupil('Noor');
  expect((await handOver(room, next, next)).statusCode).toBe(403);
  expect((await handOver(room, stranger, stranger)).statusCode).toBe(404);
  expect((await handOver(room, next, pupil)).statusCode).toBe(403);
  for (const to of [stranger, pupil, room.teacher]) expect((await handOver(room, to)).statusCode).toBe(404);
  await sql`insert into account_deletions (user_id, asked_by, erase_at)
    values (${next.id}, ${next.id}, now() + interval '7 days')`.execute(db);
  expect((await handOver(room, next)).statusCode).toBe(409);
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect((await handOver(room, next)).statusCode).toBe(404);
});

test('twenty at once: two colleagues, one of whom leaves and comes again; the class has one owner all the time', async () => {
  const room = await classroom(api);
  const [one, other] = [await colleague(room), await colleague(room)];
  const { code } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  const answers = await Promise.all([
    ...Array.from({ length: 18 }, (_, at) => handOver(room, at % 2 === 0 ? one : other)),
    one.ask('POST', '/api/classes/join-as-teacher', { code }),
    other.ask('DELETE', `${room.url}/teachers/${other.id}`),
  ]);
  const made = answers.slice(0, 18).filter(({ statusCode }) => statusCode === 200);
  expect(made).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect(await ownersOf(room)).toHaveLength(1);
  const { rows } = await sql`select from class_teachers ct join classes c on c.id = ct.class_id
    where ct.teacher_id = c.teacher_id`.execute(db);
  expect(rows).toEqual([]);
});

test('the database refuses an owner who is one of the other teachers, from both sides', async () => {
  const room = await classroom(api);
  const next = await colleague(room);
  const { teacher } = room;
  await expect(
    sql`insert into class_teachers (class_id, teacher_id) values (${room.id}, ${teacher.id})`.execute(db),
  ).rejects.toMatchObject({ constraint: 'class_teachers_not_owner' });
  await expect(
    sql`update classes set teacher_id = ${next.id} where id = ${room.id}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'classes_owner' });
  await expect(
    sql`update classes set teacher_id = null where id = ${room.id}`.execute(db),
  ).rejects.toMatchObject({ code: '23502' });
});
