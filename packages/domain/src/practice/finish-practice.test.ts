import { expect, test } from 'vitest';
import { finishPractice } from '../index.ts';

const ZONE = 'America/New_York';
/** 23:30 on the 5th in New York, the 6th in UTC. */
const LATE = new Date('2026-03-06T04:30:00Z');
const NOTHING = new Set<string>();

test('[P3.19] [P3.20] the third day in a row earns its badge once, by the learner’s own days', () => {
  const days = ['2026-03-05', '2026-03-04', '2026-03-03'];
  expect(finishPractice(days, NOTHING, ZONE, LATE)).toEqual({
    streakDays: 3,
    newAchievements: ['three-day-streak'],
  });
  expect(finishPractice(days, new Set(['three-day-streak']), ZONE, LATE).newAchievements).toEqual([]);
  expect(finishPractice(['2026-03-06', ...days.slice(1)], NOTHING, ZONE, LATE).streakDays).toBe(2);
});

test('coming back after a week is honored, after six days it is just another day', () => {
  expect(finishPractice(['2026-03-05', '2026-02-26'], NOTHING, ZONE, LATE).newAchievements).toEqual([
    'welcome-back',
  ]);
  expect(finishPractice(['2026-03-05', '2026-02-27'], NOTHING, ZONE, LATE).newAchievements).toEqual([]);
});

test('the first practice of all earns no badge: those of lessons ask for lessons', () => {
  expect(finishPractice(['2026-03-05'], NOTHING, ZONE, LATE)).toEqual({ streakDays: 1, newAchievements: [] });
});
