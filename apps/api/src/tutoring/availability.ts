import type { availability } from '@noodlenaut/contract';
import { availabilityFaults, conflictsWith, type Availability } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Used = Pick<Context, 'now' | 'store'>;

const withConflicts = async ({ now, store }: Used, tutorId: string, own: Availability) => {
  const booked = await store.tutorAvailability.booked([tutorId], tutorId, now());
  const open = booked.filter(({ status }) => status === 'scheduled');
  return {
    availability: own,
    conflicts: conflictsWith(own, open).map(({ id, start, end }) => ({ id, start, end })),
  };
};

/** The tutor's own hours, and what is booked outside of them (P5.07, P5.39). */
export async function readAvailability(services: Used, viewer: SessionViewer) {
  const own = await services.store.tutorAvailability.of(viewer.id);
  return own ? withConflicts(services, viewer.id, own) : { availability: null, conflicts: [] };
}

/** Changes the hours. What is booked stays booked, and is listed when it lies outside of them now. */
export async function saveAvailability(
  services: Used,
  viewer: SessionViewer,
  input: z.output<typeof availability>,
) {
  const [fault] = availabilityFaults(input);
  if (fault) throw new AppError('invalid_input', { message: fault.message, issues: [fault] });
  await services.store.tutorAvailability.save(viewer.id, input);
  return withConflicts(services, viewer.id, input);
}
