import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { subscribe } from '../connection/subscribe.ts';
import { testStore } from '../testing/test-store.ts';

const { db, store, url } = await testStore();
const now = new Date();
const LESSON = { id: 'math-3rd-01-test', subjectId: 'math' } as const;
await store.subjects.put([
  { id: 'math', name: 'math', displayName: 'Math', icon: 'm', color: 'c', description: 'd' },
]);
await db
  .insertInto('lessons')
  .values({
    ...LESSON,
    grade: '3rd',
    number: 1,
    title: 'T',
    content: JSON.stringify({ activities: [] }),
    contentHash: 'x',
  })
  .execute();
const { id: userId } = await store.users.create({
  username: 'leo',
  passwordHash: null,
  email: null,
  firstName: 'Leo',
  lastName: null,
  role: 'student',
});
await store.users.setGrade(userId, '3rd');

const heard: string[] = [];
const subscription = await subscribe({
  url,
  channels: ['learner_changed'],
  onMessage: (_channel, payload) => heard.push(payload),
  onGap: () => undefined,
  onError: () => undefined,
});
afterAll(() => subscription.stop());

/** How often the child's grown-ups are told of what happens in this work. */
async function told(work: () => Promise<unknown>): Promise<number> {
  await work();
  const mark = `mark ${Math.random()}`;
  await sql`select pg_notify('learner_changed', ${mark})`.execute(db);
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe(mark);
  return heard.splice(0).filter((payload) => payload === userId).length;
}
const payOne = (ref: string) =>
  db.transaction().execute(async (tx) => {
    await tx.insertInto('pointsLedger').values({ userId, reason: 'practice', ref, points: 1 }).execute();
    await tx
      .updateTable('users')
      .set({ totalPoints: sql`total_points + 1` })
      .where('id', '=', userId)
      .execute();
  });

test('a lesson that is opened and stepped through is no news to a grown-up', async () => {
  for (let step = 0; step < 3; step += 1)
    expect(await told(() => store.progress.noteLastLesson(userId, 'math', LESSON.id, now))).toBe(0);
});

test('a finished lesson is one piece of news, with all that hangs on it', async () => {
  const finish = () =>
    store.transaction(async (tx) => {
      const done = { userId, lessonId: LESSON.id, runId: null, claimedScore: null, completedAt: now };
      await tx.lessonCompletions.credit({ ...done, scorePercent: 100, isVerified: true, points: 10 }, 2);
      await tx.lessonCompletions.noteSubject(userId, 'math', LESSON.id, now);
    });
  expect(await told(finish)).toBe(1);
  expect(await told(() => store.progress.refresh(userId))).toBe(0);
});

test('answers of a practice round are no news, its end is', async () => {
  const { id } = await db
    .insertInto('practiceRounds')
    .values({ userId, kind: 'practice', subjectId: 'math', grade: '3rd', itemCount: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = { roundId: id, position: 0, userId } as const;
  const dealt = { ...item, subjectId: 'math', skill: 's', isReview: false } as const;
  await db
    .insertInto('practiceItems')
    .values({ ...dealt, lessonId: LESSON.id, activity: 0 })
    .execute();
  const answer = async () => {
    await db
      .insertInto('practiceAnswers')
      .values({ ...item, option: 0, isCorrect: true, points: 1 })
      .execute();
    await payOne('2026-01-01#01');
  };
  expect(await told(answer)).toBe(0);
  const finish = () =>
    db.updateTable('practiceRounds').set({ finishedAt: now }).where('id', '=', id).execute();
  expect(await told(finish)).toBe(1);
  expect(await told(finish)).toBe(0);
});

test('a badge is news', async () => {
  const badge = { title: 't', description: 'd', icon: 'i', color: 'c' };
  const earn = () =>
    db
      .insertInto('achievements')
      .values({ userId, achievementKey: 'first-lesson', ...badge })
      .execute();
  expect(await told(earn)).toBe(1);
});
