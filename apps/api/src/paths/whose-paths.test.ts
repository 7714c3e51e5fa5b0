import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { publishedLesson } from '../testing/drafted-lesson.ts';
import { FIRST, makePath, myPaths, pathFamily, pathsOf, SECOND } from '../testing/path-family.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db, store } = api.services;

async function classWithPath() {
  const room = await classroom(api);
  await store.plans.start(room.teacher.id, 'stem-blazers', 0);
  const pupil = await room.addPupil('Ana');
  const { id } = (await makePath(room.teacher, { classId: room.id }, [FIRST, SECOND])).json();
  return { room, pupil, id };
}
const ofClass = async (teacher: Person, url: string) => (await teacher.ask('GET', `${url}/paths`)).json();

/** Everything somebody could try with a path that is not theirs. */
const tries = (who: Person, id: string, childId: string, classId: string) => [
  who.ask('GET', `/api/family/children/${childId}/paths`),
  who.ask('GET', `/api/classes/${classId}/paths`),
  who.ask('PATCH', `/api/paths/${id}`, { version: 1, title: 'x', steps: [FIRST] }),
  who.ask('POST', `/api/paths/${id}/archive`, { isArchived: true }),
  who.ask('DELETE', `/api/paths/${id}`),
  makePath(who, { childId }),
  makePath(who, { classId }),
];
const REFUSALS = ['not_found', 'forbidden_role'];

test('strangers, an ex-partner, another class’s teacher, a classmate and the child itself change and see nothing', async () => {
  const { guardian, child } = await pathFamily(api);
  const { room, id: classPath } = await classWithPath();
  const { id } = (await makePath(guardian, { childId: child.id })).json();
  const ex = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  await store.family.link(child.id, ex.id, 'secondary', 'active');
  const own = (await makePath(ex, { childId: child.id }, [SECOND], 'From ex')).json();
  await db
    .updateTable('guardianLinks')
    .set({ status: 'revoked', seat: null })
    .where('guardianId', '=', ex.id)
    .execute();
  const others = [
    ex,
    await signedIn(api, 'parent', { plan: 'stem-blazers' }),
    (await classroom(api, 'Another')).teacher,
    await signedIn(api, 'student', { grade: '3rd' }),
    child,
  ];
  for (const who of others)
    for (const path of [id, classPath, own.id])
      for (const reply of await Promise.all(tries(who, path, child.id, room.id)))
        expect(REFUSALS).toContain(reply.json().code);
  expect(await myPaths(child)).toMatchObject([{ id, title: 'Summer' }]);
});

test('a path ends with the guardian’s link, is back with it, and another guardian sees but does not change it', async () => {
  const { guardian, child } = await pathFamily(api);
  const second = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  await store.family.link(child.id, second.id, 'secondary', 'active');
  const { id } = (await makePath(second, { childId: child.id })).json();
  expect((await pathsOf(guardian, child)).paths).toMatchObject([{ id, isMine: false }]);
  const change = { version: 1, title: 'x', steps: [SECOND] };
  expect((await guardian.ask('PATCH', `/api/paths/${id}`, change)).statusCode).toBe(404);
  const links = (await guardian.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
  const { linkId } = links.find(({ isMe }: { isMe: boolean }) => !isMe);
  expect((await guardian.ask('DELETE', `/api/family/links/${linkId}`)).statusCode).toBe(200);
  expect(await myPaths(child)).toEqual([]);
  expect((await pathsOf(guardian, child)).paths).toEqual([]);
  expect((await second.ask('DELETE', `/api/paths/${id}`)).statusCode).toBe(404);
  await db
    .updateTable('guardianLinks')
    .set({ status: 'active', seat: 2 })
    .where('guardianId', '=', second.id)
    .execute();
  expect(await myPaths(child)).toMatchObject([{ id }]);
});

test('[P6.07] a class’s path is followed by its pupils, whoever comes later too, and ends with the membership', async () => {
  const { room, pupil, id } = await classWithPath();
  const late = await room.addPupil('Bo');
  await pupil.ask('POST', `/api/lessons/${FIRST.lessonId}/complete`, {});
  for (const one of [pupil, late]) expect(await myPaths(one)).toMatchObject([{ id, from: 'Room 12' }]);
  statements.length = 0;
  expect(await ofClass(room.teacher, room.url)).toMatchObject({
    mayMake: true,
    paths: [
      {
        id,
        isMine: true,
        steps: [{ doneBy: 1 }, { doneBy: 0 }],
        pupils: [
          { id: pupil.id, name: 'Ana', done: 1, of: 2 },
          { id: late.id, name: 'Bo', done: 0, of: 2 },
        ],
      },
    ],
  });
  expect(statements).toHaveLength(2);
  await pupil.ask('DELETE', `${room.url}/membership`);
  expect(await myPaths(pupil)).toEqual([]);
  await room.teacher.ask('POST', `${room.url}/archive`);
  expect(await myPaths(late)).toEqual([]);
});

test('a child who waits for the class does not follow its path', async () => {
  const { room } = await classWithPath();
  const waiting = await signedIn(api, 'student', { grade: '3rd' });
  await waiting.ask('POST', '/api/classes/join', { code: room.code });
  expect(await myPaths(waiting)).toEqual([]);
});

test('teachers of a class share its paths: a colleague with a plan changes it, one without does not', async () => {
  const { room, pupil, id } = await classWithPath();
  const colleague = await signedIn(api, 'teacher');
  await store.classes.addTeacher(room.id, colleague.id);
  expect(await ofClass(colleague, room.url)).toMatchObject({ mayMake: false, paths: [{ id, isMine: true }] });
  const change = () =>
    colleague.ask('PATCH', `/api/paths/${id}`, { version: 1, title: 'Together', steps: [SECOND] });
  expect((await change()).json().code).toBe('plan_limit');
  await store.plans.start(colleague.id, 'bright-future-brigade', 0);
  expect((await change()).statusCode).toBe(200);
  expect(await myPaths(pupil)).toMatchObject([{ title: 'Together', steps: [{ lessonId: SECOND.lessonId }] }]);
  await store.classes.removeTeacher(room.id, colleague.id);
  expect((await colleague.ask('DELETE', `/api/paths/${id}`)).statusCode).toBe(404);
});

test('a lesson of a class is in that class’s path, in no other path', async () => {
  const { room, pupil } = await classWithPath();
  const lessonId = await publishedLesson(room, 'Only for us');
  const step = { kind: 'lesson', lessonId };
  expect((await makePath(room.teacher, { classId: room.id }, [step], 'Ours')).statusCode).toBe(200);
  expect((await myPaths(pupil)).at(-1)).toMatchObject({ steps: [{ lessonId }] });
  const { id: other } = (
    await room.teacher.ask('POST', '/api/classes', { name: 'Other', grade: '3rd' })
  ).json();
  const guardian = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  await store.family.link(pupil.id, guardian.id, 'primary', 'active');
  for (const reply of [
    await makePath(room.teacher, { classId: other }, [step]),
    await makePath(guardian, { childId: pupil.id }, [step]),
  ])
    expect(reply.json().issues).toMatchObject([{ path: 'steps.0.lessonId' }]);
});
