const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '5 minutes', '3 h 20 min', '2 days'; never less than a minute. */
export function lengthText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < HOUR) return counted(minutes, 'minute');
  if (minutes >= 2 * DAY) return counted(Math.round(minutes / DAY), 'day');
  const rest = minutes % HOUR;
  return rest === 0 ? `${Math.floor(minutes / HOUR)} h` : `${Math.floor(minutes / HOUR)} h ${rest} min`;
}

/** How long until a moment, from another; null when it is over. */
export const timeLeft = (to: Date, now: Date): string | null =>
  to <= now ? null : lengthText(to.getTime() - now.getTime());
