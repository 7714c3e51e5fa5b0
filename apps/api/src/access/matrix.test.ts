import { CALL_IDS, type CallId, definitionOf, restOf } from '../calls/all-calls.ts';
import { ERRORS } from '@noodlenaut/contract';
import { ANYONE, callerOf, type Caller, roleRefusal } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import type { SignedInDefinition } from '../calls/definition.ts';
import { bareProcedure, definitionIn } from '../calls/trpc.ts';
import { appRouter } from '../router.ts';
import { exampleRequest } from '../testing/example-call.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** Plain routes outside the procedures, so that a route nobody decided about fails the check (security 3.4). */
const PLAIN_ROUTES = [
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/tutoring/calendar/:file',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /trpc',
  'GET /healthz',
  'GET /readyz',
] as const;

const routes: string[] = [];
const api = await startTestApi({ routes });
const LESSON = 'math-3rd-01-legs-wings-wheels';

const people: Readonly<Record<Exclude<Caller, 'anonymous'>, Person>> = {
  student: await signedIn(api, 'student', { grade: '3rd' }),
  tutor: await signedIn(api, 'tutor', { verified: true }),
  unverifiedTutor: await signedIn(api, 'tutor'),
  teacher: await signedIn(api, 'teacher'),
  unverifiedTeacher: await signedIn(api, 'teacher', { verified: false }),
  parent: await signedIn(api, 'parent'),
};
const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const SKIPPED_ENDINGS: readonly CallId[] = ['account.logout', 'account.endAllSessions'];

const call = (id: CallId, caller: Caller) => {
  const { method, url, payload } = exampleRequest(id);
  return caller === 'anonymous'
    ? askAnonymously(api, method, url, payload)
    : people[caller].ask(method, url, payload);
};

test('[P1.04] [P1.05] every procedure has a definition, and every route is one or written down', () => {
  const procedures: unknown = Reflect.get(Object(Reflect.get(appRouter, '_def')), 'procedures');
  expect(isKeyed(procedures) && Object.keys(procedures).sort()).toEqual([...CALL_IDS].sort());
  const rows = new Set([...CALL_IDS.map((id) => restOf(id).replace(/\{(\w+)\}/g, ':$1')), ...PLAIN_ROUTES]);
  const undecided = routes.filter(
    (route) =>
      !rows.has(route) &&
      !/^HEAD |^[A-Z]+ \/trpc\/:path$|^GET \/(assets|favicon|manifest|sw\.js)|^GET \/api\/docs(\/|$)/.test(
        route,
      ),
  );
  expect(undecided).toEqual([]);
});

test('[P1.05] default deny: a procedure that was not made by a definition has none, and nothing serves it', () => {
  expect(() => definitionIn(bareProcedure.query(() => 'everything'))).toThrow('without a definition');
  for (const id of CALL_IDS) expect(definitionOf(id).who.length).toBeGreaterThan(0);
});

test('[P1.05] a call without who and whose, or with a kind of caller that is none, does not compile', () => {
  expectTypeOf<{ rest: 'GET /api/x'; whose: 'self' }>().not.toExtend<SignedInDefinition>();
  expectTypeOf<{ rest: 'GET /api/x'; who: readonly ['student'] }>().not.toExtend<SignedInDefinition>();
  type Who = SignedInDefinition['who'];
  expectTypeOf<readonly ['student', 'headmaster']>().not.toExtend<Who>();
  expectTypeOf<readonly ['student', 'anonymous']>().not.toExtend<Who>();
  expectTypeOf<readonly ['student', 'parent']>().toExtend<Who>();
});

const REFUSALS: readonly string[] = ['unauthenticated', 'forbidden_role', 'unverified'];
const cases = CALL_IDS.filter((id) => !SKIPPED_ENDINGS.includes(id)).flatMap((id) =>
  ANYONE.map((caller) => [id, caller] as const),
);

test.each(cases)('[P1.06] [P1.07] [P1.09] %s as %s', async (id, caller) => {
  const code = roleRefusal(definitionOf(id), caller);
  const answer = await call(id, caller);
  if (code === null) expect(REFUSALS).not.toContain(answer.json().code);
  else
    expect([answer.statusCode, answer.json()]).toEqual([
      ERRORS[code].status,
      { message: ERRORS[code].message, code },
    ]);
});

/** Written out, so that a definition that loses its mark fails the test. */
const COOKIE_ONLY: readonly CallId[] = [
  'billing.portal',
  'billing.resume',
  'billing.subscribe',
  'account.confirmGoogleLink',
  'account.changePassword',
  'account.confirmPassword',
  'account.setName',
  'account.setAddress',
  'account.makeRecoveryCodes',
  'account.beginSecondFactor',
  'account.confirmSecondFactor',
  'account.dropSecondFactor',
  'account.redeemInvite',
  'chat.saveSettings',
  'family.setConsent',
  'family.makeCode',
  'family.redeemCode',
  'family.confirmLink',
  'family.endLink',
  'family.askEnd',
  'family.takeBackEnd',
  'family.handOver',
  'family.undo',
  'family.answerClass',
  'family.leaveClass',
  'classes.askSignIn',
  'family.createChild',
  'family.resetSignIn',
  'family.makeSignInToken',
  'family.trustDevice',
  'family.endDevice',
  'family.setWeeklyMail',
  'privacy.export',
  'privacy.deleteChild',
  'privacy.undoDelete',
  'privacy.exportOwn',
  'privacy.eraseOwn',
  'privacy.keepOwn',
  'classes.cards',
  'classes.addPupils',
  'classes.invite',
  'classes.joinAsTeacher',
  'classes.correctPupil',
  'classes.handOver',
  'school.export',
  'school.approve',
  'school.resetPassword',
  'school.endDevice',
  'classes.letters',
  'classes.trustDevice',
  'classes.endDevice',
  'classes.wakeDevice',
  'classes.removeTeacher',
  'classes.renewCode',
  'classes.approve',
];
test('the calls a bearer alone may not make are these', () => {
  const marked = CALL_IDS.filter((id) => {
    const row = definitionOf(id);
    return row.cookieOnly === true;
  });
  expect([...marked].sort()).toEqual([...COOKIE_ONLY].sort());
});

const bearerCases = cases.flatMap(([id, caller]) => {
  const row = definitionOf(id);
  return row.cookieOnly && caller !== 'anonymous' && roleRefusal(row, caller) === null
    ? [[id, caller] as const]
    : [];
});
test.each(bearerCases)('a bearer alone cannot do %s as %s', async (id, caller) => {
  const authorization = `Bearer ${people[caller].bearer}`;
  const { method, url, payload } = exampleRequest(id);
  const answer = await askAnonymously(api, method, url, payload, { authorization });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauth_required']);
});

test('the rows are those of the specification’s calls for every kind of caller', () => {
  expect(callerOf(null)).toBe('anonymous');
  expect(
    callerOf({ id: '1', role: null, isVerified: false, byCookie: true, isFresh: true, lacksFactor: false }),
  ).toBe('student');
  expect(
    callerOf({
      id: '1',
      role: 'tutor',
      isVerified: false,
      byCookie: true,
      isFresh: true,
      lacksFactor: false,
    }),
  ).toBe('unverifiedTutor');
});

test('[P1.08] a foreign id and a made-up one get the very same bytes', async () => {
  const stranger = await signedIn(api, 'student', { grade: '3rd' });
  for (const url of [
    '/api/progress',
    '/api/achievements',
    '/api/achievements/stats',
    '/api/rewards',
    '/api/teacher/progress/overview',
    '/api/teacher/progress/timeline',
    '/api/teacher/progress/detailed/math',
  ]) {
    for (const caller of ['student', 'teacher', 'parent'] as const) {
      const foreign = await people[caller].ask('GET', `${url}?studentId=${stranger.id}`);
      const unknown = await people[caller].ask(
        'GET',
        `${url}?studentId=00000000-0000-4000-8000-00000000abcd`,
      );
      expect([url, caller, foreign.statusCode, foreign.body]).toEqual([url, caller, 404, unknown.body]);
    }
  }
});

test('[P1.07] a linked child is seen by its parent and its teacher, and by nobody once the link ends', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const { parent, teacher } = people;
  await api.services.store.family.link(child.id, parent.id, 'primary', 'active');
  const room = await api.services.store.classes.create({
    teacherId: teacher.id,
    name: 'Room 1',
    grade: '3rd',
    code: 'BCDFGH',
  });
  await api.services.store.classMembers.addPupil(room.id, child.id);
  for (const adult of [parent, teacher]) {
    expect(
      (await adult.ask('GET', `/api/teacher/progress/overview?studentId=${child.id}`)).json().student,
    ).toEqual({ name: 'Noor', grade: '3rd' });
    expect((await adult.ask('GET', '/api/teacher/progress/overview')).json().student).toEqual({
      name: 'Noor',
      grade: '3rd',
    });
    expect((await adult.ask('GET', '/api/progress')).json()).toHaveLength(8);
  }
  await api.services.db
    .updateTable('guardianLinks')
    .set({ status: 'revoked', seat: null })
    .where('childId', '=', child.id)
    .execute();
  await api.services.db
    .updateTable('classMemberships')
    .set({ status: 'ended' })
    .where('childId', '=', child.id)
    .execute();
  for (const adult of [parent, teacher])
    expect((await adult.ask('GET', `/api/progress?studentId=${child.id}`)).statusCode).toBe(404);
});

test('a refused call that would change something changes nothing but the audit log', async () => {
  const snapshot = async () => {
    const { rows } = await sql<{
      sum: string;
    }>`select md5(string_agg(md5(t::text), '' order by t::text)) as sum from (
      select u::text as t from users u union all select l::text from lesson_runs l union all select g::text from game_rooms g
      union all select p::text from practice_rounds p union all select q::text from tutoring_requests q union all select s::text from tutoring_sessions s) t`.execute(
      api.services.db,
    );
    return rows[0]?.sum;
  };
  const denied = cases.filter(
    ([id, caller]) => roleRefusal(definitionOf(id), caller) !== null && exampleRequest(id).method !== 'GET',
  );
  expect(denied.length).toBeGreaterThan(40);
  const before = await snapshot();
  for (const [id, caller] of denied) await call(id, caller);
  expect(await snapshot()).toBe(before);
});

test('a role’s refusal leaves one line in the audit log', async () => {
  const count = async () =>
    (await api.services.db.selectFrom('auditLog').select('id').where('result', '=', 'denied').execute())
      .length;
  const before = await count();
  await people.teacher.ask('POST', `/api/lessons/${LESSON}/complete`);
  expect(await count()).toBe(before + 1);
  await expect(api.services.db.deleteFrom('auditLog').execute()).rejects.toThrow(
    'the audit log is only added to',
  );
});

test('no two calls stand at one place', () => {
  expect(new Set(CALL_IDS.map(restOf)).size).toBe(CALL_IDS.length);
});

test('[P1.52] no call finds a person by name', () => {
  for (const id of CALL_IDS) expect(restOf(id)).not.toMatch(/search|find|users|people/i);
});

test('[P1.01] no role above the four exists: no call grants one', async () => {
  const { rows } = await sql<{
    role: string;
  }>`select distinct role from users where role is not null`.execute(api.services.db);
  for (const { role } of rows) expect(['student', 'tutor', 'teacher', 'parent']).toContain(role);
  await expect(
    sql`update users set role = 'admin' where role is null`.execute(api.services.db),
  ).resolves.toBeDefined();
  await expect(
    sql`insert into users (username, role) values ('root', 'admin')`.execute(api.services.db),
  ).rejects.toMatchObject({ code: '23514' });
});
