import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const NAMES = { firstName: 'Ada', lastName: 'Lovelace' };
const row = (id: string) =>
  api.services.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('[P1.15] [S5.37] while the role is empty everything but the setup is refused', async () => {
  const person = await signedIn(api, null);
  expect((await person.ask('GET', '/api/auth/user')).json().role).toBe('');
  for (const url of [
    '/api/progress',
    '/api/lessons?subject=math',
    '/api/dashboard',
    '/api/teacher/progress/overview',
  ]) {
    const answer = await person.ask('GET', url);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'setup_required']);
  }
  expect((await person.ask('POST', '/api/profile/setup', { ...NAMES, role: 'student' })).statusCode).toBe(
    200,
  );
  expect((await person.ask('GET', '/api/dashboard')).statusCode).toBe(200);
});

test('[S2.034] a missing role is treated as student by the table of access', async () => {
  const person = await signedIn(api, null);
  const answer = await person.ask('PATCH', '/api/user/grade', { grade: '3rd' });
  // A student's call: refused only because the setup comes first, where a teacher would be told of the role.
  expect(answer.json().code).toBe('setup_required');
});

test('[S7.17] [S5.19] a tutor with all fields; [S3.07] [S3.08] specialties and cents are kept', async () => {
  const { ask, id } = await signedIn(api, null);
  const fields = {
    phone: '+1 555 0100',
    specialties: ['Math', 'IT'],
    bio: 'Hello',
    hourlyRate: 4250,
    schoolName: 'dropped',
    linkedStudents: ['3rd'],
    grade: '2nd',
  };
  const answer = await ask('POST', '/api/profile/setup', { ...NAMES, ...fields, role: 'tutor' });
  expect(answer.json()).toMatchObject({
    next: '/tutor-dashboard',
    user: {
      role: 'tutor',
      specialties: ['Math', 'IT'],
      hourlyRate: 4250,
      bio: 'Hello',
      phone: '+1 555 0100',
    },
  });
  expect(await row(id)).toMatchObject({
    schoolName: null,
    linkedStudents: [],
    grade: null,
    isVerified: false,
  });
});

test('[S5.22] the grade of a student is stored lower-cased', async () => {
  const { ask, id } = await signedIn(api, null);
  await ask('POST', '/api/profile/setup', { ...NAMES, role: 'student', grade: 'Pre-K' });
  expect((await row(id)).grade).toBe('pre-k');
});

test('[P1.16] [P1.18] family codes in linkedStudents ask for a link that waits; until the yes nothing is seen', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const { ask, id } = await signedIn(api, null);
  const linkedStudents = [`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`, 'BCDFGHJK', '3rd'];
  const reply = await ask('POST', '/api/profile/setup', { ...NAMES, role: 'parent', linkedStudents });
  expect(reply.statusCode).toBe(200);
  expect((await row(id)).linkedStudents).toEqual(['3rd']);
  const [asked] = (await child.ask('GET', '/api/family/links')).json().guardians;
  expect(asked).toMatchObject({ status: 'pending', mayConfirm: true });
  expect((await ask('GET', `/api/teacher/progress/overview?studentId=${child.id}`)).statusCode).toBe(404);
});

test('[P1.16] [P1.17] a parent’s grade levels are a preference and link nobody; [S3.13] the list is text', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const { ask, id } = await signedIn(api, null);
  await ask('POST', '/api/profile/setup', {
    ...NAMES,
    role: 'parent',
    linkedStudents: ['3rd', 'K', child.id, child.username],
  });
  expect((await row(id)).linkedStudents).toEqual(['k', '3rd']);
  expect((await ask('GET', `/api/progress?studentId=${child.id}`)).statusCode).toBe(404);
  expect((await ask('GET', '/api/teacher/progress/overview')).json()).toMatchObject({
    student: null,
    totalPoints: 0,
    subjects: [],
  });
});

test('[P1.18] family codes in a parent’s setup ask for links, which wait; codes that do not work are passed over', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const { ask, id } = await signedIn(api, null);
  const setup = () =>
    ask('POST', '/api/profile/setup', {
      ...NAMES,
      role: 'parent',
      linkedStudents: ['BBBBCCCC', '3rd', `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase()],
    });
  expect((await setup()).statusCode).toBe(200);
  const links = await api.services.db
    .selectFrom('guardianLinks')
    .select(['childId', 'status'])
    .where('guardianId', '=', id)
    .execute();
  expect(links).toEqual([{ childId: child.id, status: 'pending' }]);
  expect((await row(id)).linkedStudents).toEqual(['3rd']);
  expect((await ask('GET', `/api/progress?studentId=${child.id}`)).statusCode).toBe(404);
  expect((await setup()).statusCode).toBe(200);
});

test('only role and names are required [S5.19]', async () => {
  for (const role of ['student', 'tutor', 'teacher', 'parent']) {
    const { ask } = await signedIn(api, null);
    expect((await ask('POST', '/api/profile/setup', { ...NAMES, role })).statusCode).toBe(200);
  }
});

test('[S5.16] [S5.17] [S5.18] role and names are checked, with the sentences of the specification', async () => {
  const { ask } = await signedIn(api, null);
  const answer = await ask('POST', '/api/profile/setup', { role: 'admin', firstName: ' ', lastName: '' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toEqual([
    { path: 'role', message: 'Required' },
    { path: 'firstName', message: 'First name is required' },
    { path: 'lastName', message: 'Last name is required' },
  ]);
});

test('[P1.14] [P1.01] a role is chosen once: the same again is fine, another is refused, and the table refuses it too', async () => {
  const { ask, id } = await signedIn(api, 'student');
  expect(
    (await ask('POST', '/api/profile/setup', { ...NAMES, role: 'student', grade: '1st' })).statusCode,
  ).toBe(200);
  const answer = await ask('POST', '/api/profile/setup', { ...NAMES, role: 'teacher' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'role_locked']);
  await expect(
    api.services.db.updateTable('users').set({ role: 'teacher' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ constraint: 'users_role_once' });
  expect((await row(id)).role).toBe('student');
});

test('two setups at once agree on one role', async () => {
  const { ask, id } = await signedIn(api, null);
  const answers = await Promise.all(
    ['student', 'tutor', 'teacher', 'parent'].map((role) =>
      ask('POST', '/api/profile/setup', { ...NAMES, role }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect((await row(id)).role).toBe(answers.find(({ statusCode }) => statusCode === 200)?.json().user.role);
});

test('[S7.08] GET /api/user has name, grade and points and never a secret', async () => {
  const { ask } = await signedIn(api, 'student', {
    grade: '3rd',
    firstName: 'Maya',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$x$y',
  });
  const user = (await ask('GET', '/api/user')).json();
  expect(user).toMatchObject({ name: 'Maya', grade: '3rd', totalPoints: 0, rating: 5, provider: 'local' });
  expect(Object.keys(user).filter((key) => /password|google|apple|stripe/i.test(key))).toEqual([]);
});

test('[S7.09] PATCH /api/user/grade changes the grade of a student; others may not; only the eight grades', async () => {
  const { ask } = await signedIn(api, 'student', { grade: '1st' });
  expect((await ask('PATCH', '/api/user/grade', { grade: '6th' })).json().grade).toBe('6th');
  expect((await ask('PATCH', '/api/user/grade', { grade: '7th' })).statusCode).toBe(400);
  const parent = await signedIn(api, 'parent');
  expect((await parent.ask('PATCH', '/api/user/grade', { grade: '6th' })).statusCode).toBe(403);
});
