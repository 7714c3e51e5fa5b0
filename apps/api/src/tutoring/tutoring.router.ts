import {
  bookSessionRequest,
  createTutoringRequest,
  requestsReply,
  tutoringRequest,
  tutoringSession,
  tutoringSessionRequest,
  tutoringSessionsReply,
  tutoringStatsReply,
  tutorsReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { availabilityCalls } from './availability-calls.ts';
import { callCalls } from './call-calls.ts';
import { bookSession } from './book-session.ts';
import { listTutors } from './list-tutors.ts';
import { requestTutoring } from './request-tutoring.ts';
import { startSession } from './start-session.ts';
import { sideOf } from './side-of.ts';
import { tutorCalls } from './tutor-calls.ts';
import { tutoringMoves } from './tutoring-moves.ts';

/** Live tutoring. */
export const tutoringRouter = router({
  tutors: call({
    rest: 'GET /api/tutoring/tutors',
    who: ['student', 'tutor', 'unverifiedTutor', 'parent'],
    whose: 'public',
    output: tutorsReply,
  }).query(({ ctx }) => listTutors(ctx, ctx.viewer)),
  requests: call({
    rest: 'GET /api/tutoring/requests',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    output: requestsReply,
  }).query(({ ctx }) => ctx.store.tutoring.requests(sideOf(ctx.viewer))),
  sessions: call({
    rest: 'GET /api/tutoring/sessions',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    output: tutoringSessionsReply,
  }).query(({ ctx }) => ctx.store.tutoring.sessions(sideOf(ctx.viewer))),
  stats: call({
    rest: 'GET /api/tutoring/stats',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    output: tutoringStatsReply,
  }).query(({ ctx }) => ctx.store.tutoring.stats(sideOf(ctx.viewer))),
  createRequest: call({
    rest: 'POST /api/tutoring/requests',
    who: ['student'],
    whose: 'self',
    limit: 'tutoring.request',
    consent: 'tutoring',
    input: createTutoringRequest,
    output: tutoringRequest,
  }).mutation(({ ctx, input }) => requestTutoring(ctx, ctx.viewer, input)),
  bookSession: call({
    rest: 'POST /api/tutoring/sessions',
    who: ['student'],
    whose: 'self',
    consent: 'tutoring',
    input: bookSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => bookSession(ctx, ctx.viewer, input)),
  startSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/start',
    who: ['tutor'],
    whose: 'participant',
    input: tutoringSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => startSession(ctx, ctx.viewer, input.sessionId)),
  ...availabilityCalls,
  ...callCalls,
  ...tutorCalls,
  ...tutoringMoves,
});
