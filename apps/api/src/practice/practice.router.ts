import {
  answerPracticeReply,
  answerPracticeRequest,
  openPracticeReply,
  openPracticeRequest,
} from '@noodlenaut/contract';
import { procedure, router } from '../trpc.ts';
import { answerItem } from './answer-item.ts';
import { openRound } from './open-round.ts';

/** Practice and the day's five: opened, answered item by item (PRODUCT 3, issue 'child' 4 and 7). */
export const practiceRouter = router({
  open: procedure('practice.open')
    .input(openPracticeRequest)
    .output(openPracticeReply)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.consume('practice.write', ctx.viewer.id);
      return openRound(ctx.store, { ...input, learnerId: ctx.viewer.id }, ctx.now());
    }),
  answer: procedure('practice.answer')
    .input(answerPracticeRequest)
    .output(answerPracticeReply)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.consume('practice.write', ctx.viewer.id);
      return answerItem(ctx.store, { ...input, learnerId: ctx.viewer.id }, ctx.now());
    }),
});
