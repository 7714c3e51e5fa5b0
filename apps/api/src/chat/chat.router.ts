import { chatHistoryReply, chatRequest, okReply } from '@noodlenaut/contract';
import { AppError } from '../errors/app-error.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';

/** The helper. Its history is readable; sending answers 503 until a helper is installed. */
export const chatRouter = router({
  history: call({
    rest: 'GET /api/chat/history',
    who: ['student'],
    whose: 'self',
    consent: 'chat',
    output: chatHistoryReply,
  }).query(({ ctx }) => ctx.store.chat.history(ctx.viewer.id)),
  send: call({
    rest: 'POST /api/chat',
    who: ['student'],
    whose: 'self',
    consent: 'chat',
    input: chatRequest,
    output: okReply,
  }).mutation(() => {
    throw new AppError('helper_unavailable');
  }),
});
