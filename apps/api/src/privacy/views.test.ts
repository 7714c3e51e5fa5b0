import { randomInt } from 'node:crypto';
import { addDays, localDay, roomCode } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const LESSON = 'math-3rd-01-legs-wings-wheels';
const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { store, views } = api.services;

async function family() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const mother = await signedIn(api, 'parent', { firstName: 'Ana' });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const teacher = await signedIn(api, 'teacher', { firstName: 'Luis' });
  const { id } = await store.classes.create({
    teacherId: teacher.id,
    name: 'Room 12',
    grade: '3rd',
    code: roomCode((sides) => randomInt(sides)),
  });
  await store.classMembers.addPupil(id, child.id);
  return { child, mother, teacher, url: `/api/family/children/${child.id}/views` };
}

test('a guardian reads who looked at the child, how often and when; looks of one day are one line', async () => {
  const { child, mother, teacher, url } = await family();
  const path = `/api/teacher/progress/overview?studentId=${child.id}`;
  for (const _ of [1, 2]) expect((await teacher.ask('GET', path)).statusCode).toBe(200);
  await views.flush();
  await teacher.ask('GET', `/api/progress?studentId=${child.id}`);
  await mother.ask('GET', '/api/teacher/progress/timeline');
  await views.flush();
  const seen = (await mother.ask('GET', url)).json();
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual({
    name: 'Luis',
    kind: 'teacher',
    isMe: false,
    views: 3,
    lastAt: expect.any(String),
  });
  expect(seen).toContainEqual(expect.objectContaining({ name: 'Ana', isMe: true, views: 1 }));
});

test('each read of a class is a look at every pupil it shows, written with the bundle and not with the read', async () => {
  const room = await classroom(api, 'Room 12');
  const [ada, ben] = [await room.addPupil('Ada'), await room.addPupil('Ben')];
  const [ana, bea] = [await signedIn(api, 'parent'), await signedIn(api, 'parent')];
  await store.family.link(ada.id, ana.id, 'primary', 'active');
  await store.family.link(ben.id, bea.id, 'primary', 'active');
  const left = await room.addPupil('Cleo');
  await room.teacher.ask('DELETE', `${room.url}/pupils/${left.id}`);
  const due = { kind: 'lesson', lessonId: LESSON, dueDay: addDays(localDay(new Date(), 'UTC'), 30) };
  for (const childIds of [[ada.id], [ada.id, ben.id]])
    await room.teacher.ask('POST', `${room.url}/assignments`, { ...due, childIds });
  await views.flush();
  // Making the class was a look too.
  await api.services.db.deleteFrom('childViews').where('adultId', '=', room.teacher.id).execute();
  const looks = async (guardian: Person, child: Person) => {
    await views.flush();
    const rows = (await guardian.ask('GET', `/api/family/children/${child.id}/views`)).json();
    return rows.map((row: { name: string; views: number }) => [row.name, row.views]);
  };
  let count = 0;
  for (const path of [
    '',
    '/view',
    '/view/csv',
    '/skills/math',
    '/skills/math/csv',
    `/items?lessonId=${LESSON}`,
    '/assignments',
  ]) {
    statements.length = 0;
    expect([path, (await room.teacher.ask('GET', room.url + path)).statusCode]).toEqual([path, 200]);
    expect(statements.join()).not.toContain('child_views');
    count += 1;
    expect([path, await looks(ana, ada)]).toEqual([path, [['Ms. Okafor', count]]]);
    expect([path, await looks(bea, ben)]).toEqual([path, [['Ms. Okafor', count]]]);
  }
  await room.teacher.ask('GET', `${room.url}/items?lessonId=${LESSON}&studentId=${ada.id}`);
  expect(await looks(ana, ada)).toEqual([['Ms. Okafor', count + 1]]);
  expect(await looks(bea, ben)).toEqual([['Ms. Okafor', count]]);
  const stranger = await signedIn(api, 'teacher');
  expect((await stranger.ask('GET', `${room.url}/view`)).statusCode).toBe(404);
  expect(await looks(ana, ada)).toEqual([['Ms. Okafor', count + 1]]);
  expect(await store.childViews.list(left.id, new Date(0))).toEqual([]);
});

test('the home of a grown-up is a look at every child it shows', async () => {
  const { mother, teacher, url } = await family();
  expect((await teacher.ask('GET', '/api/family/children')).statusCode).toBe(200);
  await views.flush();
  expect((await mother.ask('GET', url)).json()).toEqual([
    expect.objectContaining({ name: 'Luis', views: 1 }),
  ]);
});

test('a whole class of 35 is one statement of the bundle', async () => {
  const room = await classroom(api, 'Room 35');
  for (const _ of Array.from({ length: 35 }))
    await store.classMembers.addPupil(room.id, (await signedIn(api, 'student', { grade: '3rd' })).id);
  await views.flush();
  await room.teacher.ask('GET', `${room.url}/view`);
  statements.length = 0;
  await views.flush();
  expect(statements.filter((sql) => sql.includes('child_views'))).toHaveLength(1);
  const { count } = await api.services.db
    .selectFrom('childViews')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('adultId', '=', room.teacher.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(35);
});

test('who was refused did not look, a child who looks at itself neither, and the list is for guardians only', async () => {
  const { child, mother, teacher, url } = await family();
  const stranger = await signedIn(api, 'parent');
  const path = `/api/teacher/progress/overview?studentId=${child.id}`;
  expect((await stranger.ask('GET', path)).statusCode).toBe(404);
  expect((await child.ask('GET', path)).statusCode).toBe(200);
  await views.flush();
  expect((await mother.ask('GET', url)).json()).toEqual([]);
  for (const [who, status] of [
    [stranger, 404],
    [teacher, 403],
    [child, 403],
  ] as const)
    expect((await who.ask('GET', url)).statusCode).toBe(status);
});

test('an account erased before the bundle is written does not stop it', async () => {
  const { child, mother, teacher, url } = await family();
  const path = `/api/teacher/progress/overview?studentId=${child.id}`;
  await teacher.ask('GET', path);
  await mother.ask('GET', path);
  await api.services.db.deleteFrom('users').where('id', '=', teacher.id).execute();
  await views.flush();
  expect((await mother.ask('GET', url)).json()).toHaveLength(1);
});
