import { dashboardReply, learnerQuery, progressReply } from '@noodlenaut/contract';
import { learnerOf, refuseUnseen } from '../learner.ts';
import { procedure, router } from '../trpc.ts';
import { readDashboard } from './read-dashboard.ts';

/** Progress per subject, and the student's dashboard in one request (SPEC 7). */
export const progressRouter = router({
  dashboard: procedure('progress.dashboard')
    .input(learnerQuery.optional())
    .output(dashboardReply)
    .query(({ ctx, input }) => readDashboard(ctx, input?.studentId)),
  list: procedure('progress.list')
    .input(learnerQuery.optional())
    .output(progressReply)
    .query(async ({ ctx, input }) => {
      if (ctx.viewer.role === 'tutor') return [];
      const rows = await ctx.store.progress.list(learnerOf(ctx, input?.studentId));
      if (rows.length === 0) refuseUnseen(input?.studentId);
      return rows;
    }),
});
