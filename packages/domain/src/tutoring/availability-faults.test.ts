import { expect, test } from 'vitest';
import { availabilityFaults } from './availability-faults.ts';
import { DEFAULT_RULES, type Availability } from './availability.ts';

const GOOD: Availability = {
  ...DEFAULT_RULES,
  timeZone: 'Europe/Berlin',
  weekly: [
    { day: 1, from: 540, to: 720 },
    { day: 1, from: 720, to: 1440 },
    { day: 2, from: 0, to: 540 },
  ],
  exceptions: [
    { date: '2028-02-29', ranges: [] },
    { date: '2027-05-01', ranges: [{ from: 600, to: 615 }] },
  ],
};
const paths = (changed: Partial<Availability>) =>
  availabilityFaults({ ...GOOD, ...changed }).map(({ path }) => path);

test('[P5.07] hours without a fault may be kept; ranges that touch are no fault', () => {
  expect(paths({})).toEqual([]);
  expect(paths({ weekly: [], exceptions: [], maxPerDay: null })).toEqual([]);
});

test('[P5.07] a fault names the value: zone, range, overlap, date', () => {
  expect(paths({ timeZone: 'Mars/Base' })).toEqual(['timeZone']);
  expect(paths({ weekly: [{ day: 7, from: 0, to: 60 }] })).toEqual(['weekly.0.day']);
  expect(paths({ weekly: [{ day: 0, from: 60, to: 60 }] })).toEqual(['weekly.0.to']);
  expect(paths({ weekly: [{ day: 0, from: -15, to: 1455 }] })).toEqual(['weekly.0.from', 'weekly.0.to']);
  expect(paths({ weekly: [{ day: 0, from: 10, to: 60 }] })).toEqual(['weekly.0.from']);
  expect(paths({ weekly: [{ day: 0, from: NaN, to: 60 }] })).toContain('weekly.0.from');
  const overlapping = [
    { day: 3, from: 600, to: 900 },
    { day: 4, from: 0, to: 15 },
    { day: 3, from: 615, to: 630 },
    { day: 3, from: 885, to: 930 },
  ];
  expect(paths({ weekly: overlapping })).toEqual(['weekly.2.from', 'weekly.3.from']);
  const date = (text: string) => paths({ exceptions: [{ date: text, ranges: [] }] });
  for (const text of ['2027-02-29', '2027-13-01', '27-01-01', ''])
    expect(date(text)).toEqual(['exceptions.0.date']);
  const twice = { date: '2027-05-01', ranges: [] };
  expect(paths({ exceptions: [twice, twice] })).toEqual(['exceptions.1.date']);
  const ranges = [
    { from: 0, to: 60 },
    { from: 45, to: 90 },
  ];
  expect(paths({ exceptions: [{ ...twice, ranges }] })).toEqual(['exceptions.0.ranges.1.from']);
});

test('[P5.07] at most 40 ranges a week and 120 dates', () => {
  const weekly = Array.from({ length: 41 }, (_, at) => ({
    day: at % 7,
    from: Math.floor(at / 7) * 60,
    to: Math.floor(at / 7) * 60 + 30,
  }));
  expect(paths({ weekly })).toEqual(['weekly']);
  expect(paths({ weekly: weekly.slice(1) })).toEqual([]);
  const exceptions = Array.from({ length: 121 }, (_, at) => ({
    date: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
    ranges: [],
  }));
  expect(paths({ exceptions })).toEqual(['exceptions']);
  expect(paths({ exceptions: exceptions.slice(1) })).toEqual([]);
});

test('[P5.08] buffer 0 to 60, notice up to a week, 1 to 12 sessions a day; 10, 60 and 6 at first', () => {
  expect(DEFAULT_RULES).toEqual({ bufferMinutes: 10, noticeMinutes: 60, maxPerDay: 6 });
  for (const [rule, least, most] of [
    ['bufferMinutes', 0, 60],
    ['noticeMinutes', 0, 10_080],
    ['maxPerDay', 1, 12],
  ] as const) {
    for (const good of [least, most]) expect(paths({ [rule]: good })).toEqual([]);
    for (const bad of [least - 1, most + 1, least + 0.5, NaN]) expect(paths({ [rule]: bad })).toEqual([rule]);
  }
});
