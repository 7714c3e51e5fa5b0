import {
  achievementShelfReply,
  achievementStatsReply,
  achievementsReply,
  learnerQuery,
} from '@noodlenaut/contract';
import { learnerOf, refuseUnseen } from '../learner.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { readShelf } from './read-shelf.ts';
import { statsOf } from './stats-of.ts';

/** Earned achievements and what they add up to. */
export const achievementsRouter = router({
  list: call({
    rest: 'GET /api/achievements',
    who: ['student', 'tutor', 'unverifiedTutor', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: achievementsReply,
  }).query(async ({ ctx, input }) => {
    if (ctx.viewer.role === 'tutor') return [];
    const earned = await ctx.store.achievements.list(learnerOf(ctx.viewer, input?.studentId));
    if (!earned) refuseUnseen(input?.studentId);
    return earned ?? [];
  }),
  stats: call({
    rest: 'GET /api/achievements/stats',
    who: ['student', 'tutor', 'unverifiedTutor', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: achievementStatsReply,
  }).query(async ({ ctx, input }) => {
    const none = { totalPoints: 0, totalAchievements: 0 };
    const totals =
      ctx.viewer.role === 'tutor'
        ? none
        : await ctx.store.achievements.totals(learnerOf(ctx.viewer, input?.studentId));
    if (!totals) refuseUnseen(input?.studentId);
    const { totalPoints, totalAchievements } = totals ?? none;
    return statsOf(totalPoints, totalAchievements);
  }),
  shelf: call({
    rest: 'GET /api/achievements/shelf',
    who: ['student'],
    whose: 'self',
    output: achievementShelfReply,
  }).query(({ ctx }) => readShelf(ctx, ctx.viewer)),
});
