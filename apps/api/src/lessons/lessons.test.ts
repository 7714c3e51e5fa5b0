import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const MATH = 'math-3rd-01-legs-wings-wheels';
const content = async (id: string) =>
  (
    await api.services.db
      .selectFrom('lessons')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).content;
const answer = (person: Person, id: string, activity: number, option: number, answerMs = 5000) =>
  person.ask('POST', `/api/lessons/${id}/activities/${activity}/answer`, { option, answerMs });

async function answerAll(person: Person, id: string, wrong: readonly number[] = []): Promise<number> {
  const { activities } = await content(id);
  for (const [index, { correct_answer, options }] of activities.entries()) {
    await answer(
      person,
      id,
      index,
      wrong.includes(index) ? (correct_answer + 1) % options.length : correct_answer,
    );
  }
  return activities.length;
}

const completionOf = (userId: string, lessonId: string) =>
  api.services.db
    .selectFrom('lessonCompletions')
    .selectAll()
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .executeTakeFirst();

test('[S7.26] [S3.23] lessons of a subject at the learner’s grade, in order; [P3.14] another grade shows that grade’s', async () => {
  const { ask } = await signedIn(api, 'student', { grade: '3rd' });
  const list = (await ask('GET', '/api/lessons?subject=math')).json();
  expect(list.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(list[0]).toEqual({
    id: MATH,
    subjectId: 'math',
    grade: '3rd',
    title: expect.any(String),
    number: 1,
    difficulty: 1,
    completed: false,
    points: 10,
    createdAt: expect.any(String),
    // For the map of the subject (decision 0096).
    stars: 0,
    picture: expect.anything(),
  });
  await ask('PATCH', '/api/user/grade', { grade: '1st' });
  const first = (await ask('GET', '/api/lessons?subject=math')).json();
  expect(first.every(({ grade }: { grade: string }) => grade === '1st')).toBe(true);
  expect((await ask('GET', '/api/lessons?subject=astrology')).statusCode).toBe(400);
});

test('[S7.27] [P3.05] GET /api/lessons/{id} has the shape of the specification, correct_answer included', async () => {
  const { ask } = await signedIn(api, 'student', { grade: '3rd' });
  const lesson = (await ask('GET', `/api/lessons/${MATH}`)).json();
  expect(lesson.content).toMatchObject({
    title: expect.any(String),
    introduction: expect.any(String),
    summary: expect.any(String),
    fun_fact: expect.any(String),
  });
  expect(lesson.content.activities[0]).toMatchObject({
    type: 'multiple_choice',
    question: expect.any(String),
    options: expect.any(Array),
    correct_answer: expect.any(Number),
    explanation: expect.any(String),
  });
  expect((await ask('GET', '/api/lessons/no-such-lesson')).json()).toEqual({
    message: 'Not found',
    code: 'not_found',
  });
});

test('LESSONS_INLINE_ANSWERS=false seals it for a child who has not completed it, not for an adult', async () => {
  const sealed = await startTestApi({ env: { LESSONS_INLINE_ANSWERS: 'false' } });
  const child = await signedIn(sealed, 'student', { grade: '3rd' });
  const adult = await signedIn(sealed, 'teacher');
  expect((await child.ask('GET', `/api/lessons/${MATH}`)).body).not.toContain('correct_answer');
  expect((await adult.ask('GET', `/api/lessons/${MATH}`)).body).toContain('correct_answer');
});

test('[P3.06] the playing procedure carries no key, no explanation and no reason before the check', async () => {
  const { ask } = await signedIn(api, 'student', { grade: '3rd' });
  const { activities } = await content(MATH);
  const body = (await ask('GET', `/api/lessons/${MATH}/play`)).body;
  expect(body).not.toContain('correct_answer');
  for (const { explanation, option_reasons } of activities) {
    expect(body).not.toContain(JSON.stringify(explanation).slice(1, -1));
    for (const reason of option_reasons ?? [])
      if (reason !== null) expect(body).not.toContain(JSON.stringify(reason).slice(1, -1));
  }
});

test('[P3.01] [P3.02] checking records the attempt and answers with correctness, key and explanation', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  const { activities } = await content(MATH);
  const first = activities[0];
  const wrong = ((first?.correct_answer ?? 0) + 1) % 4;
  const reply = (await answer(person, MATH, 0, wrong, 7000)).json();
  expect(reply).toEqual({
    correct: false,
    correct_answer: first?.correct_answer,
    explanation: first?.explanation,
    reason: first?.option_reasons?.[wrong],
    comesBack: true,
  });
  await answer(person, MATH, 0, first?.correct_answer ?? 0, 900);
  const rows = await api.services.db
    .selectFrom('lessonAttempts')
    .selectAll()
    .where('userId', '=', person.id)
    .orderBy('tryNumber')
    .execute();
  expect(rows).toMatchObject([
    { lessonId: MATH, activity: 0, option: wrong, isCorrect: false, tryNumber: 1, answerMs: 7000 },
    {
      lessonId: MATH,
      activity: 0,
      option: first?.correct_answer,
      isCorrect: true,
      tryNumber: 2,
      answerMs: 900,
    },
  ]);
});

test('an activity or option that does not exist is refused and nothing is recorded', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  for (const [activity, option] of [
    [40, 0],
    [0, 9],
  ] as const)
    expect((await answer(person, MATH, activity, option)).statusCode).toBe(400);
  expect((await answer(person, 'no-such-lesson', 0, 0)).statusCode).toBe(404);
  expect(
    await api.services.db.selectFrom('lessonAttempts').selectAll().where('userId', '=', person.id).execute(),
  ).toEqual([]);
});

test('[P3.16] [P3.17] a lesson goes on at the exact step, on another device too, with what was answered', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  const { activities } = await content(MATH);
  const play = async (cookie: string) =>
    (await api.app.inject({ url: `/api/lessons/${MATH}/play`, cookies: { sessionId: cookie } })).json();
  expect(await play(person.cookie)).toMatchObject({ step: 0, answers: [], preview: false });
  await person.ask('POST', `/api/lessons/${MATH}/step`, { step: 1 });
  expect((await play(person.cookie)).step).toBe(1);
  await answer(person, MATH, 0, activities[0]?.correct_answer ?? 0);
  expect((await play(person.cookie)).step).toBe(1);
  await person.ask('POST', `/api/lessons/${MATH}/step`, { step: 2 });
  const { issueSession } = await import('../sessions/issue-session.ts');
  const tablet = await issueSession(
    api.services.store,
    { id: person.id, role: 'student' },
    'Tablet',
    'password',
  );
  const there = await play(tablet.cookieToken);
  expect(there.step).toBe(2);
  expect(there.answers).toEqual([
    {
      activity: 0,
      option: activities[0]?.correct_answer,
      correct: true,
      correct_answer: activities[0]?.correct_answer,
      explanation: activities[0]?.explanation,
      reason: null,
    },
  ]);
});

test('[S4.29] a step behind an unanswered activity cannot be saved', async () => {
  const { ask } = await signedIn(api, 'student', { grade: '3rd' });
  expect((await ask('POST', `/api/lessons/${MATH}/step`, { step: 5 })).json()).toEqual({ step: 1 });
});

test('[P3.03] [P3.08] [S7.28] [S4.24] completing scores the first tries, pays the points and lists new achievements', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  const count = await answerAll(person, MATH, [0]);
  await answer(person, MATH, 0, (await content(MATH)).activities[0]?.correct_answer ?? 0);
  const reply = (await person.ask('POST', `/api/lessons/${MATH}/complete`, { score: 100 })).json();
  expect(reply).toMatchObject({
    scorePercent: Math.round((100 * (count - 1)) / count),
    scoreVerified: true,
    pointsEarned: 10,
    totalPoints: 10,
    streakDays: 1,
    alreadyCompleted: false,
  });
  expect(reply.newAchievements.map(({ key }: { key: string }) => key)).toEqual(['first-steps']);
  const list = (await person.ask('GET', '/api/lessons?subject=math')).json();
  expect(list.map(({ completed }: { completed: boolean }) => completed)).toEqual([
    true,
    ...Array.from({ length: 9 }, () => false),
  ]);
});

test('[S3.26] [P9.10] completed is computed for the learner in question', async () => {
  const one = await signedIn(api, 'student', { grade: '3rd' });
  const two = await signedIn(api, 'student', { grade: '3rd' });
  await one.ask('POST', `/api/lessons/${MATH}/complete`);
  expect((await one.ask('GET', `/api/lessons/${MATH}`)).json().completed).toBe(true);
  expect((await two.ask('GET', `/api/lessons/${MATH}`)).json().completed).toBe(false);
});

test('[S7.29] [S7.30] [P3.04] without a body and without attempts the score is 85, marked unverified', async () => {
  const { ask, id } = await signedIn(api, 'student', { grade: '3rd' });
  const reply = (await ask('POST', `/api/lessons/${MATH}/complete`)).json();
  expect(reply).toMatchObject({ scorePercent: 85, scoreVerified: false, pointsEarned: 10 });
  expect(await completionOf(id, MATH)).toMatchObject({
    scorePercent: 85,
    isVerified: false,
    claimedScore: null,
  });
});

test('[S7.31] [P3.04] a posted score is believed only without attempts, and is clamped to 0..100', async () => {
  for (const [claimed, kept] of [
    [70, 70],
    [250, 100],
    [-5, 0],
    [99.6, 100],
  ] as const) {
    const { ask } = await signedIn(api, 'student', { grade: '3rd' });
    const reply = (
      await ask('POST', `/api/lessons/${MATH}/complete`, { lessonId: MATH, score: claimed })
    ).json();
    expect([claimed, reply.scorePercent, reply.scoreVerified]).toEqual([claimed, kept, false]);
  }
  const honest = await signedIn(api, 'student', { grade: '3rd' });
  const count = await answerAll(honest, MATH, [0, 1]);
  const reply = (await honest.ask('POST', `/api/lessons/${MATH}/complete`, { score: 100 })).json();
  expect(reply).toMatchObject({ scorePercent: Math.round((100 * (count - 2)) / count), scoreVerified: true });
});

test('[P3.26] a lesson whose badge cannot be written is not completed and not paid', async () => {
  const { ask, id } = await signedIn(api, 'student', { grade: '3rd' });
  await sql`alter table achievements add constraint no_first check (achievement_key <> 'first-steps') not valid`.execute(
    api.services.db,
  );
  expect((await ask('POST', `/api/lessons/${MATH}/complete`)).statusCode).toBe(500);
  await sql`alter table achievements drop constraint no_first`.execute(api.services.db);
  expect(await completionOf(id, MATH)).toBeUndefined();
  expect((await api.services.store.users.byId(id))?.totalPoints).toBe(0);
  expect((await ask('POST', `/api/lessons/${MATH}/complete`)).json().newAchievements).toMatchObject([
    { key: 'first-steps' },
  ]);
});

test('[P3.09] a review pays nothing, keeps the first score and shows its own', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  await answerAll(person, MATH, [0, 1, 2]);
  await person.ask('POST', `/api/lessons/${MATH}/complete`);
  const first = (await completionOf(person.id, MATH))?.scorePercent;
  await answerAll(person, MATH);
  const review = (await person.ask('POST', `/api/lessons/${MATH}/complete`)).json();
  expect(review).toMatchObject({
    scorePercent: 100,
    pointsEarned: 0,
    totalPoints: 10,
    alreadyCompleted: true,
    newAchievements: [],
  });
  expect((await completionOf(person.id, MATH))?.scorePercent).toBe(first);
});

test('[P3.13] [P3.15] [S3.19] percent counts completed lessons of the grade, and a change of grade loses nothing', async () => {
  const { ask } = await signedIn(api, 'student', { grade: '3rd' });
  const math = async () =>
    (await ask('GET', '/api/progress'))
      .json()
      .find(({ subjectId }: { subjectId: string }) => subjectId === 'math');
  await ask('POST', `/api/lessons/${MATH}/complete`);
  expect(await math()).toMatchObject({
    progress: 10,
    completedLessons: 1,
    totalLessons: 10,
    lastLessonId: MATH,
    updatedAt: expect.any(String),
  });
  await ask('PATCH', '/api/user/grade', { grade: '1st' });
  expect(await math()).toMatchObject({ progress: 0, completedLessons: 0, totalLessons: 10 });
  await ask('PATCH', '/api/user/grade', { grade: '3rd' });
  expect(await math()).toMatchObject({ progress: 10, completedLessons: 1 });
  expect((await ask('GET', `/api/lessons/${MATH}`)).json().completed).toBe(true);
});

test('three days in a row, a perfect score and a broken streak, by the learner’s own days', async () => {
  const person = await signedIn(api, 'student', { grade: '3rd' });
  const ids = (await api.services.store.lessons.list('math', '3rd', person.id))
    .slice(0, 3)
    .map(({ id }) => id);
  const keys: string[] = [];
  for (const [day, id] of ids.entries()) {
    // 23:30 in New York is the next day in UTC: the learner's day counts.
    api.setNow(new Date(`2026-03-0${day + 3}T04:30:00Z`));
    await answerAll(person, id);
    const reply = (await person.ask('POST', `/api/lessons/${id}/complete`)).json();
    expect(reply.streakDays).toBe(day + 1);
    keys.push(...reply.newAchievements.map(({ key }: { key: string }) => key));
  }
  api.setNow(null);
  expect(keys.sort()).toEqual(['first-steps', 'perfect-score', 'three-day-streak']);
});

test('[P8.05] an adult previews a lesson and records nothing', async () => {
  const { ask, id } = await signedIn(api, 'parent');
  expect((await ask('GET', `/api/lessons/${MATH}/play`)).json()).toMatchObject({
    preview: true,
    step: 0,
    answers: [],
  });
  expect((await ask('POST', `/api/lessons/${MATH}/activities/0/answer`, { option: 0 })).statusCode).toBe(403);
  expect((await ask('POST', `/api/lessons/${MATH}/complete`)).statusCode).toBe(403);
  expect((await ask('POST', `/api/lessons/${MATH}/step`, { step: 1 })).statusCode).toBe(403);
  const { db } = api.services;
  const runs = await db.selectFrom('lessonRuns').select('id').where('userId', '=', id).execute();
  const attempts = await db.selectFrom('lessonAttempts').select('id').where('userId', '=', id).execute();
  expect([runs, attempts]).toEqual([[], []]);
});

test('a lesson that changed gets a new version; the run begun on the old one begins anew and history stays', async () => {
  const own = await startTestApi();
  const person = await signedIn(own, 'student', { grade: '3rd' });
  await answer(person, MATH, 0, 1);
  const { loadLessons } = await import('@noodlenaut/content');
  const files = loadLessons().map((lesson) => ({
    lesson:
      lesson.key === MATH ? { ...lesson, content: { ...lesson.content, summary: 'A new ending.' } } : lesson,
    contentHash: lesson.key === MATH ? 'changed' : 'same',
  }));
  await own.services.db.updateTable('lessons').set({ contentHash: 'same' }).where('id', '!=', MATH).execute();
  expect(await own.services.store.lessons.put(files)).toEqual([{ id: MATH }]);
  expect((await own.services.store.lessons.byId(MATH, person.id))?.version).toBe(2);
  const play = (await person.ask('GET', `/api/lessons/${MATH}/play`)).json();
  expect(play).toMatchObject({ step: 0, answers: [], content: { summary: 'A new ending.' } });
  await answer(person, MATH, 0, 1);
  const runs = await own.services.db
    .selectFrom('lessonRuns')
    .select(['lessonVersion', 'completedAt'])
    .orderBy('lessonVersion')
    .execute();
  expect(runs).toEqual([
    { lessonVersion: 1, completedAt: expect.any(Date) },
    { lessonVersion: 2, completedAt: null },
  ]);
  expect(await own.services.store.lessons.put(files)).toEqual([]);
});
