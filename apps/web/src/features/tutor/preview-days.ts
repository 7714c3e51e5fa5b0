import {
  addDays,
  freeSlots,
  localDay,
  afterDays,
  type Availability,
  type TimeSpan,
} from '@noodlenaut/domain';

export const PREVIEW_DAYS = 14;

export interface PreviewDay {
  /** Of the tutor's calendar, as the wire writes days. */
  readonly date: string;
  readonly starts: readonly Date[];
}

/** The next days with the starts that families would see, today first, by the same rule as the server's (P5.09, P5.39). */
export function previewDays(
  availability: Availability,
  busy: readonly TimeSpan[],
  duration: number,
  now: Date,
): PreviewDay[] {
  const { timeZone } = availability;
  const starts = freeSlots({
    availability,
    busy,
    duration,
    now,
    from: now,
    // The last day is looked at to its end, wherever that is in this zone.
    to: afterDays(now, PREVIEW_DAYS + 1),
  });
  const byDay = Map.groupBy(starts, (start) => localDay(start, timeZone));
  const today = localDay(now, timeZone);
  return Array.from({ length: PREVIEW_DAYS }, (_, at) => {
    const date = addDays(today, at);
    return { date, starts: byDay.get(date) ?? [] };
  });
}
