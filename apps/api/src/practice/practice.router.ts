import {
  answerPracticeReply,
  answerPracticeRequest,
  openPracticeReply,
  openPracticeRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { answerItem } from './answer-item.ts';
import { openRound } from './open-round.ts';

/** Practice and the day's five: opened, answered item by item (decision 0024). */
export const practiceRouter = router({
  open: call({
    rest: 'POST /api/practice/{subjectId}/rounds',
    who: ['student'],
    whose: 'self',
    limit: 'practice.write',
    input: openPracticeRequest,
    output: openPracticeReply,
  }).mutation(async ({ ctx, input }) => {
    return openRound(ctx.store, { ...input, learner: ctx.viewer }, ctx.now());
  }),
  answer: call({
    rest: 'POST /api/practice/rounds/{roundId}/items/{position}/answer',
    who: ['student'],
    whose: 'self',
    limit: 'practice.write',
    input: answerPracticeRequest,
    output: answerPracticeReply,
  }).mutation(async ({ ctx, input }) => {
    return answerItem(ctx.store, { ...input, learnerId: ctx.viewer.id }, ctx.now());
  }),
});
