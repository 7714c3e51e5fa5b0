import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { playedGame } from '../testing/played-game.ts';
import { practiceRounds, type Round } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { open, finish } = practiceRounds(api);
const { db, store } = api.services;
const MATH = 'math-3rd-01-legs-wings-wheels';
const child = () => signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
const missed = (...refs: string[]) => refs.map((ref) => ({ ref, isRight: false }));
const reviews = ({ items }: Round) => items.filter(({ isReview }) => isReview);
const cards = async ({ id }: Person) =>
  (
    await db
      .selectFrom('reviewCards')
      .select(['itemKey', 'skill', 'reviews'])
      .where('userId', '=', id)
      .orderBy('itemKey')
      .execute()
  ).map(({ itemKey, skill, reviews: times }) => [itemKey, skill, times]);
const questionOf = async (activity: number) =>
  (await store.lessons.byId(MATH, UNUSED))?.content.activities[activity]?.question;
const UNUSED = '00000000-0000-4000-8000-000000000001';

test('[P4.45] what went wrong in a game is in the very next round of its subject, and comes back on later days', async () => {
  const [ada, bob] = [await child(), await child()];
  await playedGame(api, ada, bob, [
    ...missed(`${MATH}#2`, 'math-adding@77', 'no-such-lesson#1', 'no-such-generator@3', 'garbage'),
    { ref: `${MATH}#3`, isRight: true },
  ]);
  const [round, again] = await Promise.all([open(ada), open(ada)]);
  expect(again.id).toBe(round.id);
  expect(await cards(ada)).toEqual([
    ['generator:math-adding', 'math-addition', 1],
    [`lesson:${MATH}:2`, 'math-multiplication', 1],
  ]);
  expect(reviews(round)).toHaveLength(2);
  expect(reviews(round).map(({ activity }) => activity.question)).toContain(await questionOf(2));

  await finish(ada, round);
  expect(reviews(await open(ada))).toEqual([]);
  // Both played; what Ada practised is not yet practised for Bob, and waits for him on another day.
  api.setNow(new Date(Date.now() + 2 * DAY_MS));
  const [late] = [await open(bob)];
  api.setNow(null);
  expect(reviews(late)).toHaveLength(2);
});

test('a round of another subject, and the five of the day, leave today’s misses to their own round', async () => {
  const [ada, bob] = [await child(), await child()];
  await playedGame(api, ada, bob, missed(`${MATH}#1`));
  for (const [subject, kind] of [
    ['science', 'practice'],
    ['math', 'daily'],
  ] as const)
    expect(reviews(await open(ada, subject, kind))).toEqual([]);
  expect(await cards(ada)).toEqual([]);
  expect(reviews(await open(ada))).toHaveLength(1);
  api.setNow(new Date(Date.now() + 2 * DAY_MS));
  expect(reviews(await open(bob, 'math', 'daily'))).toHaveLength(1);
  api.setNow(null);
});

test('a game of long ago brings nothing', async () => {
  const [ada, bob] = [await child(), await child()];
  const old = await playedGame(api, ada, bob, missed(`${MATH}#1`));
  await db
    .updateTable('gameRooms')
    .set({ completedAt: new Date(Date.now() - 31 * DAY_MS) })
    .where('id', '=', old)
    .execute();
  expect(reviews(await open(ada))).toEqual([]);
  expect(await cards(ada)).toEqual([]);
});
