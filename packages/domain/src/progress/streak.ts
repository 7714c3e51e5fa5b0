const DAY_MS = 86_400_000;

/** The calendar day 'YYYY-MM-DD' of a moment in a time zone (IANA name). A zone nobody knows counts as UTC. */
export function localDay(at: Date, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

/** Whether the runtime knows this IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** The calendar day so many days after (or, negative, before) 'YYYY-MM-DD'; clock changes do not shift it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Days in a row with at least one completed lesson or practice, ending today or yesterday (PRODUCT 3): a learner who
 * has not played yet today keeps the streak until midnight.
 * @param days calendar days 'YYYY-MM-DD' with activity, any order, repeats allowed
 */
export function streakDays(days: Iterable<string>, today: string): number {
  const active = new Set(days);
  let day = active.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (active.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}
