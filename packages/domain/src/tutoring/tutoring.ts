import { DAY_MS } from '../day.ts';
/** Nothing leaves an end state (P5.06). */
export const REQUEST_STATUSES = [
  'pending',
  'offered',
  'scheduled',
  'completed',
  'declined',
  'cancelled',
  'expired',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const SESSION_STATUSES = ['scheduled', 'in-progress', 'completed', 'cancelled', 'no-show'] as const;
export type TutoringStatus = (typeof SESSION_STATUSES)[number];

/** Urgent (ASAP), normal (Today/Tomorrow), flexible (This week): S9.11 to S9.13. */
export const URGENCIES = ['urgent', 'normal', 'flexible'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Lengths a session may have, in minutes (security 2.13). */
export const SESSION_MINUTES = [30, 45, 60, 90] as const;
export const DEFAULT_SESSION_MINUTES = 60;

/** The price of a session in whole cents: hourlyRate × minutes / 60 (P5.13). */
export const sessionPriceCents = (hourlyRateCents: number, minutes: number): number =>
  Math.round((hourlyRateCents * minutes) / 60);

/** A tutor opens the session from ten minutes before it begins until it would have ended (P5.18). */
export function mayStart(scheduledAt: Date, minutes: number, now: Date): boolean {
  const early = scheduledAt.getTime() - 10 * 60_000;
  return now.getTime() >= early && now.getTime() <= scheduledAt.getTime() + minutes * 60_000;
}

/** How far ahead a session is booked: at least ten minutes, at most ninety days (security 2.13). */
export const LEAST_NOTICE_MINUTES = 10;
export const BOOKABLE_DAYS = 90;

/** Bookable: at least ten minutes and at most ninety days ahead (security 2.13). */
export function mayBookAt(scheduledAt: Date, now: Date): boolean {
  const aheadMs = scheduledAt.getTime() - now.getTime();
  return aheadMs >= LEAST_NOTICE_MINUTES * 60_000 && aheadMs <= BOOKABLE_DAYS * DAY_MS;
}
