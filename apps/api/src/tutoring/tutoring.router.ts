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
import type { TutoringSide } from '@noodlenaut/db';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { bookSession } from './book-session.ts';
import { requestTutoring } from './request-tutoring.ts';
import { startSession } from './start-session.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** In which role a viewer sees tutoring: as student, as tutor, or as a child's parent. */
function sideOf(viewer: SessionViewer): TutoringSide {
  if (viewer.role === 'tutor') return { kind: 'tutor', id: viewer.id };
  if (viewer.role === 'parent') return { kind: 'guardian', id: viewer.id };
  return { kind: 'student', id: viewer.id };
}

/** Live tutoring. */
export const tutoringRouter = router({
  tutors: call({
    rest: 'GET /api/tutoring/tutors',
    who: ['student', 'tutor', 'unverifiedTutor', 'parent'],
    whose: 'public',
    output: tutorsReply,
  }).query(({ ctx }) => ctx.store.tutoring.tutors()),
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
});
