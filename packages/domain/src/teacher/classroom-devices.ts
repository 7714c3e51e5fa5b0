import { afterDays } from '../day.ts';

/** A class may have this many trusted devices: a cart of tablets, and some more (decision 0109). */
export const CLASSROOM_DEVICES_MAX = 40;

/**
 * How long a child's session lives unused on a device that a class shares. A day, as at home, would leave the next child in the
 * account of the one before.
 */
export const CLASSROOM_IDLE_S = 30 * 60;

/**
 * When such a session ends, also while it is used: after a lesson's length. A page that asks by itself, as the list of open rooms
 * does, would keep it for ever.
 */
export const CLASSROOM_SESSION_S = 2 * 3600;

/**
 * What a class and its teachers are told of a device on which pictures were guessed too often. It lets nobody in until a teacher of
 * the class has looked (decision 0109).
 */
export const ASLEEP = 'This device is asleep. Ask your teacher to wake it up.';

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
