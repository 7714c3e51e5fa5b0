import { ACHIEVEMENT_KEYS, DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();

interface ShelfBadge {
  readonly key: string;
  readonly text: string;
  readonly earnedAt: string | null;
  readonly progress: { readonly value: number; readonly max: number } | null;
}
const shelfOf = async (person: Person) => {
  const { stats, badges } = (await person.ask('GET', '/api/achievements/shelf')).json();
  const list: ShelfBadge[] = badges;
  return { stats, list, badge: (key: string) => list.find((one) => one.key === key) };
};
const lessonsOf = async (person: Person, subject: string): Promise<{ id: string }[]> =>
  (await person.ask('GET', `/api/lessons?subject=${subject}`)).json();
const finish = async (person: Person, subject: string, index: number) => {
  const lesson = (await lessonsOf(person, subject))[index];
  await person.ask('POST', `/api/lessons/${lesson?.id}/complete`);
};

test('[S9.33] [P3.24] a new learner sees all forty with the way to earn them, at level 1 with zeros', async () => {
  const { stats, list } = await shelfOf(await signedIn(api, 'student'));
  expect(list.map(({ key }) => key)).toEqual(ACHIEVEMENT_KEYS);
  expect(list.filter(({ earnedAt }) => earnedAt !== null)).toEqual([]);
  expect(stats).toEqual({ totalAchievements: 0, totalPoints: 0, level: 1, nextLevelProgress: 0 });
});

test('an earned badge has its day; the others say truly how far', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  for (const [subject, index] of [
    ['math', 0],
    ['math', 1],
    ['science', 0],
  ] as const)
    await finish(child, subject, index);
  const { stats, badge } = await shelfOf(child);
  expect(stats.totalAchievements).toBe(2);
  expect(badge('first-steps')).toMatchObject({
    text: 'You finished your first lesson!',
    earnedAt: expect.any(String),
    progress: null,
  });
  expect(badge('three-in-a-day')?.earnedAt).not.toBeNull();
  expect(badge('five-lessons')).toMatchObject({
    text: 'Finish five lessons.',
    earnedAt: null,
    progress: { value: 3, max: 5 },
  });
  expect(badge('math-master')?.progress).toEqual({ value: 2, max: 10 });
  expect(badge('explorer')?.progress).toEqual({ value: 2, max: 4 });
  expect(badge('three-day-streak')?.progress).toEqual({ value: 1, max: 3 });
});

test('days count as they stand today: what was yesterday is not today', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  await finish(child, 'math', 0);
  api.setNow(new Date(Date.now() + DAY_MS));
  const next = await shelfOf(child);
  expect(next.badge('five-in-a-day')?.progress).toEqual({ value: 0, max: 5 });
  expect(next.badge('three-day-streak')?.progress).toEqual({ value: 1, max: 3 });
  api.setNow(new Date(Date.now() + 3 * DAY_MS));
  expect((await shelfOf(child)).badge('three-day-streak')?.progress).toEqual({ value: 0, max: 3 });
  api.setNow(null);
});

test('looking awards nothing', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  const before = (await child.ask('GET', '/api/achievements/stats')).json();
  await shelfOf(child);
  expect((await child.ask('GET', '/api/achievements/stats')).json()).toEqual(before);
});
