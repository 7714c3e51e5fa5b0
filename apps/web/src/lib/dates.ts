const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the wire in the reader's own zone. */
export const shortDay = (iso: string): string => DAY.format(new Date(iso));
export const shortMoment = (iso: string): string => MOMENT.format(new Date(iso));
