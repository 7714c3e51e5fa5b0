import { LIMITERS, type LimiterName, type Role } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { DUE, LESSON, UNKNOWN } from '../testing/whole-school.ts';

/** The limits of production. */
const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
const WRONG_CODE = { code: 'BBBBCCCC' };
const room = await classroom(api);
const url = (path: string) => `${room.url}${path}`;
let pupils = 0;

type Try = () => Promise<{ readonly statusCode: number; readonly headers: object }>;
type Way = readonly [limiter: LimiterName, what: string, begin: () => Promise<Try>];
const as = (role: Role, go: (who: Person) => ReturnType<Try>) => async () => {
  const who = await signedIn(api, role, role === 'student' ? { grade: '3rd' } : {});
  return () => go(who);
};
const asTeacher = (go: (who: Person) => ReturnType<Try>) => () => Promise.resolve(() => go(room.teacher));

/** What can be tried, and the limiter that counts it (security 2.18). */
const WAYS: readonly Way[] = [
  ['link.redeem', 'family codes', as('parent', ({ ask }) => ask('POST', '/api/family/links', WRONG_CODE))],
  [
    'link.redeem',
    'invitations',
    as('teacher', ({ ask }) => ask('POST', '/api/classes/join-as-teacher', WRONG_CODE)),
  ],
  ['link.code', 'new family codes', as('student', ({ ask }) => ask('POST', '/api/family/code'))],
  ['link.code', 'QR codes', as('parent', ({ ask }) => ask('POST', `/api/family/children/${UNKNOWN}/qr`))],
  ['family.device', 'trusted devices', as('parent', ({ ask }) => ask('POST', '/api/family/devices'))],
  [
    'family.child',
    'child accounts',
    as('parent', ({ ask }) => ask('POST', '/api/family/children', { nickname: 'Leo', grade: '3rd' })),
  ],
  [
    'password.change',
    'sign-ins of children',
    as('parent', ({ ask }) => ask('POST', `/api/family/children/${UNKNOWN}/sign-in`, {})),
  ],
  [
    'rooms.create',
    'rooms',
    as('student', ({ ask }) =>
      ask('POST', '/api/multiplayer/rooms', { subject: 'math', grade: '3rd', gameType: 'quiz-race' }),
    ),
  ],
  [
    'rooms.report',
    'reports',
    as('student', ({ ask }) =>
      ask('POST', `/api/multiplayer/games/${UNKNOWN}/reports`, { seat: 1, reason: 'unkind' }),
    ),
  ],
  [
    'class.create',
    'classes',
    as('teacher', ({ ask }) => ask('POST', '/api/classes', { name: 'Room 9', grade: '3rd' })),
  ],
  [
    'class.join',
    'class codes',
    as('student', ({ ask }) => ask('POST', '/api/classes/join', { code: 'BBBBBB' })),
  ],
  ['class.code', 'new class codes', asTeacher(({ ask }) => ask('POST', url('/code')))],
  [
    'class.pupils',
    'new pupils',
    asTeacher(({ ask }) => ask('POST', url('/pupils'), { text: `Pupil ${(pupils += 1)}` })),
  ],
  ['class.cards', 'cards', asTeacher(({ ask }) => ask('POST', url('/cards'), { childIds: [UNKNOWN] }))],
  [
    'class.assign',
    'assignments',
    asTeacher(({ ask }) =>
      ask('POST', url('/assignments'), { kind: 'lesson', lessonId: LESSON, dueDay: DUE }),
    ),
  ],
  [
    'tutoring.change',
    'changes to requests and sessions',
    as('student', ({ ask }) => ask('POST', `/api/tutoring/requests/${UNKNOWN}/end`)),
  ],
  [
    'calendar.read',
    'private calendars',
    () => Promise.resolve(() => askAnonymously(api, 'GET', `/api/tutoring/calendar/${'x'.repeat(22)}.ics`)),
  ],
  [
    'mail.stop',
    'links of mails',
    () =>
      Promise.resolve(() => askAnonymously(api, 'POST', '/api/weekly-mail/stop', { token: 'x'.repeat(43) })),
  ],
];

test.each(WAYS)('%s: %s are counted, and one too many waits', async (limiter, _what, begin) => {
  const once = await begin();
  const { points } = LIMITERS[limiter];
  for (let count = 1; count <= points; count += 1)
    expect([count, (await once()).statusCode]).not.toEqual([count, 429]);
  const { statusCode, headers } = await once();
  expect(statusCode).toBe(429);
  expect(Number(Reflect.get(headers, 'retry-after'))).toBeGreaterThan(0);
});

test('link.redeem.address: twenty wrong codes from one address, whoever types them; then even the right one waits', async () => {
  const school = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const child = await signedIn(school, 'student', { grade: '3rd' });
  const { code } = (await child.ask('POST', '/api/family/code')).json();
  const wrong = async (who: Person) => (await who.ask('POST', '/api/family/links', WRONG_CODE)).statusCode;
  for (let person = 0; person < 4; person += 1) {
    const thief = await signedIn(school, 'parent');
    for (let count = 0; count < 5; count += 1) expect(await wrong(thief)).toBe(404);
  }
  const mother = await signedIn(school, 'parent');
  expect((await mother.ask('POST', '/api/family/links', { code })).statusCode).toBe(429);
  const teacher = await signedIn(school, 'teacher');
  expect((await teacher.ask('POST', '/api/classes/join-as-teacher', WRONG_CODE)).statusCode).toBe(429);
});
