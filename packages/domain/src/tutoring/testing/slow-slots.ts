import type { Availability } from '../availability.ts';
import type { SlotSearch } from '../free-slots.ts';
import { slowWall } from './slow-wall.ts';

const MINUTE_MS = 60_000;

/** Whether the wall shows a time inside the tutor's hours at this moment (ms). */
export function slowIsOpen({ timeZone, weekly, exceptions }: Availability, at: number): boolean {
  const { date, weekday, minute } = slowWall(timeZone, at);
  const ranges =
    exceptions.find((one) => one.date === date)?.ranges ?? weekly.filter(({ day }) => day === weekday);
  return ranges.some(({ from, to }) => from <= minute && minute < to);
}

/** Free slots by trying each minute of the search: the sentence of P5.09, read aloud. */
export function slowSlots({ availability, busy, alsoBusy = [], ...search }: SlotSearch): Date[] {
  const { timeZone, bufferMinutes, noticeMinutes, maxPerDay } = availability;
  const now = search.now.getTime();
  const buffer = bufferMinutes * MINUTE_MS;
  const isSlot = (at: number): boolean => {
    const { date, minute } = slowWall(timeZone, at);
    if (minute % (search.stepMinutes ?? 30) !== 0) return false;
    const ahead = (at - now) / MINUTE_MS;
    if (ahead < 10 || ahead < noticeMinutes || ahead > 90 * 24 * 60) return false;
    const sameDay = busy.filter(({ start }) => slowWall(timeZone, start.getTime()).date === date);
    if (maxPerDay !== null && sameDay.length >= maxPerDay) return false;
    return Array.from({ length: search.duration }, (_, one) => at + one * MINUTE_MS).every(
      (moment) =>
        slowIsOpen(availability, moment) &&
        busy.every(
          ({ start, end }) => moment < start.getTime() - buffer || moment >= end.getTime() + buffer,
        ) &&
        alsoBusy.every(({ start, end }) => moment < start.getTime() || moment >= end.getTime()),
    );
  };
  const found: Date[] = [];
  const first = Math.ceil(search.from.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let at = first; at < search.to.getTime(); at += MINUTE_MS) if (isSlot(at)) found.push(new Date(at));
  return found;
}
