import { localDay } from '@noodlenaut/domain';

/** The zone in which this page shows times: the browser's own. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'New York time', 'UTC' */
export function zoneName(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return timeZone.includes('/') ? `${city} time` : city;
}

const format = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);

/** '10:00 AM' in a zone. */
export const clockIn = (at: Date, timeZone: string): string =>
  format(at, timeZone, { hour: 'numeric', minute: '2-digit' });

/** 'Saturday, November 21' in a zone. */
export const dayIn = (at: Date, timeZone: string): string =>
  format(at, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

const isSameClock = (at: Date, one: string, other: string): boolean =>
  clockIn(at, one) === clockIn(at, other) && localDay(at, one) === localDay(at, other);

/** '10:00 AM New York time (4:00 PM Berlin time)': the viewer's zone first, the tutor's when its clock differs (P5.10). */
export function clockInBoth(at: Date, tutorZone: string | null, here: string = zoneHere()): string {
  const mine = `${clockIn(at, here)} ${zoneName(here)}`;
  if (tutorZone === null || tutorZone === here) return mine;
  if (isSameClock(at, here, tutorZone)) return `${mine}, the same in ${zoneName(tutorZone)}`;
  const day =
    localDay(at, here) === localDay(at, tutorZone) ? '' : `${format(at, tutorZone, { weekday: 'short' })}, `;
  return `${mine} (${day}${clockIn(at, tutorZone)} ${zoneName(tutorZone)})`;
}

/** 'Saturday, November 21, 10:00 AM New York time (4:00 PM Berlin time)' */
export const momentInBoth = (iso: string, tutorZone: string | null, here: string = zoneHere()): string =>
  `${dayIn(new Date(iso), here)}, ${clockInBoth(new Date(iso), tutorZone, here)}`;

/** 'Today, 5:30 PM', 'Tomorrow, 3:00 PM', 'Sat, Nov 28, 10:00 AM' in the viewer's zone. */
export function nearTime(iso: string, now: Date, here: string = zoneHere()): string {
  const at = new Date(iso);
  const day = localDay(at, here);
  const dayMs = 86_400_000;
  const near =
    day === localDay(now, here)
      ? 'Today'
      : day === localDay(new Date(now.getTime() + dayMs), here)
        ? 'Tomorrow'
        : format(at, here, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${near}, ${clockIn(at, here)}`;
}

const MINUTE_MS = 60_000;
/** 'in 5 hours', 'in 12 minutes', 'in 3 days' */
export function timeLeft(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / MINUTE_MS));
  const count = (value: number, unit: string) => `in ${value} ${unit}${value === 1 ? '' : 's'}`;
  if (minutes < 120) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
