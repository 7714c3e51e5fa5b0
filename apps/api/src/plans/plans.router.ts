import { ANYONE, SIGNED_IN } from '@noodlenaut/domain';
import { askForPlanReply, plansReply, planUsageReply, subscriptionReply } from '@noodlenaut/contract';
import { FREE_PLAN_ID, PLANS } from '@noodlenaut/domain';
import { call, openCall } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { readUsage } from './read-usage.ts';
import { askGrownUps } from './ask-grown-ups.ts';

const FREE = {
  planId: FREE_PLAN_ID,
  displayName: PLANS[FREE_PLAN_ID].displayName,
  status: 'active',
  trialing: false,
  trialEndsAt: null,
};

/** The plan catalogue and the plan in force. A student sees the plan, not the billing (security 3.2). */
export const plansRouter = router({
  list: openCall({
    rest: 'GET /api/adventure-scholars/plans',
    who: ANYONE,
    whose: 'public',
    output: plansReply,
  }).query(({ ctx }) => ctx.store.plans.list()),
  usage: call({
    rest: 'GET /api/adventure-scholars/usage',
    who: ['parent'],
    whose: 'learner',
    output: planUsageReply,
  }).query(({ ctx }) => readUsage(ctx, ctx.viewer)),
  ask: call({
    rest: 'POST /api/adventure-scholars/ask',
    who: ['student'],
    whose: 'self',
    limit: 'plans.ask',
    output: askForPlanReply,
  }).mutation(({ ctx }) => askGrownUps(ctx, ctx.viewer)),
  subscription: call({
    rest: 'GET /api/adventure-scholars/subscription',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    output: subscriptionReply,
  }).query(async ({ ctx }) => {
    const found = await ctx.store.plans.subscription(ctx.viewer.id);
    const { planId, displayName, status, trialing, trialEndsAt } = found ?? FREE;
    const billing = found && ctx.viewer.role !== 'student' && ctx.viewer.role !== null;
    return {
      plan: { id: planId, displayName },
      status,
      trialing,
      trialEndsAt,
      ...(billing && { currentPeriodEnd: found.currentPeriodEnd, billingCycle: found.billingCycle }),
    };
  }),
});
