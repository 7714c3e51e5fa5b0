import fc from 'fast-check';
import { DAY_MS } from '../../day.ts';
import type { SlotSearch } from '../free-slots.ts';

const MINUTE_MS = 60_000;

/** Every clock change of 2026 and 2027. Lord Howe changes by 30 minutes, Santiago at midnight; Kolkata never changes. */
export const CLOCK_CHANGES: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'],
  'Europe/Berlin': ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03'],
  'America/Santiago': ['2026-04-05', '2026-09-06', '2027-04-04', '2027-09-05'],
  'Asia/Kolkata': ['2026-03-08'],
};

const changeDay = fc.constantFrom(
  ...Object.entries(CLOCK_CHANGES).flatMap(([timeZone, days]) => days.map((day) => ({ timeZone, day }))),
);

const range = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }));
const weeklyRange = fc.record({ day: fc.nat(6), range }).map(({ day, range: one }) => ({ day, ...one }));

/** Bookings within two days of a moment, on any minute. */
const spansAround = (noon: number, maxLength: number) =>
  fc.array(
    fc.tuple(fc.integer({ min: -2880, max: 2880 }), fc.constantFrom(30, 45, 60, 90)).map(([at, minutes]) => ({
      start: new Date(noon + at * MINUTE_MS),
      end: new Date(noon + (at + minutes) * MINUTE_MS),
    })),
    { maxLength },
  );

const dateNear = (noon: number) =>
  fc.constantFrom(-1, 0, 1).map((days) => new Date(noon + days * DAY_MS).toISOString().slice(0, 10));

/** A search of three days around a clock change. The ranges may overlap: the answer must be right all the same. */
export const searchAroundChange: fc.Arbitrary<SlotSearch> = changeDay.chain(({ timeZone, day }) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const exception = fc.record({ date: dateNear(noon), ranges: fc.array(range, { maxLength: 3 }) });
  return fc.record({
    availability: fc.record({
      timeZone: fc.constant(timeZone),
      weekly: fc.array(weeklyRange, { maxLength: 14, size: 'max' }),
      exceptions: fc.uniqueArray(exception, { maxLength: 2, selector: ({ date }) => date }),
      bufferMinutes: fc.constantFrom(0, 5, 10, 60),
      noticeMinutes: fc.constantFrom(0, 60, 720),
      maxPerDay: fc.constantFrom(null, 1, 2, 6),
    }),
    busy: spansAround(noon, 5),
    alsoBusy: spansAround(noon, 2),
    duration: fc.constantFrom(30, 45, 60, 90),
    stepMinutes: fc.constantFrom(15, 30, 60),
    from: fc.integer({ min: -2160, max: -1000 }).map((minutes) => new Date(noon + minutes * MINUTE_MS)),
    to: fc.integer({ min: 1000, max: 2160 }).map((minutes) => new Date(noon + minutes * MINUTE_MS)),
    /** Mostly shortly before; sometimes so long before that the ninety days end within the search. */
    now: fc
      .tuple(
        fc.integer({ min: -2400, max: 600 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom(0, 0, 0, 89),
      )
      .map(
        ([minutes, seconds, days]) => new Date(noon + minutes * MINUTE_MS + seconds * 1000 - days * DAY_MS),
      ),
  });
});
