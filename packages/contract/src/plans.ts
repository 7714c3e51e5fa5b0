import { PLAN_IDS } from '@noodlenaut/domain';
import { z } from 'zod';
import { wireDateOrNull } from './text.ts';

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

/** GET /api/adventure-scholars/subscription: the current plan. A student sees the plan without the billing (S7.52). */
export const subscriptionReply = z.object({
  plan: z.object({ id: z.enum(PLAN_IDS), displayName: z.string() }),
  status: z.string(),
  trialing: z.boolean(),
  trialEndsAt: wireDateOrNull,
  currentPeriodEnd: wireDateOrNull.optional(),
  billingCycle: z.enum(['monthly', 'yearly']).optional(),
});
