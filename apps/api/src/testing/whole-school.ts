import { randomUUID } from 'node:crypto';
import { addDays, localDay } from '@noodlenaut/domain';
import { classroom } from './classroom.ts';
import { signedIn, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** Every child's name begins with this: an answer that contains it shows a child. */
export const CANARY = 'Canarybird';
export const LESSON = 'math-3rd-01-legs-wings-wheels';
/** An id that does not exist. */
export const UNKNOWN = '00000000-0000-4000-8000-00000000abcd';
export const DUE = addDays(localDay(new Date(), 'UTC'), 30);

export const A_STEP = { kind: 'lesson', lessonId: LESSON } as const;

/** A school with one of everything that a call can ask for: a class with pupils, a request, an assignment, homework, paths, a family, a device. */
export async function wholeSchool(api: TestApi) {
  const { db, store } = api.services;
  const room = await classroom(api, 'Room 12');
  const pupils = [await room.addPupil(CANARY), await room.addPupil(`${CANARY}o`)];
  const waiting = await signedIn(api, 'student', { grade: '3rd', firstName: `${CANARY}i` });
  await waiting.ask('POST', '/api/classes/join', { code: room.code });
  const membershipOf = async (child: Person) =>
    (
      await db
        .selectFrom('classMemberships')
        .select('id')
        .where('childId', '=', child.id)
        .executeTakeFirstOrThrow()
    ).id;
  const memberships = [await membershipOf(waiting), await membershipOf(pupils[0] ?? waiting)];
  const assignment = (
    await room.teacher.ask('POST', `${room.url}/assignments`, {
      kind: 'lesson',
      lessonId: LESSON,
      dueDay: DUE,
    })
  ).json().id;
  const quiz = (
    await room.teacher.ask('POST', `${room.url}/quizzes`, {
      wishKey: randomUUID(),
      subject: 'math',
      grade: '3rd',
      dueDay: DUE,
    })
  ).json().id;
  const mother = await signedIn(api, 'parent', { firstName: 'Ana' });
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: `${CANARY}a` });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const device = (await mother.ask('POST', '/api/family/devices')).json().id;
  const [{ id: notice }] = (await mother.ask('GET', '/api/family/notices')).json();
  const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
  const pathFor = async (adult: Person, whom: object): Promise<string> => {
    await store.plans.start(adult.id, 'stem-blazers', 0);
    return (await adult.ask('POST', '/api/paths', { ...whom, title: CANARY, steps: [A_STEP] })).json().id;
  };
  const paths = [
    await pathFor(mother, { childId: child.id }),
    await pathFor(room.teacher, { classId: room.id }),
  ] as const;
  const children = [...pupils, waiting, child];
  return {
    room,
    pupils,
    memberships,
    assignment,
    quiz,
    mother,
    child,
    device,
    linkId: link.linkId,
    notice,
    paths,
    children,
  };
}
