import { localDay, type Availability, type DayRange } from '@noodlenaut/domain';

/** Monday first, as the week is shown. Day 0 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const dayName = (day: number): string => DAY_NAMES[day] ?? '';

const HOUR = 60;
const MIDNIGHT = 24 * HOUR;
/** After school, where a day has no hours yet. */
const FIRST_RANGE: DayRange = { from: 15 * HOUR, to: 18 * HOUR };

/** A range that a day does not have yet: an hour after the last one, so that it overlaps none. */
export function nextRange(ranges: readonly DayRange[]): DayRange {
  if (ranges.length === 0) return FIRST_RANGE;
  const last = Math.max(...ranges.map(({ to }) => to));
  const from = Math.min(last + HOUR, MIDNIGHT - HOUR);
  return { from, to: Math.min(from + 2 * HOUR, MIDNIGHT) };
}

/** A range of the week with its place in the list, by which the domain names faults. */
export const rangesOf = ({ weekly }: Availability, day: number) =>
  weekly.flatMap((range, at) => (range.day === day ? [{ ...range, at }] : []));

const withWeekly = (hours: Availability, weekly: Availability['weekly']): Availability => ({
  ...hours,
  weekly,
});
export const addRange = (hours: Availability, day: number): Availability =>
  withWeekly(hours, [...hours.weekly, { day, ...nextRange(rangesOf(hours, day)) }]);
export const changeRange = (hours: Availability, at: number, change: Partial<DayRange>): Availability =>
  withWeekly(
    hours,
    hours.weekly.map((range, place) => (place === at ? { ...range, ...change } : range)),
  );
export const removeRange = (hours: Availability, at: number): Availability =>
  withWeekly(hours, hours.weekly.toSpliced(at, 1));
export const clearDay = (hours: Availability, day: number): Availability =>
  withWeekly(
    hours,
    hours.weekly.filter((range) => range.day !== day),
  );
/** The hours of one day replace those of others. */
export function copyDay(hours: Availability, from: number, to: readonly number[]): Availability {
  const copied = to.flatMap((day) =>
    rangesOf(hours, from).map((range) => ({ day, from: range.from, to: range.to })),
  );
  return withWeekly(hours, [...hours.weekly.filter(({ day }) => !to.includes(day)), ...copied]);
}

/** Dates that are over have no meaning any more; the rest in order. */
export const withoutPast = (hours: Availability, now: Date): Availability => ({
  ...hours,
  exceptions: hours.exceptions
    .filter(({ date }) => date >= localDay(now, hours.timeZone))
    .toSorted((one, other) => one.date.localeCompare(other.date)),
});

/** '3:00 PM'; the end of the day is midnight. */
export function minuteText(minute: number): string {
  const hour = Math.floor(minute / HOUR) % 24;
  const rest = String(minute % HOUR).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '19 hours a week', '1 hour 30 minutes a week' */
export function weekHours({ weekly }: Availability): string {
  const minutes = weekly.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  const said = [
    ...(hours > 0 || rest === 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} minutes`] : []),
  ];
  return `${said.join(' ')} a week`;
}
