const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the wire in the reader's own zone. */
export const shortDay = (iso: string): string => DAY.format(new Date(iso));
export const shortMoment = (iso: string): string => MOMENT.format(new Date(iso));

/** Since midnight here. What was read before belongs to another day: a streak, the day's five. */
export function msOfToday(): number {
  const now = new Date();
  return now.getTime() - new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
}
