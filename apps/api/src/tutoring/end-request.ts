import { requestMove } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { findRequest, written } from './find-tutoring.ts';
import { personOf } from './side-of.ts';
import { tellOfOffer } from './tell-of-offer.ts';

/**
 * Ends a request that nobody has booked yet: the child takes it back, or a guardian says no to it (P5.03, P5.15). What is booked is
 * ended by cancelling its session.
 */
export const endRequest = (
  services: Pick<Context, 'env' | 'store'>,
  viewer: SessionViewer,
  requestId: string,
) =>
  services.store.transaction(async (store) => {
    const request = await findRequest(store, viewer, requestId);
    const by = personOf(viewer);
    const action = by === 'guardian' ? 'decline' : 'cancel';
    const status = requestMove(request.status, action, by);
    if (status !== 'declined' && status !== 'cancelled') throw new AppError('wrong_state');
    const ended = written(await store.tutoringMoves.end(request.id, status));
    await tellOfOffer(services, store, viewer, request, 'ended');
    return ended;
  });
