import { SUBJECTS, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { runBilling } from '../billing/run-billing.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const student = await signedIn(api, 'student', {
  grade: '3rd',
  firstName: 'Maya',
  plan: 'bright-future-brigade',
});
const parent = await signedIn(api, 'parent', { plan: 'stem-blazers' });
const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana' });
const keys = (value: object) => Object.keys(value).sort();
const LESSON = 'math-3rd-01-legs-wings-wheels';

test('[S7.06] GET /api/auth/user: who is signed in, and no more', async () => {
  expect((await student.ask('GET', '/api/auth/user')).json()).toEqual({
    id: student.id,
    username: student.username,
    role: 'student',
    firstName: 'Maya',
    profileImageUrl: null,
  });
});

test('[S3.01] GET /api/user has the fields of the specification', async () => {
  const user = (await student.ask('GET', '/api/user')).json();
  for (const field of 'id username email firstName lastName profileImageUrl name grade bio schoolName phone lastLogin createdAt updatedAt role isActive totalPoints specialties hourlyRate isVerified rating totalSessions availability linkedStudents timezone preferences provider'.split(
    ' ',
  )) {
    expect(user, field).toHaveProperty(field);
  }
});

test('[S7.21] [S3.17] GET /api/subjects: all eight with their fields, also signed out', async () => {
  const list = (await askAnonymously(api, 'GET', '/api/subjects')).json();
  expect(list.map(({ id }: { id: string }) => id).sort()).toEqual([...SUBJECTS].sort());
  for (const subject of list) {
    expect(keys(subject)).toEqual(['color', 'description', 'displayName', 'icon', 'id', 'name']);
    expect(subject.name).toBe(subject.id);
  }
});

test('[S7.23] [S3.19] GET /api/progress: one row a subject, also for a learner who has done nothing', async () => {
  const rows = (await student.ask('GET', '/api/progress')).json();
  expect(rows).toHaveLength(8);
  expect(rows[0]).toEqual({
    userId: student.id,
    subjectId: expect.any(String),
    progress: 0,
    completedLessons: 0,
    totalLessons: 10,
    lastLessonId: null,
    updatedAt: null,
  });
});

test('[S7.24] [S7.25] [S3.31] [S3.32] [S3.33] achievements: a list and stats, level 1 and zeros at first', async () => {
  const fresh = await signedIn(api, 'student', { grade: '3rd' });
  expect((await fresh.ask('GET', '/api/achievements')).json()).toEqual([]);
  expect((await fresh.ask('GET', '/api/achievements/stats')).json()).toEqual({
    totalAchievements: 0,
    totalPoints: 0,
    level: 1,
    nextLevelProgress: 0,
  });
  await fresh.ask('POST', `/api/lessons/${LESSON}/complete`);
  expect((await fresh.ask('GET', '/api/achievements')).json()).toMatchObject([
    {
      id: expect.any(String),
      userId: fresh.id,
      title: 'First Steps',
      description: expect.any(String),
      icon: 'badge-first-steps',
      color: 'badge-tomato',
      earnedAt: expect.any(String),
    },
  ]);
  expect((await fresh.ask('GET', '/api/achievements/stats')).json()).toEqual({
    totalAchievements: 1,
    totalPoints: 10,
    level: 1,
    nextLevelProgress: 10,
  });
});

test('[S1.03] choose a grade, pick a subject, complete a lesson, earn points and an achievement', async () => {
  const child = await signedIn(api, 'student', { plan: 'stem-blazers' });
  await child.ask('PATCH', '/api/user/grade', { grade: '1st' });
  const [lesson] = (await child.ask('GET', '/api/lessons?subject=science')).json();
  const done = (
    await child.ask('POST', `/api/lessons/${lesson.id}/complete`, { lessonId: lesson.id, score: 90 })
  ).json();
  expect(done).toMatchObject({ pointsEarned: lesson.points, scorePercent: 90 });
  const { user, progress, achievementStats, streakDays } = (await child.ask('GET', '/api/dashboard')).json();
  expect([user.totalPoints, achievementStats.totalAchievements, streakDays]).toEqual([lesson.points, 1, 1]);
  expect(
    progress.find(({ subjectId }: { subjectId: string }) => subjectId === 'science').completedLessons,
  ).toBe(1);
});

test('the dashboard comes whole in one request', async () => {
  const answer = (await student.ask('GET', '/api/dashboard')).json();
  expect(keys(answer)).toEqual([
    'achievementStats',
    'adventure',
    'aloneUntil',
    'assignments',
    'dailyDone',
    'hasClass',
    'hasGuardian',
    'hasPath',
    'lastLesson',
    'linksToConfirm',
    'progress',
    'streakDays',
    'subjects',
    'user',
    'worn',
  ]);
  expect([answer.subjects.length, answer.progress.length]).toEqual([8, 8]);
});

test('every read costs at most two SQL statements, and one more where a guardian’s word counts', async () => {
  const statements: string[] = [];
  const own = await startTestApi({ onQuery: (sql) => statements.push(sql) });
  const person = await signedIn(own, 'student', { grade: '3rd' });
  const adult = await signedIn(own, 'parent');
  await own.services.store.family.link(person.id, adult.id, 'primary', 'active');
  const reads = [
    '/api/auth/user',
    '/api/user',
    '/api/subjects',
    '/api/dashboard',
    '/api/progress',
    '/api/achievements',
    '/api/achievements/stats',
    '/api/achievements/shelf',
    '/api/rewards',
    '/api/lessons?subject=math',
    `/api/lessons/${LESSON}`,
    `/api/lessons/${LESSON}/play`,
    '/api/chat/history',
    '/api/multiplayer/rooms',
    '/api/multiplayer/games',
    '/api/multiplayer/stats',
    '/api/tutoring/tutors',
    '/api/tutoring/requests',
    '/api/tutoring/sessions',
    '/api/tutoring/stats',
    '/api/teacher/progress/overview',
    '/api/teacher/progress/timeline',
    '/api/teacher/progress/detailed/math',
    '/api/adventure-scholars/plans',
    '/api/adventure-scholars/subscription',
    '/api/sessions',
  ];
  const withConsent = [
    '/api/chat/history',
    '/api/chat/panel',
    '/api/multiplayer/rooms',
    '/api/multiplayer/games',
  ];
  for (const url of reads) {
    statements.length = 0;
    expect((await person.ask('GET', url)).statusCode, url).toBe(200);
    const most = withConsent.includes(url) ? 3 : 2;
    expect([url, statements.length <= most], statements.join('\n')).toEqual([url, true]);
  }
  for (const url of [
    '/api/progress',
    '/api/achievements',
    '/api/rewards',
    '/api/teacher/progress/overview',
    '/api/teacher/progress/timeline',
    '/api/teacher/progress/detailed/math',
  ]) {
    statements.length = 0;
    expect((await adult.ask('GET', `${url}?studentId=${person.id}`)).statusCode, url).toBe(200);
    expect([url, statements.length <= 2], statements.join('\n')).toEqual([url, true]);
  }
});

test('[S7.37] [S7.38] [S7.39] [S3.43] [P4.05] rooms: created with a code, listed, joined once, full, unknown', async () => {
  const made = (
    await student.ask('POST', '/api/multiplayer/rooms', {
      subject: 'math',
      grade: '3rd',
      gameType: 'knowledge-battle',
      maxPlayers: 2,
    })
  ).json();
  expect(made).toMatchObject({
    code: expect.stringMatching(/^[BCDFGHJKMNPQRSTVWXZ2-9]{6}$/),
    status: 'waiting',
    maxPlayers: 2,
    currentParticipants: 1,
  });
  const [second, third] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  const join = (who: typeof second, code = made.code) =>
    who.ask('POST', `/api/multiplayer/rooms/${code.toLowerCase()}/join`);
  expect((await join(second)).json()).toMatchObject({ id: made.id, seat: 2, currentParticipants: 2 });
  expect((await join(second)).json()).toMatchObject({ seat: 2, currentParticipants: 2 });
  expect((await join(third)).json()).toEqual({ message: 'This room is full', code: 'room_full' });
  expect((await join(third, 'BBBBBB')).statusCode).toBe(404);
  const rooms = (await third.ask('GET', '/api/multiplayer/rooms')).json();
  expect(rooms.map(({ id }: { id: string }) => id)).toContain(made.id);
  expect(JSON.stringify(rooms)).not.toMatch(/hostId|firstName|username|Maya/);
  expect(
    (
      await student.ask('POST', '/api/multiplayer/rooms', {
        subject: 'it',
        grade: '3rd',
        gameType: 'quiz-race',
      })
    ).statusCode,
  ).toBe(400);
  expect(
    (
      await student.ask('POST', '/api/multiplayer/rooms', {
        subject: 'math',
        grade: '3rd',
        gameType: 'knowledge-battle',
        maxPlayers: 4,
      })
    ).statusCode,
  ).toBe(400);
});

test('tutoring: request, book at the server’s price, never twice, start in time', async () => {
  const card = (await student.ask('GET', '/api/tutoring/tutors')).json()[0];
  expect(card).toMatchObject({ id: tutor.id, name: 'Hana', hourlyRate: 2500, specialties: ['Math'] });
  expect(card).not.toHaveProperty('email');
  const request = (
    await student.ask('POST', '/api/tutoring/requests', {
      subject: 'math',
      description: 'Fractions',
      topic: '',
      preferredTime: null,
    })
  ).json();
  expect(request).toMatchObject({ status: 'pending', urgency: 'normal', topic: null, studentId: student.id });
  const [, , scheduledTime] = (await student.ask('GET', `/api/tutoring/tutors/${tutor.id}/slots`)).json()
    .starts;
  const book = (more: object) =>
    student.ask('POST', '/api/tutoring/sessions', {
      requestId: request.id,
      tutorId: tutor.id,
      subject: 'math',
      scheduledTime,
      duration: 60,
      ...more,
    });
  expect((await book({ totalCost: 1 })).json()).toMatchObject({ code: 'price_changed', totalCost: 2500 });
  expect((await book({ subject: 'history' })).statusCode).toBe(400);
  const session = (await book({ totalCost: 2500 })).json();
  expect(session).toMatchObject({
    status: 'scheduled',
    totalCost: 2500,
    duration: 60,
    meetingLink: null,
    requestId: request.id,
  });
  expect((await book({ requestId: null })).json().code).toBe('slot_taken');
  expect((await student.ask('GET', '/api/tutoring/requests')).json()[0].status).toBe('scheduled');
  expect((await tutor.ask('POST', `/api/tutoring/sessions/${session.id}/start`)).json().code).toBe(
    'wrong_state',
  );
  api.setNow(new Date(Date.parse(scheduledTime) - 300_000));
  const stranger = await signedIn(api, 'tutor', { verified: true });
  expect((await stranger.ask('POST', `/api/tutoring/sessions/${session.id}/start`)).statusCode).toBe(404);
  expect((await tutor.ask('POST', `/api/tutoring/sessions/${session.id}/start`)).json()).toMatchObject({
    status: 'in-progress',
    meetingLink: `/tutoring/room/${session.id}`,
  });
  expect((await tutor.ask('POST', `/api/tutoring/sessions/${session.id}/start`)).statusCode).toBe(200);
  api.setNow(null);
  expect((await tutor.ask('GET', '/api/tutoring/sessions')).json()).toHaveLength(1);
  expect((await student.ask('GET', '/api/tutoring/stats')).json()).toEqual({
    totalSessions: 1,
    averageRating: 0,
    totalHours: 0,
    completedSessions: 0,
  });
});

test('teacher calls: the overview, the last 30 days, one subject lesson by lesson', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Ines' });
  api.setNow(new Date(Date.now() - 40 * DAY_MS));
  await child.ask('POST', '/api/lessons/science-3rd-01-tug-of-war/complete');
  api.setNow(null);
  const [first] = (await child.ask('GET', '/api/lessons?subject=math')).json();
  await child.ask('POST', `/api/lessons/${first.id}/activities/0/answer`, { option: 0, answerMs: 120_000 });
  await child.ask('POST', `/api/lessons/${first.id}/complete`);
  const overview = (await child.ask('GET', '/api/teacher/progress/overview')).json();
  expect(overview).toMatchObject({
    student: { name: 'Ines', grade: '3rd' },
    totalSubjects: 8,
    totalLessonsAvailable: 80,
  });
  expect(overview.subjects.find(({ id }: { id: string }) => id === 'math')).toMatchObject({
    completedLessons: 1,
    progress: 10,
    lastActivity: expect.any(String),
  });
  const timeline = (await child.ask('GET', '/api/teacher/progress/timeline')).json();
  expect(timeline).toEqual({
    totalEvents: 1,
    timeline: [{ title: first.title, subject: 'Math', date: expect.any(String), difficulty: 1, points: 10 }],
  });
  const detail = (await child.ask('GET', '/api/teacher/progress/detailed/math')).json();
  expect(detail).toMatchObject({ completedLessons: 1, totalPointsEarned: 10, timeSpent: 2 });
  expect(detail.lessons.map(({ status }: { status: string }) => status)).toEqual([
    'completed',
    ...Array.from({ length: 9 }, () => 'not-started'),
  ]);
});

test('plans: the three, with prices in cents; the subscription of a child shows no billing', async () => {
  const plans = (await askAnonymously(api, 'GET', '/api/adventure-scholars/plans')).json();
  expect(
    plans.map(({ id, price, maxStudents }: { id: string; price: number; maxStudents: number }) => [
      id,
      price,
      maxStudents,
    ]),
  ).toEqual([
    ['adventure-scholars-free', 0, 1],
    ['bright-future-brigade', 499, 3],
    ['stem-blazers', 999, 5],
  ]);
  expect((await student.ask('GET', '/api/adventure-scholars/subscription')).json()).toEqual({
    plan: { id: 'bright-future-brigade', displayName: 'Bright Future Brigade' },
    status: 'active',
    trialing: false,
    trialEndsAt: null,
  });
  expect((await parent.ask('GET', '/api/adventure-scholars/subscription')).json()).toMatchObject({
    plan: { id: 'stem-blazers' },
    billingCycle: 'monthly',
    currentPeriodEnd: null,
  });
});

test('a trial that is over falls to the free plan by itself', async () => {
  const answer = await askAnonymously(api, 'POST', '/api/register', {
    username: 'trial-end',
    password: 'secret1',
    subscriptionPlanId: 'stem-blazers',
  });
  const cookie = answer.cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
  const plan = async () =>
    (
      await api.app.inject({ url: '/api/adventure-scholars/subscription', cookies: { sessionId: cookie } })
    ).json();
  expect(await plan()).toMatchObject({ plan: { id: 'stem-blazers' }, trialing: true });
  await api.services.db
    .updateTable('userSubscriptions')
    .set({ trialEndsAt: new Date(Date.now() - 1000), dueAt: new Date(Date.now() - 1000) })
    .where('trialing', '=', true)
    .execute();
  expect(await runBilling(api.services)).toBe(1);
  expect(await plan()).toMatchObject({ plan: { id: 'adventure-scholars-free' }, trialing: false });
});

test('[P1.46] with CONSENT_MODE=required chat, games and tutoring wait for a grown-up’s yes', async () => {
  const strict = await startTestApi({ env: { CONSENT_MODE: 'required' } });
  const child = await signedIn(strict, 'student', { grade: '3rd' });
  const guardian = await signedIn(strict, 'parent');
  const play = () =>
    child.ask('POST', '/api/multiplayer/rooms', { subject: 'math', grade: '3rd', gameType: 'quiz-race' });
  const answer = await play();
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { message: 'A grown-up needs to say yes first', code: 'consent_required', scope: 'multiplayer' },
  ]);
  await strict.services.store.family.link(child.id, guardian.id, 'primary', 'active');
  await strict.services.store.users.verifyGuardian(guardian.username, 'phone', 'staff');
  await strict.services.db
    .insertInto('consents')
    .values({
      childId: child.id,
      guardianId: guardian.id,
      scope: 'multiplayer',
      textVersion: '1',
      method: 'test',
    })
    .execute();
  expect((await play()).statusCode).toBe(200);
  expect((await child.ask('GET', '/api/chat/history')).statusCode).toBe(403);
});

test('the same answers over tRPC', async () => {
  const answer = await api.app.inject({
    url: '/trpc/account.viewer',
    cookies: { sessionId: student.cookie },
  });
  expect(answer.json().result.data).toMatchObject({ username: student.username });
  const refused = await api.app.inject('/trpc/account.viewer');
  expect([refused.statusCode, refused.json().error.data.appCode]).toEqual([401, 'unauthenticated']);
});
