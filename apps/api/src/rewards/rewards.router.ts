import { albumReply, learnerQuery, wearReply, wearRequest } from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { readAlbum } from './read-album.ts';
import { wearPart } from './wear-part.ts';

/** The album of stickers and parts of the suit; what Noodle wears is the child's own choice. */
export const rewardsRouter = router({
  album: call({
    rest: 'GET /api/rewards',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: albumReply,
  }).query(({ ctx, input }) => readAlbum(ctx, ctx.viewer, input?.studentId)),
  wear: call({
    rest: 'POST /api/rewards/wear',
    who: ['student'],
    whose: 'self',
    limit: 'rewards.wear',
    input: wearRequest,
    output: wearReply,
  }).mutation(({ ctx, input }) => wearPart(ctx.store, ctx.viewer.id, input)),
});
