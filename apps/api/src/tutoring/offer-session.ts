import type { offerSessionRequest } from '@noodlenaut/contract';
import { mayBookAt, requestMove, sessionPriceCents, subjectLabel } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { dayOf, notifyGuardians } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkDuration, refuseField } from './check-booking.ts';
import { findRequest, written } from './find-tutoring.ts';

/** A tutor of the subject offers a time for an open request; the price is the server's (P5.02, P5.13). */
export async function offerSession(
  services: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof offerSessionRequest>,
) {
  checkDuration(input.duration);
  const time = new Date(input.scheduledTime);
  const now = services.now();
  if (!mayBookAt(time, now))
    throw refuseField('scheduledTime', 'Please choose a time within the next 90 days');
  const tutor = await services.store.tutoring.bookableTutor(viewer.id, viewer.id);
  if (!tutor) throw new AppError('unverified');
  return services.store.transaction(async (store) => {
    const request = await store.tutoringMoves.openRequest(input.requestId, tutor.id, now);
    if (!request || !tutor.specialties.includes(subjectLabel(request.subject)))
      throw new AppError('not_found');
    if (requestMove(request.status, 'offer', 'tutor') === null) throw new AppError('wrong_state');
    const offered = written(
      await store.tutoringMoves.offer(request.id, {
        tutorId: tutor.id,
        time,
        minutes: input.duration,
        cost: sessionPriceCents(tutor.hourlyRate, input.duration),
      }),
    );
    await notifyGuardians(services, store, {
      childId: request.studentId,
      kind: 'tutoring-offered',
      actorId: viewer.id,
      // A tutor who offers and takes back again and again sends no heap of mails.
      once: `${request.id} ${viewer.id} ${dayOf(now)}`,
    });
    return offered;
  });
}

/** The tutor takes the offer back: others may answer the request (P5.02). */
export const withdrawOffer = (services: Pick<Context, 'store'>, viewer: SessionViewer, requestId: string) =>
  services.store.transaction(async (store) => {
    const request = await findRequest(store, viewer, requestId);
    if (requestMove(request.status, 'withdraw', 'tutor') === null) throw new AppError('wrong_state');
    return written(await store.tutoringMoves.reopen(request.id));
  });
