import { DEFAULT_RULES, type Availability } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { addRange, copyDay, minuteText, weekHours, withoutPast } from './edit-hours.ts';

const hours: Availability = { timeZone: 'UTC', weekly: [], exceptions: [], ...DEFAULT_RULES };

test('added hours begin an hour after the last of the day and end at midnight at the latest', () => {
  const once = addRange(hours, 1);
  expect(once.weekly).toEqual([{ day: 1, from: 900, to: 1080 }]);
  const twice = addRange(once, 1);
  expect(twice.weekly[1]).toEqual({ day: 1, from: 1140, to: 1260 });
  expect(addRange(twice, 1).weekly[2]).toEqual({ day: 1, from: 1320, to: 1440 });
});

test('a copy replaces the hours of the other days and leaves its own', () => {
  const weekly = [
    { day: 1, from: 0, to: 60 },
    { day: 2, from: 600, to: 660 },
  ];
  expect(copyDay({ ...hours, weekly }, 1, [2, 3]).weekly).toEqual([
    { day: 1, from: 0, to: 60 },
    { day: 2, from: 0, to: 60 },
    { day: 3, from: 0, to: 60 },
  ]);
});

test('dates that are over in the zone of the hours are left out', () => {
  const exceptions = ['2026-11-25', '2026-11-23', '2026-11-24'].map((date) => ({ date, ranges: [] }));
  const late = new Date('2026-11-25T02:00:00Z');
  const left = (timeZone: string) =>
    withoutPast({ ...hours, timeZone, exceptions }, late).exceptions.map(({ date }) => date);
  expect(left('UTC')).toEqual(['2026-11-25']);
  expect(left('America/New_York')).toEqual(['2026-11-24', '2026-11-25']);
});

test('minutes of a day and the sum of a week are said as people say them', () => {
  expect([0, 615, 720, 1440].map(minuteText)).toEqual(['12:00 AM', '10:15 AM', '12:00 PM', '12:00 AM']);
  expect(weekHours(hours)).toBe('0 hours a week');
  expect(weekHours({ ...hours, weekly: [{ day: 1, from: 0, to: 90 }] })).toBe('1 hour 30 minutes a week');
});
