import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../day.ts';
import { DEFAULT_RULES, type Availability } from './availability.ts';
import { firstSlot, freeSlots, isFreeSlot, type SlotSearch } from './free-slots.ts';
import { slowSlots } from './testing/slow-slots.ts';
import { searchAroundChange } from './testing/tutor-days.ts';

test('[P5.09] [P5.11] slots around every clock change are those of asking the wall minute by minute', () => {
  let offered = 0;
  fc.assert(
    fc.property(searchAroundChange, (search) => {
      const slots = freeSlots(search);
      offered += slots.length;
      expect(slots).toEqual(slowSlots(search));
    }),
    { numRuns: 1000 },
  );
  expect(offered).toBeGreaterThan(3000);
});

test('[P5.09] one start is judged as in the list', () => {
  fc.assert(
    fc.property(searchAroundChange, fc.integer({ min: -3000, max: 3000 }), (search, quarter) => {
      const listed = new Set(freeSlots(search).map(Number));
      for (const at of listed) expect(isFreeSlot(search, new Date(at))).toBe(true);
      const middle = (search.from.getTime() + search.to.getTime()) / 2;
      const other = new Date(Math.floor(middle / 900_000) * 900_000 + quarter * 60_000);
      if (other >= search.from && other < search.to)
        expect(isFreeSlot(search, other)).toBe(listed.has(other.getTime()));
    }),
    { numRuns: 500 },
  );
});

const NINE_TO_FIVE: Availability = {
  ...DEFAULT_RULES,
  timeZone: 'America/New_York',
  weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 540, to: 1020 })),
  exceptions: [],
};

/** The starts on one date as the tutor's wall shows them. */
function wallStarts(timeZone: string, date: string, from: number, to: number, duration = 60): string[] {
  const rules = { ...DEFAULT_RULES, maxPerDay: null };
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const availability = { ...rules, timeZone, weekly: [], exceptions: [{ date, ranges: [{ from, to }] }] };
  const search = { availability, busy: [], duration, now: new Date(midnight - 3 * DAY_MS) };
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'long' });
  return freeSlots({
    ...search,
    from: new Date(midnight - DAY_MS),
    to: new Date(midnight + 2 * DAY_MS),
  }).map((start) => wall.format(start).replace(':00 ', ' '));
}

test('[P5.11] an hour that is missing is not offered, and an hour that comes twice is offered twice', () => {
  expect(wallStarts('America/New_York', '2027-03-14', 60, 240)).toEqual([
    '01:00 GMT-5',
    '01:30 GMT-5',
    '03:00 GMT-4',
  ]);
  expect(wallStarts('America/New_York', '2027-11-07', 60, 120)).toEqual([
    '01:00 GMT-4',
    '01:30 GMT-4',
    '01:00 GMT-5',
  ]);
  expect(wallStarts('Australia/Lord_Howe', '2027-10-03', 90, 180, 30)).toEqual([
    '01:30 GMT+10:30',
    '02:30 GMT+11',
  ]);
  expect(wallStarts('America/Santiago', '2027-09-05', 0, 120)).toEqual(['01:00 GMT-3']);
});

const search: SlotSearch = {
  availability: NINE_TO_FIVE,
  busy: [],
  duration: 60,
  from: new Date('2027-01-12T05:00:00Z'),
  to: new Date('2027-01-13T05:00:00Z'),
  now: new Date('2027-01-11T12:00:00Z'),
};
const utc = (slots: readonly Date[]) => slots.map((one) => one.toISOString().slice(11, 16));
const span = (start: string, end: string) => ({
  start: new Date(`2027-01-12T${start}:00Z`),
  end: new Date(`2027-01-12T${end}:00Z`),
});

test('[P5.08] ten free minutes are kept to the tutor’s bookings, none to the child’s', () => {
  expect(utc(freeSlots({ ...search, busy: [span('15:00', '21:00')] }))).toEqual([]);
  expect(utc(freeSlots({ ...search, alsoBusy: [span('15:00', '21:00')] }))).toEqual(['14:00', '21:00']);
});

test('[P5.08] a full day is not offered; without a limit it is', () => {
  const busy = [span('14:00', '14:30'), span('21:30', '22:00')];
  const rules = (maxPerDay: number | null) => ({
    ...search,
    availability: { ...NINE_TO_FIVE, maxPerDay },
    busy,
  });
  expect(freeSlots(rules(2))).toEqual([]);
  expect(utc(freeSlots(rules(3)))).toContain('15:00');
  expect(freeSlots(rules(null))).toEqual(freeSlots(rules(3)));
});

test('[P5.08] notice is at least ten minutes, whatever the tutor chose, and nobody books beyond ninety days', () => {
  const availability = { ...NINE_TO_FIVE, noticeMinutes: 0 };
  const at = (now: string) => utc(freeSlots({ ...search, availability, now: new Date(now) }))[0];
  expect(at('2027-01-12T14:50:00Z')).toBe('15:00');
  expect(at('2027-01-12T14:50:01Z')).toBe('15:30');
  expect(at('2026-10-14T15:00:00Z')).toBe('14:00');
  expect(utc(freeSlots({ ...search, now: new Date('2026-10-14T15:00:00Z') }))).toEqual([
    '14:00',
    '14:30',
    '15:00',
  ]);
});

test('[P5.07] a date of its own replaces the hours of the week, and ranges join over midnight', () => {
  const off = { ...NINE_TO_FIVE, exceptions: [{ date: '2027-01-12', ranges: [] }] };
  expect(freeSlots({ ...search, availability: off })).toEqual([]);
  const late = {
    ...NINE_TO_FIVE,
    weekly: [
      { day: 2, from: 1410, to: 1440 },
      { day: 3, from: 0, to: 30 },
    ],
  };
  expect(utc(freeSlots({ ...search, availability: late }))).toEqual(['04:30']);
});

test('an unknown time zone has no slots', () => {
  expect(freeSlots({ ...search, availability: { ...NINE_TO_FIVE, timeZone: 'Mars/Base' } })).toEqual([]);
});

test('[S9.14] [S9.15] a quick booking takes the first free slot of 60 minutes that is at least an hour ahead', () => {
  const availability = { ...NINE_TO_FIVE, noticeMinutes: 0 };
  const first = (now: string, busy = search.busy) => firstSlot({ availability, busy, now: new Date(now) });
  expect(first('2027-01-12T14:00:00Z')).toEqual(new Date('2027-01-12T15:00:00Z'));
  expect(first('2027-01-12T14:00:01Z')).toEqual(new Date('2027-01-12T15:30:00Z'));
  expect(first('2027-01-12T14:00:00Z', [span('15:30', '20:00')])).toEqual(new Date('2027-01-12T20:30:00Z'));
  expect(first('2027-01-12T20:30:00Z')).toEqual(new Date('2027-01-13T14:00:00Z'));
  expect(firstSlot({ availability: { ...availability, weekly: [] }, busy: [], now: search.now })).toBeNull();
  const longNotice = { ...NINE_TO_FIVE, noticeMinutes: 2880 };
  expect(firstSlot({ availability: longNotice, busy: [], now: search.now })).toEqual(
    new Date('2027-01-13T14:00:00Z'),
  );
});
