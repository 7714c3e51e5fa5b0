import { chatHistoryReply, chatRequest, okReply } from '@noodlenaut/contract';
import { AppError } from '../errors/app-error.ts';
import { procedure, router } from '../trpc.ts';

/** The helper (SPEC 7). Its history is readable; sending answers 503 until a helper is installed. */
export const chatRouter = router({
  history: procedure('chat.history')
    .output(chatHistoryReply)
    .query(({ ctx }) => ctx.store.chat.history(ctx.viewer.id)),
  send: procedure('chat.send')
    .input(chatRequest)
    .output(okReply)
    .mutation(() => {
      throw new AppError('helper_unavailable');
    }),
});
