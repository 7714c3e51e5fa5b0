import { firstSlot } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { readBooked } from './read-slots.ts';

/** The tutors whom the viewer may book, each with the start of a quick booking (S7.40, S9.14). Two statements for all of them. */
export async function listTutors({ now, store }: Pick<Context, 'now' | 'store'>, viewer: SessionViewer) {
  const tutors = await store.tutoring.tutors(viewer.id);
  const at = now();
  const bookable = tutors.filter(({ hours }) => hours !== null).map(({ id }) => id);
  const booked = bookable.length === 0 ? [] : await readBooked(store, bookable, viewer.id, at);
  const alsoBusy = booked.filter(({ studentId }) => studentId === viewer.id);
  const byTutor = Map.groupBy(booked, ({ tutorId }) => tutorId);
  return tutors.map(({ hours, ...card }) => ({
    ...card,
    timeZone: hours?.timeZone ?? null,
    nextSlot:
      hours && firstSlot({ availability: hours, busy: byTutor.get(card.id) ?? [], alsoBusy, now: at }),
  }));
}
