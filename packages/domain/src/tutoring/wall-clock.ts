import { DAY_MS, isTimeZone } from '../day.ts';

const MINUTE_MS = 60_000;
/** More than there are time zones, and few enough for the memory. */
const MOST_ZONES = 1000;
const kept = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes about 0.2 ms, so each is made once. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = kept.get(timeZone);
  if (known) return known;
  if (kept.size >= MOST_ZONES) kept.clear();
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  kept.set(timeZone, made);
  return made;
}

/** How far the wall clock is ahead of UTC at a moment that is a whole minute, in ms. */
function aheadAt(formatter: Intl.DateTimeFormat, at: number): number {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatter.formatToParts(at)) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour' || type === 'minute')
      shown[type] = Number(value);
  }
  return Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) - at;
}

/** A time without a clock change: from `start` until before `end` (ms) the wall shows UTC plus `aheadMs`. */
export interface ClockStretch {
  readonly start: number;
  readonly end: number;
  readonly aheadMs: number;
}

/**
 * The stretches between clock changes from one moment to another (ms), in order and without gaps; none for an unknown zone. Only
 * "what does the wall show now" is asked, which always has one answer, never "when is it half past one" (P5.11).
 */
export function clockStretches(timeZone: string, from: number, to: number): ClockStretch[] {
  if (!isTimeZone(timeZone)) return [];
  const formatter = formatterOf(timeZone);
  const first = Math.floor(from / MINUTE_MS) * MINUTE_MS;
  const last = Math.ceil(to / MINUTE_MS) * MINUTE_MS;
  const found: ClockStretch[] = [];
  let start = first;
  let aheadMs = aheadAt(formatter, first);
  // No zone changes its clock twice within a day.
  for (let at = first; at < last; at += DAY_MS) {
    const next = Math.min(at + DAY_MS, last);
    const nextAhead = aheadAt(formatter, next);
    if (nextAhead === aheadMs) continue;
    const end = changeBetween(formatter, at, next);
    found.push({ start, end, aheadMs });
    start = end;
    aheadMs = nextAhead;
  }
  if (start < last) found.push({ start, end: last, aheadMs });
  return found;
}

/** The first minute after the only clock change between two moments. */
function changeBetween(formatter: Intl.DateTimeFormat, from: number, to: number): number {
  const aheadMs = aheadAt(formatter, from);
  let before = from / MINUTE_MS;
  let after = to / MINUTE_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (aheadAt(formatter, middle * MINUTE_MS) === aheadMs) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}
