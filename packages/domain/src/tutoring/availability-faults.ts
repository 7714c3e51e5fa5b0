import { isTimeZone } from '../day.ts';
import type { Availability, DateException, DayRange, WeeklyRange } from './availability.ts';

export const MOST_WEEKLY_RANGES = 40;
export const MOST_EXCEPTIONS = 120;
/** Ranges begin and end on a quarter of an hour. */
export const RANGE_STEP_MINUTES = 15;
const DAY_MINUTES = 1440;

/** `path` names the value with dots, as in 'weekly.2.to'. */
export interface AvailabilityFault {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a tutor's hours and rules; empty when they can be kept (P5.07, P5.08). */
export const availabilityFaults = (availability: Availability): AvailabilityFault[] => [
  ...(isTimeZone(availability.timeZone) ? [] : [{ path: 'timeZone', message: 'Unknown time zone' }]),
  ...weeklyFaults(availability.weekly),
  ...exceptionFaults(availability.exceptions),
  ...numberFaults('bufferMinutes', availability.bufferMinutes, 0, 60),
  ...numberFaults('noticeMinutes', availability.noticeMinutes, 0, 10_080),
  ...(availability.maxPerDay === null ? [] : numberFaults('maxPerDay', availability.maxPerDay, 1, 12)),
];

const numberFaults = (path: string, value: number, least: number, most: number): AvailabilityFault[] =>
  Number.isInteger(value) && value >= least && value <= most
    ? []
    : [{ path, message: `Choose a whole number from ${least} to ${most}` }];

function weeklyFaults(weekly: readonly WeeklyRange[]): AvailabilityFault[] {
  if (weekly.length > MOST_WEEKLY_RANGES)
    return [{ path: 'weekly', message: `At most ${MOST_WEEKLY_RANGES} ranges a week` }];
  const placed = weekly.map((range, at) => ({ ...range, path: `weekly.${at}` }));
  const days = Map.groupBy(placed, ({ day }) => day);
  return [
    ...placed.flatMap(({ path, day }) => numberFaults(`${path}.day`, day, 0, 6)),
    ...[...days.values()].flatMap(rangesFaults),
  ];
}

function exceptionFaults(exceptions: readonly DateException[]): AvailabilityFault[] {
  if (exceptions.length > MOST_EXCEPTIONS)
    return [{ path: 'exceptions', message: `At most ${MOST_EXCEPTIONS} dates` }];
  const seen = new Set<string>();
  return exceptions.flatMap(({ date, ranges }, at) => {
    const path = `exceptions.${at}`;
    const isDouble = seen.has(date);
    seen.add(date);
    return [
      ...(isDate(date) ? [] : [{ path: `${path}.date`, message: 'Not a day of the calendar' }]),
      ...(isDouble ? [{ path: `${path}.date`, message: 'This date is in the list twice' }] : []),
      ...rangesFaults(ranges.map((range, place) => ({ ...range, path: `${path}.ranges.${place}` }))),
    ];
  });
}

/** `Date.parse` takes '2027-02-30' for a day in March, so the day must also come out as it went in. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Faults of the ranges of one day. Ranges that touch are no fault: they join. */
function rangesFaults(ranges: readonly (DayRange & { readonly path: string })[]): AvailabilityFault[] {
  const faults: AvailabilityFault[] = ranges.flatMap(({ path, from, to }) => [
    ...minuteFaults(`${path}.from`, from),
    ...minuteFaults(`${path}.to`, to),
    ...(from < to ? [] : [{ path: `${path}.to`, message: 'The end must be after the start' }]),
  ]);
  let latest = -Infinity;
  for (const { path, from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from < latest) faults.push({ path: `${path}.from`, message: 'Overlaps another range of this day' });
    latest = Math.max(latest, to);
  }
  return faults;
}

const minuteFaults = (path: string, minute: number): AvailabilityFault[] =>
  minute >= 0 && minute <= DAY_MINUTES && minute % RANGE_STEP_MINUTES === 0
    ? []
    : [{ path, message: 'Choose a quarter of an hour of the day' }];
