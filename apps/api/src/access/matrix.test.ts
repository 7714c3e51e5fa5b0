import { CALLS, ERRORS } from '@noodlenaut/contract';
import {
  ACCESS,
  callerOf,
  decideAccess,
  PLAIN_ROUTES,
  PROCEDURE_IDS,
  type AccessRow,
  type Caller,
  type ProcedureId,
} from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appRouter } from '../router.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

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
const CALLER_NAMES = [
  'anonymous',
  'student',
  'tutor',
  'unverifiedTutor',
  'teacher',
  'unverifiedTeacher',
  'parent',
] as const;
const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A well-formed input, so that a refusal is about the caller and not the form. Nothing here may sign anybody out. */
const INPUTS: Partial<Record<ProcedureId, object>> = {
  'account.setGrade': { grade: '3rd' },
  'account.login': { username: 'nobody', password: 'nothing' },
  'account.register': { username: 'matrix', password: 'secret1', subscriptionPlanId: 'stem-blazers' },
  'account.setupProfile': { role: 'student', firstName: 'A', lastName: 'B' },
  'account.requestPasswordReset': { email: 'nobody@example.org' },
  'account.confirmPasswordReset': { token: 'x'.repeat(43), newPassword: 'another one' },
  'account.changePassword': { currentPassword: 'wrong', newPassword: 'another one' },
  'account.confirmPassword': { password: 'wrong' },
  'account.setName': { firstName: 'Ana', lastName: '' },
  'account.setAddress': { email: 'matrix@example.org' },
  'account.confirmAddress': { token: 'x'.repeat(43) },
  'account.useRecoveryCode': { username: 'nobody', code: 'BCDFGHJKMNPQ', newPassword: 'another one' },
  'account.confirmSecondFactor': { code: '123456' },
  'account.redeemInvite': { code: 'BCDFGHJK' },
  'lessons.checkAnswer': { option: 0 },
  'lessons.saveStep': { step: 0 },
  'practice.answer': { option: 0 },
  'chat.send': { message: 'hello' },
  'quiz.createRoom': { subject: 'math', grade: '3rd', gameType: 'quiz-race' },
  'family.redeemCode': { code: 'BCDFGHJK' },
  'account.pictureGuest': { token: 'x'.repeat(43) },
  'account.pictureLogin': { token: 'x'.repeat(43), pictures: ['cat', 'dog', 'key'] },
  'family.setConsent': { scope: 'chat', isGiven: true },
  'family.answerClass': { isYes: true },
  'family.readClassMail': { token: 'x'.repeat(43) },
  'family.answerClassMail': { token: 'x'.repeat(43), isYes: true },
  'privacy.export': { password: 'wrong' },
  'privacy.deleteChild': { password: 'wrong' },
  'privacy.exportOwn': { password: 'wrong' },
  'privacy.eraseOwn': { password: 'wrong' },
  'family.createChild': { nickname: 'Zoe', grade: '3rd' },
  'quiz.report': { seat: 1, reason: 'unkind' },
  'assignments.create': { kind: 'practice', subjectId: 'math', dueDay: '2030-01-01' },
  'classes.create': { name: 'Room 1', grade: '3rd' },
  'classes.join': { code: 'BCDFGH' },
  'classes.joinAsTeacher': { code: 'BCDFGHJK' },
  'classes.previewPupils': { text: 'Amara' },
  'classes.addPupils': { text: 'Amara' },
  'classes.cards': { childIds: ['00000000-0000-4000-8000-000000000001'] },
  'tutoring.createRequest': { subject: 'math', description: 'help' },
  'tutoring.bookSession': {
    tutorId: '00000000-0000-4000-8000-000000000001',
    subject: 'math',
    scheduledTime: '2030-01-01T10:00:00Z',
  },
};
const SKIPPED_ENDINGS: readonly ProcedureId[] = ['account.logout', 'account.endAllSessions'];

function request(id: ProcedureId): { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string } {
  const [method, path = ''] = CALLS[id].split(' ');
  const filled = path
    .replace('{lessonId}', LESSON)
    .replace('{activity}', '0')
    .replace('{position}', '0')
    .replace('{roundId}', '00000000-0000-4000-8000-000000000002')
    .replace('{code}', 'BCDFGH')
    .replace('{subjectId}', 'math')
    .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001');
  const url = id === 'lessons.list' ? `${filled}?subject=math` : filled;
  return { method: method === 'POST' || method === 'PATCH' || method === 'DELETE' ? method : 'GET', url };
}
const call = (id: ProcedureId, caller: Caller) => {
  const { method, url } = request(id);
  return caller === 'anonymous'
    ? askAnonymously(api, method, url, INPUTS[id])
    : people[caller].ask(method, url, INPUTS[id]);
};

test('[P1.04] [P1.05] M1: every procedure and every route has a row, and every row a procedure', () => {
  const procedures: unknown = Reflect.get(Object(Reflect.get(appRouter, '_def')), 'procedures');
  expect(isKeyed(procedures) && Object.keys(procedures).sort()).toEqual([...PROCEDURE_IDS].sort());
  const rows = new Set([
    ...PROCEDURE_IDS.map((id) => CALLS[id].replace(/\{(\w+)\}/g, ':$1')),
    ...PLAIN_ROUTES,
  ]);
  const undecided = routes.filter(
    (route) =>
      !rows.has(route) &&
      !/^HEAD |^[A-Z]+ \/trpc\/:path$|^GET \/(assets|favicon|manifest)|^GET \/api\/docs(\/|$)/.test(route),
  );
  expect(undecided).toEqual([]);
});

test('M1: the id a procedure guards itself with is its own name', () => {
  const procedures: unknown = Reflect.get(Object(Reflect.get(appRouter, '_def')), 'procedures');
  for (const [name, procedure] of Object.entries(Object(procedures))) {
    expect(Reflect.get(Object(Reflect.get(Object(procedure), '_def')), 'meta')).toMatchObject({ id: name });
  }
});

test('[P1.05] default deny: an id without a row is refused to everybody', () => {
  expect(decideAccess('staff.deleteEverything', null)).toBe('unauthenticated');
  for (const role of ['student', 'tutor', 'teacher', 'parent'] as const) {
    expect(
      decideAccess('staff.deleteEverything', {
        id: '1',
        role,
        isVerified: true,
        byCookie: true,
        isFresh: true,
        lacksFactor: false,
      }),
    ).toBe('forbidden_role');
  }
});

const EXPECTED = { U: 'unauthenticated', R: 'forbidden_role', V: 'unverified', K: 'signed_in' } as const;
const cases = PROCEDURE_IDS.filter((id) => !SKIPPED_ENDINGS.includes(id)).flatMap((id) =>
  CALLER_NAMES.map((caller) => [id, caller] as const),
);

test.each(cases)('[P1.06] [P1.07] [P1.09] M2: %s as %s', async (id, caller) => {
  const row: AccessRow = ACCESS[id];
  const cell = row.cells[caller];
  const answer = await call(id, caller);
  if (cell === 'yes') {
    const refusals: readonly string[] = Object.values(EXPECTED);
    expect(refusals.filter((code) => code !== 'signed_in')).not.toContain(answer.json().code);
    return;
  }
  const code = EXPECTED[cell];
  expect([answer.statusCode, answer.json()]).toEqual([
    ERRORS[code].status,
    { message: ERRORS[code].message, code },
  ]);
});

/** Written out, so that a row that loses its mark is missed. */
const COOKIE_ONLY: readonly ProcedureId[] = [
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
  'classes.removeTeacher',
  'classes.renewCode',
  'classes.approve',
];
test('the calls a bearer alone may not make are these', () => {
  const marked = PROCEDURE_IDS.filter((id) => {
    const row: AccessRow = ACCESS[id];
    return row.cookieOnly === true;
  });
  expect([...marked].sort()).toEqual([...COOKIE_ONLY].sort());
});

const bearerCases = cases.flatMap(([id, caller]) => {
  const row: AccessRow = ACCESS[id];
  return row.cookieOnly && caller !== 'anonymous' && row.cells[caller] === 'yes'
    ? [[id, caller] as const]
    : [];
});
test.each(bearerCases)('a bearer alone cannot do %s as %s', async (id, caller) => {
  const authorization = `Bearer ${people[caller].bearer}`;
  const { method, url } = request(id);
  const answer = await askAnonymously(api, method, url, INPUTS[id], { authorization });
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

test('[P1.08] M3: a foreign id and a made-up one get the very same bytes', async () => {
  const stranger = await signedIn(api, 'student', { grade: '3rd' });
  for (const url of [
    '/api/progress',
    '/api/achievements',
    '/api/achievements/stats',
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
  await api.services.store.family.addPupil(room.id, child.id);
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

test('M4: a refused call that would change something changes nothing but the audit log', async () => {
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
    ([id, caller]) => ACCESS[id].cells[caller] !== 'yes' && request(id).method !== 'GET',
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

test('[P1.52] no call finds a person by name', () => {
  for (const id of PROCEDURE_IDS) expect(CALLS[id]).not.toMatch(/search|find|users|people/i);
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
