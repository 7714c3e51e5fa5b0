import type { SubjectId } from '../subjects.ts';
import { planThatOpens, type Entitlements } from './entitlements.ts';
import { PLAN_IDS, type PlanId } from './plan-ids.ts';
import { PLANS } from './plans.ts';

/** What a plan can limit. */
export const PLAN_LIMITS = [
  'subject',
  'tutoring-sessions',
  'advanced-analytics',
  'custom-curriculum',
] as const;
export type PlanLimitOf = (typeof PLAN_LIMITS)[number];

/** A refusal by the plan: what, how much, and what lifts it (P6.12). */
export interface PlanLimit {
  readonly what: PlanLimitOf;
  /** How many the plan has; null where it is not counted. */
  readonly limit: number | null;
  readonly used: number | null;
  /** When the count begins anew; null where it is not counted. */
  readonly resetsAt: Date | null;
  /** The cheapest plan that lifts it; null when none does. */
  readonly liftedBy: PlanId | null;
  readonly message: string;
}

const notCounted = { limit: null, used: null, resetsAt: null } as const;

const named = (planId: PlanId): string => PLANS[planId].displayName;

/** Null when the subject is open. */
export function subjectLimit(
  { subjects }: Pick<Entitlements, 'subjects'>,
  subject: SubjectId,
): PlanLimit | null {
  if (subjects.includes(subject)) return null;
  const liftedBy = planThatOpens(subject);
  const message = `Your plan does not include this subject yet. ${named(liftedBy)} opens it. Ask your grown-up.`;
  return { what: 'subject', ...notCounted, liftedBy, message };
}

const FLAGS = {
  'advanced-analytics': {
    has: (one: Pick<Entitlements, 'hasAdvancedAnalytics'>) => one.hasAdvancedAnalytics,
    name: 'Advanced learning analytics',
  },
  'custom-curriculum': {
    has: (one: Pick<Entitlements, 'hasCustomCurriculum'>) => one.hasCustomCurriculum,
    name: 'Custom curriculum paths',
  },
} as const;

/** Null when one of the given entitlements has it: the child's own, or those of the grown-up who asks. */
export function featureLimit(
  what: keyof typeof FLAGS,
  ...given: readonly Pick<Entitlements, 'hasAdvancedAnalytics' | 'hasCustomCurriculum'>[]
): PlanLimit | null {
  const { has, name } = FLAGS[what];
  if (given.some(has)) return null;
  const liftedBy = PLAN_IDS.find((planId) => has(PLANS[planId])) ?? null;
  const lifts = liftedBy === null ? '' : ` ${named(liftedBy)} has them.`;
  return { what, ...notCounted, liftedBy, message: `${name} are not in your plan.${lifts}` };
}

/** Null while a session is left in the month; both counts are of the same month, which ends at `resetsAt`. */
export function tutoringLimit(
  { tutoringSessionsAMonth: limit }: Pick<Entitlements, 'tutoringSessionsAMonth'>,
  used: number,
  resetsAt: Date,
): PlanLimit | null {
  if (limit === null || used < limit) return null;
  const liftedBy = PLAN_IDS.find((planId) => PLANS[planId].maxTutoringSessions > limit) ?? null;
  const sessions = limit === 1 ? '1 tutoring session' : `${limit} tutoring sessions`;
  const lifts = liftedBy === null ? '' : ` ${named(liftedBy)} has ${PLANS[liftedBy].maxTutoringSessions}.`;
  const message = `Your plan has ${sessions} a month, and ${used === 1 ? 'it is' : 'all are'} used or booked.${lifts}`;
  return { what: 'tutoring-sessions', limit, used, resetsAt, liftedBy, message };
}
