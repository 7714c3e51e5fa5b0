import { DAY_MS, localDay } from '../day.ts';
import type { Availability, TimeSpan } from './availability.ts';
import { openSpans, type MsSpan } from './open-spans.ts';
import { BOOKABLE_DAYS, DEFAULT_SESSION_MINUTES, LEAST_NOTICE_MINUTES } from './tutoring.ts';
import { clockStretches } from './wall-clock.ts';

const MINUTE_MS = 60_000;

/** Whose time is looked at for a session of `duration` minutes. */
export interface SlotWish {
  readonly availability: Availability;
  /** The tutor's bookings; for `maxPerDay` all of each day that is looked at, also those that are over. */
  readonly busy: readonly TimeSpan[];
  /** What the child has booked, with any tutor. No buffer is kept to it. */
  readonly alsoBusy?: readonly TimeSpan[];
  readonly duration: number;
  readonly now: Date;
  /** Slots begin at these minutes of the tutor's wall clock. Default 30. */
  readonly stepMinutes?: 15 | 30 | 60;
}

/** Slots begin at `from` or later, and before `to`. */
export interface SlotSearch extends SlotWish {
  readonly from: Date;
  readonly to: Date;
}

/** The starts at which a tutor can be booked, in order; none for an unknown time zone (P5.08, P5.09, P5.11). */
export const freeSlots = (search: SlotSearch): Date[] => [...slotStarts(search)].map((at) => new Date(at));

/** Whether a session may be booked at this start: the decision of `freeSlots` for one of them (P5.09). */
export const isFreeSlot = (wish: SlotWish, start: Date): boolean =>
  !slotStarts({ ...wish, from: start, to: new Date(start.getTime() + 1) }).next().done;

/** The slot of a quick booking: the first of 60 minutes that is at least 60 minutes ahead, or null (S9.14, S9.15). */
export function firstSlot(wish: Omit<SlotWish, 'duration'>): Date | null {
  const from = new Date(wish.now.getTime() + 60 * MINUTE_MS);
  const to = new Date(wish.now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS);
  const first = slotStarts({ ...wish, duration: DEFAULT_SESSION_MINUTES, from, to }).next();
  return first.done ? null : new Date(first.value);
}

function* slotStarts({ availability, busy, alsoBusy = [], ...search }: SlotSearch): Generator<number, void> {
  const { timeZone, bufferMinutes, noticeMinutes, maxPerDay } = availability;
  const now = search.now.getTime();
  const notice = Math.max(noticeMinutes, LEAST_NOTICE_MINUTES) * MINUTE_MS;
  const earliest = Math.max(search.from.getTime(), now + notice);
  const latest = Math.min(search.to.getTime() - 1, now + BOOKABLE_DAYS * DAY_MS);
  if (!(earliest <= latest)) return;
  const length = search.duration * MINUTE_MS;
  const step = (search.stepMinutes ?? 30) * MINUTE_MS;
  const stretches = clockStretches(timeZone, earliest, latest + length);
  const open = openSpans(availability, stretches);
  const taken = [
    ...busy.map((one) => widened(one, bufferMinutes)),
    ...alsoBusy.map((one) => widened(one, 0)),
  ];
  const booked = bookingsByDay(busy, timeZone);
  for (const { start, end, aheadMs } of stretches)
    for (const span of open) {
      const first = Math.ceil((Math.max(start, span.start, earliest) + aheadMs) / step) * step - aheadMs;
      const last = Math.min(end - 1, span.end - length, latest);
      for (let at = first; at <= last; at += step) {
        const day = Math.floor((at + aheadMs) / DAY_MS);
        if (maxPerDay !== null && (booked.get(day) ?? 0) >= maxPerDay) continue;
        if (!taken.some((one) => at < one.end && at + length > one.start)) yield at;
      }
    }
}

const widened = ({ start, end }: TimeSpan, minutes: number): MsSpan => ({
  start: start.getTime() - minutes * MINUTE_MS,
  end: end.getTime() + minutes * MINUTE_MS,
});

/** How many bookings begin on each day of the tutor's calendar, the days counted from 1970. */
function bookingsByDay(busy: readonly TimeSpan[], timeZone: string): Map<number, number> {
  const booked = new Map<number, number>();
  for (const { start } of busy) {
    const day = Date.parse(`${localDay(start, timeZone)}T00:00:00Z`) / DAY_MS;
    booked.set(day, (booked.get(day) ?? 0) + 1);
  }
  return booked;
}
