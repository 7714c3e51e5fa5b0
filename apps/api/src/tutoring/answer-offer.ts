import { mayBookAt, requestMove } from '@noodlenaut/domain';
import { sqlState } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { guardianAsked, waitsForGuardian } from './ask-guardian.ts';
import { bookAndTell } from './book-and-tell.ts';
import { findRequest, lockConsent, written } from './find-tutoring.ts';
import { personOf } from './side-of.ts';
import { tellOfOffer } from './tell-of-offer.ts';

/**
 * A child or a guardian takes an offer: the session is booked at the offered time and price, and the request is scheduled, both or
 * neither (P5.01, P5.12).
 * @throws AppError slot_taken when the tutor or the child is booked by then
 */
export async function acceptOffer(
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  requestId: string,
) {
  // Only a guardian's yes books; they know of the offer since it was made (P5.16).
  if (waitsForGuardian(services, viewer)) throw guardianAsked();
  // The child first, then the request: the order of those who withdraw a consent.
  const { studentId: childId } = await findRequest(services.store, viewer, requestId);
  try {
    return await services.store.transaction(async (store) => {
      await lockConsent(services, store, childId);
      const request = await findRequest(store, viewer, requestId);
      const { studentId, subject, tutorId, offeredTime, offeredMinutes, offeredCost } = request;
      if (requestMove(request.status, 'accept', personOf(viewer)) === null) throw new AppError('wrong_state');
      if (request.expiresAt <= services.now()) throw new AppError('wrong_state');
      if (tutorId === null || offeredTime === null || offeredMinutes === null || offeredCost === null)
        throw new AppError('wrong_state');
      const tutor = await store.tutoring.bookableTutor(tutorId, studentId);
      if (!tutor || !mayBookAt(offeredTime, services.now())) throw new AppError('wrong_state');
      await store.tutoring.lockDiaries(tutorId, studentId);
      await store.tutoring.scheduleRequest(request.id, tutorId);
      return bookAndTell(services, store, viewer, {
        requestId: request.id,
        studentId,
        tutorId,
        subject,
        scheduledTime: offeredTime,
        duration: offeredMinutes,
        totalCost: offeredCost,
      });
    });
  } catch (thrown) {
    if (sqlState(thrown) === '23P01') throw new AppError('slot_taken', { cause: thrown });
    throw thrown;
  }
}

/** A child or a guardian says no to an offer: others may answer the request (P5.03). */
export const refuseOffer = (
  services: Pick<Context, 'env' | 'store'>,
  viewer: SessionViewer,
  requestId: string,
) =>
  services.store.transaction(async (store) => {
    const request = await findRequest(store, viewer, requestId);
    if (requestMove(request.status, 'refuse', personOf(viewer)) === null) throw new AppError('wrong_state');
    const reopened = written(await store.tutoringMoves.reopen(request.id));
    await tellOfOffer(services, store, viewer, request, 'refused');
    return reopened;
  });
