/** A part of a day on the tutor's wall clock, in minutes after midnight: `from` is in it, `to` (at most 1440) is not. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** A range that comes back every week. Day 0 is Sunday. Hours over midnight are two ranges, which join. */
export interface WeeklyRange extends DayRange {
  readonly day: number;
}

/** Replaces the weekly ranges of one date 'YYYY-MM-DD'. No range means a day off. */
export interface DateException {
  readonly date: string;
  readonly ranges: readonly DayRange[];
}

/** How close and how often a tutor is booked (P5.08). */
export interface BookingRules {
  /** Free minutes kept before and after each booking. */
  readonly bufferMinutes: number;
  /** Minutes between the booking and the start of the session. */
  readonly noticeMinutes: number;
  /** Sessions that begin on one day of the tutor's calendar. Null: no limit. */
  readonly maxPerDay: number | null;
}

/** When a tutor can be booked (P5.07, P5.08). */
export interface Availability extends BookingRules {
  /** IANA name. */
  readonly timeZone: string;
  readonly weekly: readonly WeeklyRange[];
  readonly exceptions: readonly DateException[];
}

export const DEFAULT_RULES: BookingRules = { bufferMinutes: 10, noticeMinutes: 60, maxPerDay: 6 };

/** Time that is taken: from `start` until before `end`. */
export interface TimeSpan {
  readonly start: Date;
  readonly end: Date;
}
