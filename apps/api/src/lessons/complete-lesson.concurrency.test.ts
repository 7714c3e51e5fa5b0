import { createStore, connect } from '@noodlenaut/db';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const DUPLICATES = 10_000;
const CONNECTIONS = 64;
const LESSON = 'math-3rd-01-legs-wings-wheels';

const api = await startTestApi({ env: { POOL_SIZE: String(CONNECTIONS) } });

test(
  '[P3.11] I1: ten thousand completions posted at once over 64 connections pay exactly once, and none fails',
  { timeout: 120_000 },
  async () => {
    const { ask, id } = await signedIn(api, 'student', { grade: '3rd' });
    const statuses = new Map<string, number>();
    let paid = 0;
    let left = DUPLICATES;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        const answer = await ask('POST', `/api/lessons/${LESSON}/complete`);
        const told = answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().code}`;
        statuses.set(told, (statuses.get(told) ?? 0) + 1);
        paid += answer.json().pointsEarned;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    expect(Object.fromEntries(statuses)).toEqual({ 200: DUPLICATES });
    expect(paid).toBe(10);
    const user = await api.services.store.users.byId(id);
    expect(user?.totalPoints).toBe(10);
    const ledger = await api.services.db
      .selectFrom('pointsLedger')
      .selectAll()
      .where('userId', '=', id)
      .execute();
    expect(ledger).toHaveLength(1);
    const earned = await api.services.db
      .selectFrom('achievements')
      .select('achievementKey')
      .where('userId', '=', id)
      .execute();
    expect(earned).toEqual([{ achievementKey: 'first-steps' }]);
  },
);

test('[P3.12] two tabs and two devices that finish different lessons at once lose no points and no progress', async () => {
  const { ask, id } = await signedIn(api, 'student', { grade: '3rd' });
  const lessons = await api.services.store.lessons.list('math', '3rd', id);
  const twice = [...lessons, ...lessons, ...lessons];
  await Promise.all(twice.map((lesson) => ask('POST', `/api/lessons/${lesson.id}/complete`)));
  const points = lessons.reduce((sum, lesson) => sum + lesson.points, 0);
  expect((await ask('GET', '/api/user')).json().totalPoints).toBe(points);
  const progress = (await ask('GET', '/api/progress')).json();
  expect(progress.find(({ subjectId }: { subjectId: string }) => subjectId === 'math')).toMatchObject({
    progress: 100,
    completedLessons: lessons.length,
  });
});

test('answers of one activity from two tabs at once number their tries without a gap or a 5xx', async () => {
  const { ask, id } = await signedIn(api, 'student', { grade: '3rd' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      ask('POST', `/api/lessons/${LESSON}/activities/0/answer`, { option: n % 4 }),
    ),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const tries = await api.services.db
    .selectFrom('lessonAttempts')
    .select('tryNumber')
    .where('userId', '=', id)
    .orderBy('tryNumber')
    .execute();
  expect(tries.map(({ tryNumber }) => tryNumber)).toEqual(tries.map((_, index) => index + 1));
  expect(
    await api.services.db.selectFrom('lessonRuns').select('id').where('userId', '=', id).execute(),
  ).toHaveLength(1);
});

test('the total can be rebuilt from the ledger, and says what was wrong', async () => {
  const { id, ask } = await signedIn(api, 'student', { grade: '3rd' });
  await ask('POST', `/api/lessons/${LESSON}/complete`);
  await api.services.db.updateTable('users').set({ totalPoints: 999 }).where('id', '=', id).execute();
  const { db } = connect({ url: api.services.env.DATABASE_URL });
  expect(await createStore(db).progress.rebuildPoints()).toEqual([{ userId: id, was: 999, is: 10 }]);
  await db.destroy();
});
