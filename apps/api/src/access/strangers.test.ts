import { roleRefusal } from '@noodlenaut/domain';
import { CALL_IDS, type CallId, definitionOf } from '../calls/all-calls.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askCall } from '../testing/ask-call.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { A_STEP, CANARY, DUE, LESSON, UNKNOWN, wholeSchool } from '../testing/whole-school.ts';

/** How many accounts are tried (security 2.1); the night has 20,000 (decision 0117). */
const RUNS = Number(process.env['STRANGER_RUNS'] ?? 700);
/** Ends one that hangs: of a life's share of the time at a load of ten, twice as much. */
const MOST_MS = 250;
const SEED = Number(process.env['STRANGER_SEED'] ?? 20_261_122);

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '10000' } });
const { db } = api.services;
const { room, pupils, memberships, assignment, mother, child, device, linkId, notice, paths, children } =
  await wholeSchool(api);
const childIds = children.map(({ id }) => id);
const familyCodes = await Promise.all(
  children.map(async (one) => (await one.ask('POST', '/api/family/code')).json().code),
);

const idOf = (...ids: string[]) => fc.constantFrom(...ids, UNKNOWN);
const aChild = idOf(...childIds);
/** Every field any call takes; each call keeps its own. */
const input = fc.record({
  studentId: fc.option(aChild, { nil: undefined }),
  childId: aChild,
  childIds: fc.array(aChild, { minLength: 1, maxLength: 3 }),
  classId: idOf(room.id),
  membershipId: idOf(...memberships),
  assignmentId: idOf(assignment),
  teacherId: idOf(room.teacher.id),
  linkId: idOf(linkId),
  deviceId: idOf(device),
  noticeId: idOf(notice),
  pathId: idOf(...paths),
  title: fc.constant('Fractions'),
  version: fc.constantFrom(1, 2),
  isArchived: fc.boolean(),
  steps: fc.constant([A_STEP]),
  code: fc.constantFrom(room.code, ...familyCodes, 'BBBBCCCC'),
  lessonId: fc.constantFrom(LESSON, undefined),
  skill: fc.constantFrom(undefined, 'math-multiplication'),
  subjectId: fc.constant('math'),
  subject: fc.constant('math'),
  grade: fc.constantFrom('3rd', 'k'),
  kind: fc.constantFrom('lesson', 'practice', 'quiz'),
  dueDay: fc.constant(DUE),
  scope: fc.constantFrom('chat', 'multiplayer', 'tutoring'),
  isGiven: fc.boolean(),
  isYes: fc.boolean(),
  isOn: fc.boolean(),
  isOpen: fc.boolean(),
  name: fc.constantFrom('Room 9', ''),
  text: fc.constantFrom('', 'x'.repeat(40)),
  nickname: fc.constant(''),
  linkedStudents: fc.constant(childIds),
  password: fc.constant('a long enough one'),
  pictures: fc.constant(['cat', 'star', 'key']),
});
/** Calls that would only end the run, because their caller is signed out afterwards. */
const ENDS: readonly CallId[] = ['account.logout', 'account.endSession', 'account.endAllSessions'];
const callsOf = (role: 'teacher' | 'parent') =>
  CALL_IDS.filter((id) => {
    const row = definitionOf(id);
    return roleRefusal(row, role) === null && !ENDS.includes(id);
  });
const step = (role: 'teacher' | 'parent') => fc.record({ id: fc.constantFrom(...callsOf(role)), input });
const life = fc
  .constantFrom('teacher' as const, 'parent' as const)
  .chain((role) =>
    fc.record({ role: fc.constant(role), steps: fc.array(step(role), { minLength: 1, maxLength: 4 }) }),
  );

test(
  '[P1.13] a fresh teacher or parent sees no child, whatever calls they make',
  { timeout: Math.max(300_000, RUNS * MOST_MS) },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ role, steps }) => {
        const fresh = await signedIn(api, role);
        for (const { id, input: fields } of steps) {
          const answer = await askCall(fresh, id, fields);
          const told = `${id} ${JSON.stringify(fields)} -> ${answer.statusCode} ${answer.body}`;
          expect(answer.statusCode, told).toBeLessThan(500);
          expect(answer.body, told).not.toContain(CANARY);
          for (const childId of childIds) expect(answer.body, told).not.toContain(childId);
        }
        const seen = await db
          .selectFrom('visibleChildren')
          .select('childId')
          .where('adultId', '=', fresh.id)
          .where('childId', 'in', childIds)
          .execute();
        expect(seen).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);

test('after all that the school is as it was', async () => {
  expect((await room.teacher.ask('GET', room.url)).json()).toMatchObject({
    name: 'Room 12',
    isOpen: true,
    teachers: [{ id: room.teacher.id }],
    pupils: pupils.map(({ id }) => ({ id })),
    waiting: [{ membershipId: memberships[0] }],
  });
  for (const [adult, url] of [
    [mother, `/api/family/children/${child.id}/paths`],
    [room.teacher, `${room.url}/paths`],
  ] as const)
    expect((await adult.ask('GET', url)).json().paths).toMatchObject([
      { title: CANARY, version: 1, isArchived: false },
    ]);
  const links = await mother.ask('GET', `/api/family/links?studentId=${child.id}`);
  expect(links.json().guardians.filter(({ status }: { status: string }) => status === 'active')).toHaveLength(
    1,
  );
});
