import { expect, test } from 'vitest';
import { countByDay, progressByWeek, returnedAfterDays, skillName, weekEnds } from '../index.ts';

const TODAY = '2026-11-19';

test('eight weeks end today, over a change of clocks', () => {
  expect(weekEnds(TODAY)).toEqual([
    '2026-10-01',
    '2026-10-08',
    '2026-10-15',
    '2026-10-22',
    '2026-10-29',
    '2026-11-05',
    '2026-11-12',
    '2026-11-19',
  ]);
});

test('a week’s percent counts what was completed by its last day; the furthest subject comes first', () => {
  const weeks = progressByWeek(
    [
      { subject: 'science', day: '2026-09-01' },
      { subject: 'math', day: '2026-11-12' },
      { subject: 'math', day: '2026-11-13' },
      { subject: 'math', day: '2026-11-19' },
    ],
    { math: 10, science: 10 },
    TODAY,
  );
  expect(weeks).toEqual([
    { subject: 'math', percents: [0, 0, 0, 0, 0, 0, 10, 30] },
    { subject: 'science', percents: [10, 10, 10, 10, 10, 10, 10, 10] },
  ]);
});

test('fourteen days end today, and a day without a lesson is 0', () => {
  const days = countByDay(['2026-11-19', '2026-11-19', '2026-11-06', '2026-11-05'], TODAY);
  expect(days).toHaveLength(14);
  expect([days[0], days[1], days[13]]).toEqual([
    { day: '2026-11-06', count: 1 },
    { day: '2026-11-07', count: 0 },
    { day: '2026-11-19', count: 2 },
  ]);
});

test.each([
  [['2026-11-10', '2026-11-18', '2026-11-19'], 7],
  [['2026-11-17', '2026-11-18', '2026-11-19'], 0],
  [['2026-11-19'], 0],
  [['2026-08-01', '2026-09-01', '2026-09-02'], 0],
  [[], 0],
])('of the days %j the learner came back after %d', (days, away) => {
  expect(returnedAfterDays(days, TODAY)).toBe(away);
});

test('a skill reads as words', () => {
  expect([skillName('math-number-line'), skillName('english-rhyme')]).toEqual(['Number line', 'Rhyme']);
});
