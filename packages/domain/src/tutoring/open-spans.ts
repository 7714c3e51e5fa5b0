import { DAY_MS } from '../day.ts';
import type { Availability, DayRange } from './availability.ts';
import type { ClockStretch } from './wall-clock.ts';

const MINUTE_MS = 60_000;

/** From `start` until before `end`, in ms. */
export interface MsSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * The times within these stretches at which the tutor's wall shows a time inside the hours of its day, in order. Times that touch
 * are one span: over midnight, and over a clock change (P5.09, P5.11).
 */
export function openSpans(availability: Availability, stretches: readonly ClockStretch[]): MsSpan[] {
  const rangesOf = rangesByDay(availability);
  const spans: MsSpan[] = [];
  for (const stretch of stretches)
    for (const span of spansOfStretch(stretch, rangesOf)) {
      const last = spans.at(-1);
      if (last && span.start <= last.end)
        spans[spans.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
      else spans.push(span);
    }
  return spans;
}

/** The ranges of a day in the order of their start. The day is named by its midnight in UTC (ms). */
function rangesByDay({ weekly, exceptions }: Availability): (midnight: number) => readonly DayRange[] {
  const byStart = (one: DayRange, other: DayRange) => one.from - other.from;
  const week = Array.from({ length: 7 }, (_, day) => weekly.filter((one) => one.day === day).sort(byStart));
  const dates = new Map(
    exceptions.map(({ date, ranges }) => [Date.parse(`${date}T00:00:00Z`), ranges.toSorted(byStart)]),
  );
  return (midnight) => dates.get(midnight) ?? week[new Date(midnight).getUTCDay()] ?? [];
}

function* spansOfStretch(
  { start, end, aheadMs }: ClockStretch,
  rangesOf: (midnight: number) => readonly DayRange[],
): Generator<MsSpan> {
  const firstDay = Math.floor((start + aheadMs) / DAY_MS) * DAY_MS;
  for (let midnight = firstDay; midnight < end + aheadMs; midnight += DAY_MS)
    for (const { from, to } of rangesOf(midnight)) {
      const span = {
        start: Math.max(start, midnight + from * MINUTE_MS - aheadMs),
        end: Math.min(end, midnight + to * MINUTE_MS - aheadMs),
      };
      if (span.start < span.end) yield span;
    }
}
