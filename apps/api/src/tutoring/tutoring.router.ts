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
import { procedure, router } from '../trpc.ts';
import { bookSession } from './book-session.ts';
import { requestTutoring } from './request-tutoring.ts';
import { sideOf } from './side-of.ts';
import { startSession } from './start-session.ts';

/** Live tutoring (SPEC 7, PRODUCT 5). */
export const tutoringRouter = router({
  tutors: procedure('tutoring.tutors')
    .output(tutorsReply)
    .query(({ ctx }) => ctx.store.tutoring.tutors()),
  requests: procedure('tutoring.requests')
    .output(requestsReply)
    .query(({ ctx }) => ctx.store.tutoring.requests(sideOf(ctx.viewer))),
  sessions: procedure('tutoring.sessions')
    .output(tutoringSessionsReply)
    .query(({ ctx }) => ctx.store.tutoring.sessions(sideOf(ctx.viewer))),
  stats: procedure('tutoring.stats')
    .output(tutoringStatsReply)
    .query(({ ctx }) => ctx.store.tutoring.stats(sideOf(ctx.viewer))),
  createRequest: procedure('tutoring.createRequest')
    .input(createTutoringRequest)
    .output(tutoringRequest)
    .mutation(({ ctx, input }) => requestTutoring(ctx, input)),
  bookSession: procedure('tutoring.bookSession')
    .input(bookSessionRequest)
    .output(tutoringSession)
    .mutation(({ ctx, input }) => bookSession(ctx, input)),
  startSession: procedure('tutoring.startSession')
    .input(tutoringSessionRequest)
    .output(tutoringSession)
    .mutation(({ ctx, input }) => startSession(ctx, input.sessionId)),
});
