export const DAY_MS = 86_400_000;

/** Limit of the cache: more names than there are time zones, and few enough for the memory. */
const MOST_ZONES = 1000;
const kept = new Map<string, Intl.DateTimeFormat | null>();

/** Making a formatter takes about 0.2 ms, so each is made once. Null for an unknown zone. */
function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = kept.get(timeZone);
  if (known !== undefined) return known;
  if (kept.size >= MOST_ZONES) kept.clear();
  const made = make(timeZone);
  kept.set(timeZone, made);
  return made;
}

function make(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return null;
  }
}

/** Whether the runtime knows this IANA time zone name. */
export const isTimeZone = (name: string): boolean => formatterOf(name) !== null;

/** The calendar day 'YYYY-MM-DD' of a moment in a time zone (IANA name). An unknown zone counts as UTC. */
export const localDay = (at: Date, timeZone: string): string =>
  formatterOf(timeZone)?.format(at) ?? at.toISOString().slice(0, 10);

/** Adds days (negative: subtracts) to a calendar day 'YYYY-MM-DD'. Clock changes do not matter. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `later` is after `earlier`, both 'YYYY-MM-DD'. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / DAY_MS);

/** The first moment of the next month, in UTC. */
export const startOfNextMonth = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));

/** Adds days of 24 hours (negative: subtracts) to a moment. */
export const afterDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
