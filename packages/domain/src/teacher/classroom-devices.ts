import { afterDays } from '../day.ts';

/** A class may have this many trusted devices: a cart of tablets, and some more (decision 0109). */
export const CLASSROOM_DEVICES_MAX = 40;

/**
 * How long a child's session lives unused on a device that a class shares. A day, as at home, would leave the next child in the
 * account of the one before.
 */
export const CLASSROOM_IDLE_S = 30 * 60;

const AUGUST = 7;
/** A device that is trusted this shortly before the school year ends is meant for the next one. */
const SHORTEST_DAYS = 30;

/** When a device stops being trusted: on the first of August, when school years in the United States are over. */
export function schoolYearEnd(now: Date): Date {
  const year = now.getUTCFullYear();
  const [end = now] = [0, 1, 2]
    .map((later) => new Date(Date.UTC(year + later, AUGUST, 1)))
    .filter((day) => day >= afterDays(now, SHORTEST_DAYS));
  return end;
}
