import {
  chatHistoryReply,
  chatPanelReply,
  chatReply,
  chatRequest,
  helperChildRequest,
  helperDayRequest,
  helperFlagsReply,
  helperPageReply,
  saveHelperSettingsRequest,
  transcriptReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { readFlags, readHelperPage, readTranscript, saveHelperSettings } from './helper-for-adults.ts';
import { readHistory, readPanel } from './read-chat.ts';
import { sendMessage } from './send-message.ts';

/** The AI helper: the child's questions, and what grown-ups read and choose about it. */
export const chatRouter = router({
  history: call({
    rest: 'GET /api/chat/history',
    who: ['student'],
    whose: 'self',
    consent: 'chat',
    output: chatHistoryReply,
  }).query(({ ctx }) => readHistory(ctx, ctx.viewer)),
  panel: call({
    rest: 'GET /api/chat/panel',
    who: ['student'],
    whose: 'self',
    output: chatPanelReply,
  }).query(({ ctx }) => readPanel(ctx, ctx.viewer)),
  send: call({
    rest: 'POST /api/chat',
    who: ['student'],
    whose: 'self',
    consent: 'chat',
    limit: 'chat.send',
    input: chatRequest,
    output: chatReply,
  }).mutation(({ ctx, input }) => sendMessage(ctx, ctx.viewer, input)),
  helperPage: call({
    rest: 'GET /api/children/{studentId}/helper',
    who: ['parent'],
    whose: 'learner',
    input: helperChildRequest,
    output: helperPageReply,
  }).query(({ ctx, input }) => readHelperPage(ctx, ctx.viewer, input.studentId)),
  transcript: call({
    rest: 'GET /api/children/{studentId}/chat/{day}',
    who: ['parent'],
    whose: 'learner',
    showsLearner: true,
    input: helperDayRequest,
    output: transcriptReply,
  }).query(({ ctx, input }) => readTranscript(ctx, ctx.viewer, input)),
  saveSettings: call({
    rest: 'POST /api/children/{studentId}/helper',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: saveHelperSettingsRequest,
    output: helperPageReply,
  }).mutation(({ ctx, input }) => saveHelperSettings(ctx, ctx.viewer, input)),
  flags: call({
    rest: 'GET /api/chat/flags',
    who: ['teacher'],
    whose: 'self',
    output: helperFlagsReply,
  }).query(({ ctx }) => readFlags(ctx, ctx.viewer)),
});
