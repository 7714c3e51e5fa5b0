import { DAY_MS } from '@noodlenaut/domain';
import {
  advancedAnalyticsReply,
  analyticsReply,
  detailedReply,
  detailedRequest,
  learnerQuery,
  missedReply,
  overviewReply,
  timelineReply,
} from '@noodlenaut/contract';
import { learnerOf, refuseUnseen } from '../learner.ts';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { readAdvancedAnalytics } from './read-advanced-analytics.ts';
import { readAnalytics } from './read-analytics.ts';
import { readDetail } from './read-detail.ts';
import { readMissed } from './read-missed.ts';
import { readOverview } from './read-overview.ts';

const DAYS_30_MS = 30 * DAY_MS;

/** What a grown-up sees of a learner, and a learner of themselves. */
export const teacherRouter = router({
  overview: call({
    rest: 'GET /api/teacher/progress/overview',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: overviewReply,
  }).query(({ ctx, input }) => readOverview(ctx, ctx.viewer, input?.studentId)),
  timeline: call({
    rest: 'GET /api/teacher/progress/timeline',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: timelineReply,
  }).query(async ({ ctx, input }) => {
    const since = new Date(ctx.now().getTime() - DAYS_30_MS);
    const timeline = await ctx.store.teacher.timeline(learnerOf(ctx.viewer, input?.studentId), since);
    if (!timeline) refuseUnseen(input?.studentId);
    return { totalEvents: timeline?.length ?? 0, timeline: timeline ?? [] };
  }),
  analytics: call({
    rest: 'GET /api/teacher/progress/analytics',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: analyticsReply,
  }).query(({ ctx, input }) => readAnalytics(ctx, ctx.viewer, input?.studentId)),
  advanced: call({
    rest: 'GET /api/teacher/progress/advanced',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: learnerQuery.optional(),
    output: advancedAnalyticsReply,
  }).query(({ ctx, input }) => readAdvancedAnalytics(ctx, ctx.viewer, input?.studentId)),
  missed: call({
    rest: 'GET /api/teacher/progress/missed/{subjectId}',
    who: ['teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: detailedRequest,
    output: missedReply,
  }).query(({ ctx, input }) => readMissed(ctx, ctx.viewer, input.subjectId, input.studentId)),
  detailed: call({
    rest: 'GET /api/teacher/progress/detailed/{subjectId}',
    who: ['student', 'teacher', 'parent'],
    whose: 'learner',
    showsLearner: true,
    input: detailedRequest,
    output: detailedReply,
  }).query(({ ctx, input }) => readDetail(ctx, ctx.viewer, input.subjectId, input.studentId)),
});
