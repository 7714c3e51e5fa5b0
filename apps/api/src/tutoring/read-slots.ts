import type { slotsRequest } from '@noodlenaut/contract';
import type { Store } from '@noodlenaut/db';
import { DAY_MS, freeSlots, isFreeSlot } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkDuration } from './check-booking.ts';

/** The tutor's bookings of the day in question count for the most of a day, wherever that day is. */
const DAYS_BEFORE = 2;

/** What these tutors or the child have booked from a moment on, and somewhat before it. */
export const readBooked = (
  store: Pick<Store, 'tutorAvailability'>,
  tutorIds: readonly string[],
  studentId: string,
  from: Date,
) => store.tutorAvailability.booked(tutorIds, studentId, new Date(from.getTime() - DAYS_BEFORE * DAY_MS));

/** @param moving a session that is not counted, when it is of this child or the viewer is its tutor */
async function diaries(
  store: Pick<Store, 'tutorAvailability'>,
  { tutorId, studentId, moving }: { tutorId: string; studentId: string; moving?: string | undefined },
  from: Date,
) {
  const all = await readBooked(store, [tutorId], studentId, from);
  const booked = all.filter((one) => one.id !== moving || ![one.studentId, one.tutorId].includes(studentId));
  return {
    busy: booked.filter((one) => one.tutorId === tutorId),
    alsoBusy: booked.filter((one) => one.studentId === studentId),
  };
}

/** The free starts of a tutor for this viewer, from now on at the earliest (P5.09). */
export async function readSlots(
  { now, store }: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  { tutorId, duration, from: wanted, days, moving }: z.output<typeof slotsRequest>,
) {
  checkDuration(duration);
  // A tutor sees the own ones as families do; those of nobody else.
  if (viewer.role === 'tutor' && viewer.id !== tutorId) throw new AppError('not_found');
  const availability = await store.tutorAvailability.ofBookable(tutorId, viewer.id);
  if (!availability) throw new AppError('not_found');
  const at = now();
  const from = wanted === undefined ? at : new Date(wanted);
  const to = new Date(from.getTime() + days * DAY_MS);
  const taken = await diaries(store, { tutorId, studentId: viewer.id, moving }, at < from ? at : from);
  const starts = freeSlots({ availability, ...taken, duration, from, to, now: at });
  return { timeZone: availability.timeZone, starts };
}

/** @throws AppError slot_taken for a start that `readSlots` would not list; asked with both diaries locked (P5.09, P5.12) */
export async function checkSlot(
  store: Pick<Store, 'tutorAvailability'>,
  wish: {
    readonly tutorId: string;
    readonly studentId: string;
    readonly start: Date;
    readonly duration: number;
    readonly moving?: string;
  },
  now: Date,
): Promise<void> {
  const availability = await store.tutorAvailability.ofBookable(wish.tutorId, wish.studentId);
  const taken = await diaries(store, wish, now);
  if (!availability || !isFreeSlot({ availability, ...taken, duration: wish.duration, now }, wish.start))
    throw new AppError('slot_taken');
}
