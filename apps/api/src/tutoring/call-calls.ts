import {
  callRoomReply,
  conversationReply,
  okReply,
  reportSessionRequest,
  tutoringSessionRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { readCallRoom, readConversation } from './read-call.ts';
import { reportSession } from './report-session.ts';

/** The call of a session and what is left of it. */
export const callCalls = {
  room: call({
    rest: 'GET /api/tutoring/sessions/{sessionId}/room',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    input: tutoringSessionRequest,
    output: callRoomReply,
  }).query(({ ctx, input }) => readCallRoom(ctx, ctx.viewer, input.sessionId)),
  conversation: call({
    rest: 'GET /api/tutoring/sessions/{sessionId}/conversation',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    input: tutoringSessionRequest,
    output: conversationReply,
  }).query(({ ctx, input }) => readConversation(ctx, ctx.viewer, input.sessionId)),
  reportSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/report',
    who: ['student', 'tutor', 'parent'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: reportSessionRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => reportSession(ctx, ctx.viewer, input)),
};
