import { SUBJECTS, type SubjectId } from '../subjects.ts';
import { PLAN_IDS, type PlanId } from './plan-ids.ts';
import { PLANS } from './plans.ts';

/** What decides about a person's entitlements. */
export interface EntitledBy {
  /** The own plan in force (`planInForce`). */
  readonly own: PlanId;
  /** The plans in force of the grown-ups who are linked to a child now. */
  readonly ofGuardians: readonly PlanId[];
  /** A pupil of a class, where the operator opens all subjects to classes. */
  readonly isSchoolPupil: boolean;
  /** False where the operator has switched plans off: everything is open. */
  readonly arePlansOn: boolean;
}

export interface Entitlements {
  /** The plan that counts: the best of all. Null where plans are off. */
  readonly planId: PlanId | null;
  readonly subjects: readonly SubjectId[];
  /** Null: no limit. */
  readonly maxStudents: number | null;
  /** Null: no limit. */
  readonly tutoringSessionsAMonth: number | null;
  readonly helperMessagesADay: number;
  readonly hasAdvancedAnalytics: boolean;
  readonly hasCustomCurriculum: boolean;
  readonly hasOfflineAccess: boolean;
}

/** Questions to the helper a day (P6.06). */
export const PLAN_HELPER_MESSAGES = {
  'adventure-scholars-free': 20,
  'bright-future-brigade': 40,
  'stem-blazers': 80,
} as const satisfies Record<PlanId, number>;

const rank = (planId: PlanId): number => PLAN_IDS.indexOf(planId);

/** The best of some plans: each has all that a cheaper one has. */
export const bestPlan = (first: PlanId, ...others: readonly PlanId[]): PlanId =>
  others.reduce((best, planId) => (rank(planId) > rank(best) ? planId : best), first);

/**
 * What a person may use (P6.03 to P6.10). Where plans are off, everything is open; the helper's messages keep the limit of the biggest
 * plan, because a child should not write to a machine all day. Safety, read-aloud, accessibility, export and a guardian's view are in no plan, so
 * nothing here can take them away (P6.08).
 */
export function entitlements({ own, ofGuardians, isSchoolPupil, arePlansOn }: EntitledBy): Entitlements {
  const planId = arePlansOn ? bestPlan(own, ...ofGuardians) : 'stem-blazers';
  const plan = PLANS[planId];
  return {
    planId: arePlansOn ? planId : null,
    subjects: isSchoolPupil ? SUBJECTS : plan.subjects,
    maxStudents: arePlansOn ? plan.maxStudents : null,
    tutoringSessionsAMonth: arePlansOn ? plan.maxTutoringSessions : null,
    helperMessagesADay: PLAN_HELPER_MESSAGES[planId],
    hasAdvancedAnalytics: plan.hasAdvancedAnalytics,
    hasCustomCurriculum: plan.hasCustomCurriculum,
    hasOfflineAccess: plan.hasOfflineAccess,
  };
}

/** The cheapest plan that opens a subject: what lifts the limit (P6.12). */
export const planThatOpens = (subject: SubjectId): PlanId =>
  PLAN_IDS.find((planId) => PLANS[planId].subjects.some((one) => one === subject)) ?? 'stem-blazers';
