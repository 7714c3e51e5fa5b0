import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { bookSessionRequest } from '@noodlenaut/contract';
import { mayBookAt, sessionPriceCents, subjectLabel } from '@noodlenaut/domain';
import { sqlState } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { askGuardian, guardianAsked, waitsForGuardian } from './ask-guardian.ts';
import { bookAndTell } from './book-and-tell.ts';
import { checkDuration, refuseField } from './check-booking.ts';
import { lockConsent } from './find-tutoring.ts';
import { checkSlot } from './read-slots.ts';

/**
 * Books a session (S7.45, security 2.13): the server computes the price and refuses a different one from the client, and neither
 * person is ever booked twice (I3).
 */
export async function bookSession(
  services: Pick<Context, 'env' | 'limits' | 'now' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof bookSessionRequest>,
) {
  const studentId = viewer.id;
  checkDuration(input.duration);
  const scheduledTime = new Date(input.scheduledTime);
  if (!mayBookAt(scheduledTime, services.now()))
    throw refuseField('scheduledTime', 'Please choose a time within the next 90 days');
  const tutor = await services.store.tutoring.bookableTutor(input.tutorId, studentId);
  if (!tutor) throw new AppError('not_found');
  if (!tutor.specialties.includes(subjectLabel(input.subject)))
    throw refuseField('subject', 'This tutor does not teach this subject');
  const totalCost = sessionPriceCents(tutor.hourlyRate, input.duration);
  if (input.totalCost !== null && input.totalCost !== undefined && input.totalCost !== totalCost) {
    throw new AppError('price_changed', { totalCost });
  }
  await services.limits.consume('tutoring.book', studentId);
  const isWaiting = waitsForGuardian(services, viewer);
  try {
    const booked = await services.store.transaction(async (store) => {
      await lockConsent(services, store, studentId);
      const requestId = input.requestId ?? null;
      if (requestId !== null) {
        const request = await store.tutoring.openRequestOf(requestId, studentId);
        if (!request) throw new AppError('not_found');
        if (request.status !== 'pending' && request.status !== 'offered') throw new AppError('wrong_state');
        if (!isWaiting) await store.tutoring.scheduleRequest(requestId, tutor.id);
      }
      await store.tutoring.lockDiaries(tutor.id, studentId);
      await checkSlot(
        store,
        { tutorId: tutor.id, studentId, start: scheduledTime, duration: input.duration },
        services.now(),
      );
      const wish = {
        requestId,
        studentId,
        tutorId: tutor.id,
        subject: input.subject,
        scheduledTime,
        duration: input.duration,
        totalCost,
      };
      if (!isWaiting) return bookAndTell(services, store, viewer, wish);
      await askGuardian(services, store, viewer, wish);
      return null;
    });
    if (booked === null) throw guardianAsked();
    return booked;
  } catch (thrown) {
    if (sqlState(thrown) === '23P01') throw new AppError('slot_taken', { cause: thrown });
    throw thrown;
  }
}
