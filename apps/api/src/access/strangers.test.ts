import { CALLS } from '@noodlenaut/contract';
import {
  ACCESS,
  type AccessRow,
  addDays,
  localDay,
  PROCEDURE_IDS,
  type ProcedureId,
} from '@noodlenaut/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** Accounts that are tried in all (SAFETY 2.1); STRANGER_RUNS raises it for a nightly run. */
const RUNS = Number(process.env['STRANGER_RUNS'] ?? 2000);
const SEED = Number(process.env['STRANGER_SEED'] ?? 20_261_122);
const UNKNOWN = '00000000-0000-4000-8000-00000000abcd';
const LESSON = 'math-3rd-01-legs-wings-wheels';
const CANARY = 'Canarybird';
const DUE = addDays(localDay(new Date(), 'UTC'), 30);

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '10000' } });
const { db, store } = api.services;

// A school with everything in it that somebody could ask for.
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
  await room.teacher.ask('POST', `${room.url}/assignments`, { kind: 'lesson', lessonId: LESSON, dueDay: DUE })
).json().id;
const mother = await signedIn(api, 'parent', { firstName: 'Ana' });
const child = await signedIn(api, 'student', { grade: '3rd', firstName: `${CANARY}a` });
await store.family.link(child.id, mother.id, 'primary', 'active');
const device = (await mother.ask('POST', '/api/family/devices')).json().id;
const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
const children = [...pupils, waiting, child];
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
  linkId: idOf(link.linkId),
  deviceId: idOf(device),
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
  isOn: fc.boolean(),
  isOpen: fc.boolean(),
  name: fc.constantFrom('Room 9', ''),
  text: fc.constantFrom('', 'x'.repeat(40)),
  nickname: fc.constant(''),
  linkedStudents: fc.constant(childIds),
  password: fc.constant('a long enough one'),
  pictures: fc.constant(['cat', 'star', 'key']),
});
/** These would only end the run: their callers are nobody afterwards. */
const ENDS: readonly ProcedureId[] = ['account.logout', 'account.endSession', 'account.endAllSessions'];
const callsOf = (role: 'teacher' | 'parent') =>
  PROCEDURE_IDS.filter((id) => {
    const row: AccessRow = ACCESS[id];
    return row.cells[role] === 'yes' && !ENDS.includes(id);
  });
const step = (role: 'teacher' | 'parent') => fc.record({ id: fc.constantFrom(...callsOf(role)), input });
const life = fc
  .constantFrom('teacher' as const, 'parent' as const)
  .chain((role) =>
    fc.record({ role: fc.constant(role), steps: fc.array(step(role), { minLength: 1, maxLength: 4 }) }),
  );

function ask(who: Person, id: ProcedureId, fields: Readonly<Record<string, unknown>>) {
  const [method, path = ''] = CALLS[id].split(' ');
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => text(fields[name]));
  if (method === 'POST' || method === 'PATCH' || method === 'DELETE') return who.ask(method, url, fields);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') query.set(name, value);
  return who.ask('GET', `${url}?${query.toString()}`);
}
const text = (value: unknown): string => (typeof value === 'string' ? value : UNKNOWN);

test(
  '[P1.13] a fresh teacher or parent sees no child, whatever calls they make',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ role, steps }) => {
        const fresh = await signedIn(api, role);
        for (const { id, input: fields } of steps) {
          const answer = await ask(fresh, id, fields);
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
  const links = await mother.ask('GET', `/api/family/links?studentId=${child.id}`);
  expect(links.json().guardians.filter(({ status }: { status: string }) => status === 'active')).toHaveLength(
    1,
  );
});

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
  isOn: true,
};
const REAL = {
  classId: room.id,
  membershipId: memberships[0] ?? '',
  assignmentId: assignment,
  teacherId: room.teacher.id,
  childId: child.id,
  linkId: link.linkId,
  deviceId: device,
} as const;
const isParameter = (name: string): name is keyof typeof REAL => Object.hasOwn(REAL, name);
const parametersOf = (id: ProcedureId) =>
  [...CALLS[id].matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isParameter(name) ? [name] : []));
const twins = PROCEDURE_IDS.flatMap((id) => parametersOf(id).map((name) => [id, name] as const));

test.each(twins)(
  '[P1.08] M3: %s with a foreign %s and with an unknown one answers the very same bytes',
  async (id, name) => {
    for (const role of ['teacher', 'parent'] as const) {
      const row: AccessRow = ACCESS[id];
      if (row.cells[role] !== 'yes') continue;
      const adult = await signedIn(api, role);
      // A class of their own, so that what is foreign in it is looked for too.
      const own =
        role === 'teacher'
          ? (await adult.ask('POST', '/api/classes', { name: 'Own', grade: '3rd' })).json().id
          : UNKNOWN;
      const answerTo = async (value: string) => {
        const answer = await ask(adult, id, { ...FIELDS, classId: own, [name]: value });
        return [answer.statusCode, answer.body];
      };
      const foreign = await answerTo(REAL[name]);
      expect([id, role, foreign]).toEqual([id, role, await answerTo(UNKNOWN)]);
      expect([id, role, foreign[0]]).toEqual([id, role, 404]);
    }
  },
);

test('[P1.08] cards, items and assignments for somebody else’s pupil are as for nobody', async () => {
  const other = await classroom(api, 'Own');
  const twinsOf = async (
    method: 'GET' | 'POST',
    path: (id: string) => string,
    body: (id: string) => object,
  ) => {
    const answerTo = async (id: string) => {
      const answer = await other.teacher.ask(
        method,
        other.url + path(id),
        method === 'POST' ? body(id) : undefined,
      );
      return [answer.statusCode, answer.body];
    };
    const foreign = await answerTo(pupils[0]?.id ?? '');
    expect(foreign).toEqual(await answerTo(UNKNOWN));
    expect(foreign[0]).toBe(404);
  };
  await twinsOf(
    'GET',
    (id) => `/items?lessonId=${LESSON}&studentId=${id}`,
    () => ({}),
  );
  await twinsOf(
    'POST',
    () => '/cards',
    (id) => ({ childIds: [id] }),
  );
  await twinsOf(
    'POST',
    () => '/assignments',
    (id) => ({ ...FIELDS, childIds: [id] }),
  );
});
