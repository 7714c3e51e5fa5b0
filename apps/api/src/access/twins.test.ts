import { roleRefusal } from '@noodlenaut/domain';
import { CALL_IDS, type CallId, definitionOf, restOf } from '../calls/all-calls.ts';
import { expect, test } from 'vitest';
import { askCall } from '../testing/ask-call.ts';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { A_STEP, DUE, LESSON, UNKNOWN, wholeSchool } from '../testing/whole-school.ts';

const statements: string[] = [];
const api = await startTestApi({
  env: { RATE_LIMIT_FACTOR: '10000' },
  onQuery: (sql) => statements.push(sql),
});
const { room, pupils, memberships, assignment, quiz, child, device, linkId, notice, paths } =
  await wholeSchool(api);

const FIELDS = {
  childIds: [UNKNOWN],
  kind: 'lesson',
  lessonId: LESSON,
  dueDay: DUE,
  subjectId: 'math',
  name: 'Room 9',
  text: 'Amara',
  pictures: ['cat', 'star', 'key'],
  password: 'a long enough one',
  scope: 'chat',
  isGiven: true,
  isYes: true,
  isOn: true,
  title: 'Fractions',
  version: 1,
  steps: [A_STEP],
  isArchived: true,
  wishKey: UNKNOWN,
  subject: 'math',
  grade: '3rd',
  question: '0',
  option: 0,
};
const REAL = {
  classId: room.id,
  membershipId: memberships[0] ?? '',
  assignmentId: assignment,
  quizId: quiz,
  teacherId: room.teacher.id,
  childId: child.id,
  linkId,
  deviceId: device,
  noticeId: notice,
  pathId: paths[0],
} as const;
const isParameter = (name: string): name is keyof typeof REAL => Object.hasOwn(REAL, name);
const parametersOf = (id: CallId) =>
  [...restOf(id).matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isParameter(name) ? [name] : []));
const twins = CALL_IDS.flatMap((id) => parametersOf(id).map((name) => [id, name] as const));

/** Written in bundles every 20 s, whatever was asked. */
const isBundle = (sql: string) => /insert into child_views|update "sessions" set "last_seen_at"/.test(sql);
/**
 * An answer and the statements it ran. When answer and statements are the same, nobody can tell the ids apart by measuring time
 * either, and unlike a time this is the same on every machine (security 2.3).
 */
async function costOf(answering: () => ReturnType<Person['ask']>) {
  statements.length = 0;
  const { statusCode, body } = await answering();
  return { statusCode, body, cost: statements.filter((sql) => !isBundle(sql)).toSorted() };
}

test.each(twins)(
  '[P1.08] %s with a foreign %s and with an unknown one answers the very same bytes after the very same statements',
  async (id, name) => {
    for (const role of ['teacher', 'parent', 'student'] as const) {
      const row = definitionOf(id);
      if (roleRefusal(row, role) !== null) continue;
      const who = await signedIn(api, role);
      // The teacher has a class, so that the foreign child is looked for in it too.
      const own =
        role === 'teacher'
          ? (await who.ask('POST', '/api/classes', { name: 'Own', grade: '3rd' })).json().id
          : UNKNOWN;
      const answerTo = (value: string) =>
        costOf(() => askCall(who, id, { ...FIELDS, classId: own, [name]: value }));
      const foreign = await answerTo(REAL[name]);
      expect([id, role, foreign]).toEqual([id, role, await answerTo(UNKNOWN)]);
      expect([id, role, foreign.statusCode]).toEqual([id, role, 404]);
      expect(foreign.cost.length).toBeGreaterThan(1);
    }
  },
);

/** Calls that name a child beside the path. */
const NAMING = [
  ['progress.dashboard', 'studentId'],
  ['progress.list', 'studentId'],
  ['achievements.list', 'studentId'],
  ['achievements.stats', 'studentId'],
  ['rewards.album', 'studentId'],
  ['teacher.overview', 'studentId'],
  ['teacher.timeline', 'studentId'],
  ['teacher.detailed', 'studentId'],
  ['teacher.analytics', 'studentId'],
  ['teacher.advanced', 'studentId'],
  ['teacher.missed', 'studentId'],
  ['family.links', 'studentId'],
  ['family.makeCode', 'childId'],
  ['paths.create', 'childId'],
] as const;
test.each(NAMING)(
  '[P1.39] %s for a foreign %s and for an unknown one answers the very same bytes after the very same statements',
  async (id, name) => {
    for (const role of ['teacher', 'parent', 'student'] as const) {
      const row = definitionOf(id);
      if (roleRefusal(row, role) !== null) continue;
      const who = await signedIn(api, role);
      const answerTo = (value: string) =>
        costOf(() =>
          askCall(who, id, { subjectId: 'math', title: FIELDS.title, steps: FIELDS.steps, [name]: value }),
        );
      const foreign = await answerTo(child.id);
      expect([id, role, foreign]).toEqual([id, role, await answerTo(UNKNOWN)]);
      expect([id, role, foreign.statusCode]).toEqual([id, role, 404]);
    }
  },
);

test.each([
  ['items', 'GET', (id: string) => `/items?lessonId=${LESSON}&studentId=${id}`, () => undefined],
  ['cards', 'POST', () => '/cards', (id: string) => ({ childIds: [id] })],
  ['groups', 'POST', () => '/groups', (id: string) => ({ name: 'Owls', childIds: [id] })],
  ['assignments', 'POST', () => '/assignments', (id: string) => ({ ...FIELDS, childIds: [id] })],
] as const)('[P1.08] %s for somebody else’s pupil are as for nobody', async (_what, method, path, body) => {
  const other = await classroom(api, 'Own');
  const answerTo = (id: string) => costOf(() => other.teacher.ask(method, other.url + path(id), body(id)));
  const foreign = await answerTo(pupils[0]?.id ?? '');
  expect(foreign).toEqual(await answerTo(UNKNOWN));
  expect(foreign.statusCode).toBe(404);
});
