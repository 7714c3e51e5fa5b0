import { dashboardReply, learnerQuery, progressReply } from '@noodlenaut/contract';
import { learnerOf, refuseUnseen } from '../learner.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { readDashboard } from './read-dashboard.ts';

/** Progress per subject, and the student's dashboard in one request. */
export const progressRouter = router({
  dashboard: call({
    rest: 'GET /api/dashboard',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: dashboardReply,
  }).query(({ ctx, input }) => readDashboard(ctx, ctx.viewer, input?.studentId)),
  list: call({
    rest: 'GET /api/progress',
    who: ['student', 'tutor', 'unverifiedTutor', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: progressReply,
  }).query(async ({ ctx, input }) => {
    if (ctx.viewer.role === 'tutor') return [];
    const rows = await ctx.store.progress.list(learnerOf(ctx.viewer, input?.studentId));
    if (rows.length === 0) refuseUnseen(input?.studentId);
    return rows;
  }),
});
