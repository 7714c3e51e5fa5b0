import {
  achievementShelfReply,
  achievementStatsReply,
  achievementsReply,
  learnerQuery,
} from '@noodlenaut/contract';
import { learnerOf, refuseUnseen } from '../learner.ts';
import { procedure, router } from '../trpc.ts';
import { readShelf } from './read-shelf.ts';
import { statsOf } from './stats-of.ts';

/** Earned achievements and what they add up to (SPEC 3, 7). */
export const achievementsRouter = router({
  list: procedure('achievements.list')
    .input(learnerQuery.optional())
    .output(achievementsReply)
    .query(async ({ ctx, input }) => {
      if (ctx.viewer.role === 'tutor') return [];
      const earned = await ctx.store.achievements.list(learnerOf(ctx, input?.studentId));
      if (!earned) refuseUnseen(input?.studentId);
      return earned ?? [];
    }),
  stats: procedure('achievements.stats')
    .input(learnerQuery.optional())
    .output(achievementStatsReply)
    .query(async ({ ctx, input }) => {
      const none = { totalPoints: 0, totalAchievements: 0 };
      const totals =
        ctx.viewer.role === 'tutor'
          ? none
          : await ctx.store.achievements.totals(learnerOf(ctx, input?.studentId));
      if (!totals) refuseUnseen(input?.studentId);
      const { totalPoints, totalAchievements } = totals ?? none;
      return statsOf(totalPoints, totalAchievements);
    }),
  shelf: procedure('achievements.shelf')
    .output(achievementShelfReply)
    .query(({ ctx }) => readShelf(ctx)),
});
