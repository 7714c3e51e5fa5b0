import {
  analyticsReply,
  detailedReply,
  detailedRequest,
  learnerQuery,
  overviewReply,
  timelineReply,
} from '@noodlenaut/contract';
import { learnerOf, refuseUnseen } from '../learner.ts';
import { procedure, router } from '../trpc.ts';
import { readAnalytics } from './read-analytics.ts';
import { readDetail } from './read-detail.ts';
import { readOverview } from './read-overview.ts';

const DAYS_30_MS = 30 * 86_400_000;

/** What a grown-up sees of a learner, and a learner of themselves (SPEC 7, PRODUCT 1). */
export const teacherRouter = router({
  overview: procedure('teacher.overview')
    .input(learnerQuery.optional())
    .output(overviewReply)
    .query(({ ctx, input }) => readOverview(ctx, input?.studentId)),
  timeline: procedure('teacher.timeline')
    .input(learnerQuery.optional())
    .output(timelineReply)
    .query(async ({ ctx, input }) => {
      const since = new Date(ctx.now().getTime() - DAYS_30_MS);
      const timeline = await ctx.store.teacher.timeline(learnerOf(ctx, input?.studentId), since);
      if (!timeline) refuseUnseen(input?.studentId);
      return { totalEvents: timeline?.length ?? 0, timeline: timeline ?? [] };
    }),
  analytics: procedure('teacher.analytics')
    .input(learnerQuery.optional())
    .output(analyticsReply)
    .query(({ ctx, input }) => readAnalytics(ctx, input?.studentId)),
  detailed: procedure('teacher.detailed')
    .input(detailedRequest)
    .output(detailedReply)
    .query(({ ctx, input }) => readDetail(ctx, input.subjectId, input.studentId)),
});
