import { levelStart } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db, store } = api.services;
const LESSON = 'math-3rd-01-legs-wings-wheels';

test('[S3.31] [S3.32] an achievement has id, userId, title, description, earnedAt, an icon and a color class', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await child.ask('POST', `/api/lessons/${LESSON}/complete`);
  const [achievement] = (await child.ask('GET', '/api/achievements')).json();
  expect(achievement).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    userId: child.id,
    key: 'first-steps',
    title: 'First Steps',
    description: 'You finished your first lesson!',
    icon: 'badge-first-steps',
    color: 'badge-tomato',
    earnedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  const row = await db
    .selectFrom('achievements')
    .selectAll()
    .where('userId', '=', child.id)
    .executeTakeFirst();
  expect({ ...row, key: row?.achievementKey, earnedAt: row?.earnedAt.toISOString() }).toMatchObject(
    achievement,
  );
});

test('[S3.33] [P3.18] stats: how many, points, level by 50·n·(n−1), whole percent to the next', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const stats = async () => (await child.ask('GET', '/api/achievements/stats')).json();
  for (const [points, level, percent] of [
    [levelStart(2) - 1, 1, 99],
    [levelStart(2), 2, 0],
    [200, 2, 50],
    [levelStart(3), 3, 0],
  ] as const) {
    const { totalPoints } = await stats();
    const earned = points - totalPoints;
    await api.services.db
      .insertInto('pointsLedger')
      .values({ userId: child.id, reason: 'correction', ref: `to ${points}`, points: earned })
      .execute();
    await store.users.addPoints(child.id, earned);
    expect(await stats()).toEqual({
      totalAchievements: 0,
      totalPoints: points,
      level,
      nextLevelProgress: percent,
    });
  }
});

test('[P3.26] an achievement that cannot be written undoes the completion that earned it', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  await sql`create function refuse_badge() returns trigger language plpgsql as
    $$ begin raise exception 'no badge today'; end $$`.execute(db);
  await sql`create trigger refuse_badge before insert on achievements
    for each row execute function refuse_badge()`.execute(db);
  const complete = () => child.ask('POST', `/api/lessons/${LESSON}/complete`);
  expect((await complete()).statusCode).toBe(500);
  const facts = async () => ({
    completions: (await store.lessonCompletions.past(child.id, LESSON)).lessons.length,
    points: (await child.ask('GET', '/api/user')).json().totalPoints,
    badges: (await child.ask('GET', '/api/achievements')).json().length,
  });
  expect(await facts()).toEqual({ completions: 0, points: 0, badges: 0 });
  await sql`drop trigger refuse_badge on achievements`.execute(db);
  await sql`drop function refuse_badge`.execute(db);
  expect((await complete()).statusCode).toBe(200);
  expect(await facts()).toEqual({ completions: 1, points: 10, badges: 1 });
});
