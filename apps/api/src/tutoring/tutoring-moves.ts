import {
  moveSessionRequest,
  noteSessionRequest,
  offerSessionRequest,
  rateSessionRequest,
  tutoringRequest,
  tutoringRequestId,
  tutoringSession,
  tutoringSessionRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { noteSession, rateSession } from './after-session.ts';
import { acceptOffer, refuseOffer } from './answer-offer.ts';
import { endRequest } from './end-request.ts';
import { cancelSession, endSession, markNoShow } from './end-session.ts';
import { moveSession } from './move-session.ts';
import { offerSession, withdrawOffer } from './offer-session.ts';

/** How requests and sessions go on: offers and their answers, cancelling, ending, ratings and notes (P5.01 to P5.06). */
export const tutoringMoves = {
  offer: call({
    rest: 'POST /api/tutoring/requests/{requestId}/offer',
    who: ['tutor'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: offerSessionRequest,
    output: tutoringRequest,
  }).mutation(({ ctx, input }) => offerSession(ctx, ctx.viewer, input)),
  withdrawOffer: call({
    rest: 'POST /api/tutoring/requests/{requestId}/withdraw',
    who: ['tutor'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringRequestId,
    output: tutoringRequest,
  }).mutation(({ ctx, input }) => withdrawOffer(ctx, ctx.viewer, input.requestId)),
  acceptOffer: call({
    rest: 'POST /api/tutoring/requests/{requestId}/accept',
    who: ['student', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    consent: 'tutoring',
    input: tutoringRequestId,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => acceptOffer(ctx, ctx.viewer, input.requestId)),
  refuseOffer: call({
    rest: 'POST /api/tutoring/requests/{requestId}/refuse',
    who: ['student', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringRequestId,
    output: tutoringRequest,
  }).mutation(({ ctx, input }) => refuseOffer(ctx, ctx.viewer, input.requestId)),
  endRequest: call({
    rest: 'POST /api/tutoring/requests/{requestId}/end',
    who: ['student', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringRequestId,
    output: tutoringRequest,
  }).mutation(({ ctx, input }) => endRequest(ctx, ctx.viewer, input.requestId)),
  cancelSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/cancel',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => cancelSession(ctx, ctx.viewer, input.sessionId)),
  moveSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/move',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: moveSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => moveSession(ctx, ctx.viewer, input)),
  markNoShow: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/no-show',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => markNoShow(ctx, ctx.viewer, input.sessionId)),
  endSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/end',
    who: ['tutor', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => endSession(ctx, ctx.viewer, input.sessionId)),
  rateSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/rating',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: rateSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => rateSession(ctx, ctx.viewer, input)),
  noteSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/note',
    who: ['tutor'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: noteSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => noteSession(ctx, ctx.viewer, input)),
};
