import { localDay } from '@noodlenaut/domain';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const NEAR_DAY = { month: 'short', day: 'numeric' } as const;
const NEAR = new Intl.DateTimeFormat('en-US', { ...NEAR_DAY, hour: 'numeric', minute: '2-digit' });
const NEAR_DATE = new Intl.DateTimeFormat('en-US', NEAR_DAY);
const LONG = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
const CALENDAR = new Intl.DateTimeFormat('en-US', { ...NEAR_DAY, timeZone: 'UTC' });
const CALENDAR_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const NEAR_WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', ...NEAR_DAY, timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** A moment of the wire in the reader's own zone. */
export const shortDay = (iso: string): string => DAY.format(new Date(iso));
export const shortMoment = (iso: string): string => MOMENT.format(new Date(iso));

const isThisYear = (date: Date) => date.getFullYear() === new Date().getFullYear();
/** 'Nov 19, 4:12 PM'; the year is said when it is another one. */
export const nearMoment = (iso: string): string => {
  const date = new Date(iso);
  return (isThisYear(date) ? NEAR : MOMENT).format(date);
};
export const nearDay = (iso: string): string => {
  const date = new Date(iso);
  return (isThisYear(date) ? NEAR_DATE : DAY).format(date);
};
/** 'Thursday, November 19' */
export const longDay = (iso: string): string => LONG.format(new Date(iso));

/** 'Thursday, November 19, 2026' */
export const fullDay = (iso: string): string => FULL.format(new Date(iso));

/** A calendar day of the wire ('2026-11-19') has no zone: 'Nov 19' everywhere. */
export const calendarDay = (day: string): string => CALENDAR.format(new Date(day));
/** 'November 19, 2026' of such a day. */
export const calendarDate = (day: string): string => CALENDAR_DATE.format(new Date(day));
export const weekdayOf = (day: string): string => WEEKDAY.format(new Date(day));
/** 'Fri, Nov 27' */
export const calendarWeekday = (day: string): string => NEAR_WEEKDAY.format(new Date(day));
/** The day of a moment in the reader's own zone, as the wire and files write days: '2026-11-19'. */
export const dayHere = (iso: string): string =>
  localDay(new Date(iso), Intl.DateTimeFormat().resolvedOptions().timeZone);
/** The reader's own calendar day, as the wire writes days. */
export const todayHere = (): string => localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
