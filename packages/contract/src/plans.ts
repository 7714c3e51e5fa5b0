import { PLAN_IDS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { uuid, wireDate, wireDateOrNull } from './text.ts';

export const plan = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  price: z.int(),
  yearlyPrice: z.int(),
  features: z.array(z.string()),
  maxStudents: z.int(),
  maxTutoringSessions: z.int(),
});
export const plansReply = z.array(plan);

/** What the plans that count for a person open (P6.11). `planId` is null where the operator has switched plans off. */
export const entitlementsReply = z.object({
  planId: z.enum(PLAN_IDS).nullable(),
  subjects: z.array(z.enum(SUBJECTS)),
  maxStudents: z.int().nullable(),
  tutoringSessionsAMonth: z.int().nullable(),
  helperMessagesADay: z.int(),
  hasAdvancedAnalytics: z.boolean(),
  hasCustomCurriculum: z.boolean(),
  hasOfflineAccess: z.boolean(),
});

/** GET /api/adventure-scholars/usage: what the linked children have used. Null: without a limit. */
export const planUsageReply = z.object({
  maxStudents: z.int().nullable(),
  /** When the month's counters begin anew. */
  resetsAt: wireDate,
  children: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      /** Whether the grown-up's plan counts for this child (P9.02). */
      isInPlan: z.boolean(),
      tutoringUsed: z.int(),
      tutoringLimit: z.int().nullable(),
      helperAsked: z.int(),
      helperLimit: z.int(),
    }),
  ),
});

/** POST /api/adventure-scholars/ask: whether there is a grown-up who was told. */
export const askForPlanReply = z.object({ isTold: z.boolean() });

/** GET /api/adventure-scholars/subscription: the current plan. A student sees the plan without the billing (S7.52). */
export const subscriptionReply = z.object({
  plan: z.object({ id: z.enum(PLAN_IDS), displayName: z.string() }),
  status: z.string(),
  trialing: z.boolean(),
  trialEndsAt: wireDateOrNull,
  currentPeriodEnd: wireDateOrNull.optional(),
  billingCycle: z.enum(['monthly', 'yearly']).optional(),
});
