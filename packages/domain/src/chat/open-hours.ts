import { isTimeZone } from '../day.ts';

/** The hours in which the helper answers, as whole hours of the child's local day: from `from` until before `to`. */
export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

/** From 6 in the morning until 9 in the evening, until a guardian chooses other hours (security 6). */
export const DEFAULT_OPEN_HOURS: OpenHours = { from: 6, to: 21 };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The hour 0 to 23 of a moment in a time zone (IANA name). An unknown zone counts as UTC. */
function localHour(at: Date, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = hourFormatter(timeZone);
    formatters.set(timeZone, formatter);
  }
  return Number(formatter.format(at));
}

function hourFormatter(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', hourCycle: 'h23' } as const;
  return isTimeZone(timeZone)
    ? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    : new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}

/** Whether the helper answers at this moment. */
export function isHelperOpen(at: Date, timeZone: string, { from, to }: OpenHours): boolean {
  const hour = localHour(at, timeZone);
  return hour >= from && hour < to;
}
