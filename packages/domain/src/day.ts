export const DAY_MS = 86_400_000;

/** More zone names than the runtime knows, and fewer than a store of them could do harm with. */
const MOST_ZONES = 1000;
const kept = new Map<string, Intl.DateTimeFormat | null>();

/** Making a formatter takes some 0.2 ms, using it a thousandth: each is made once. Null for a zone nobody knows. */
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

/** The calendar day 'YYYY-MM-DD' of a moment in a time zone (IANA name). A zone nobody knows counts as UTC. */
export const localDay = (at: Date, timeZone: string): string =>
  formatterOf(timeZone)?.format(at) ?? at.toISOString().slice(0, 10);

/** The calendar day so many days after (or, negative, before) 'YYYY-MM-DD'; clock changes do not shift it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `later` is after `earlier`, both 'YYYY-MM-DD'. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / DAY_MS);

/** The moment so many days of 24 hours after (or, negative, before) another. */
export const afterDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
