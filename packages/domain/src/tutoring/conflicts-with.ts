import type { Availability, TimeSpan } from './availability.ts';
import { openSpans } from './open-spans.ts';
import { clockStretches } from './wall-clock.ts';

/** The bookings that do not lie wholly inside a tutor's hours, in the order given: asked before changed hours are kept (P5.39). */
export function conflictsWith<Booking extends TimeSpan>(
  availability: Availability,
  bookings: readonly Booking[],
): Booking[] {
  if (bookings.length === 0) return [];
  const from = Math.min(...bookings.map(({ start }) => start.getTime()));
  const to = Math.max(...bookings.map(({ end }) => end.getTime()));
  const open = openSpans(availability, clockStretches(availability.timeZone, from, to));
  return bookings.filter(
    ({ start, end }) => !open.some((span) => span.start <= start.getTime() && end.getTime() <= span.end),
  );
}
