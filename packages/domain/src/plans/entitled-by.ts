import { bestPlan, type EntitledBy } from './entitlements.ts';
import { FREE_PLAN_ID } from './plan-ids.ts';
import { planInForce, type Subscription } from './plan-in-force.ts';
import { PLANS } from './plans.ts';

/** A subscription that may count for a person: the own one, or that of a grown-up who is linked to a child now. */
export interface CountingSubscription extends Subscription {
  /** 0: the own one. Otherwise which of the grown-up's linked children this child is, by the age of the links: 1, 2, ... */
  readonly place: number;
}

/** What the records know about a person's plans. */
export interface PlanFacts {
  readonly subscriptions: readonly CountingSubscription[];
  /** A pupil of a class that is not archived. */
  readonly isPupil: boolean;
}

/** What the operator of an instance decides about plans. */
export interface PlanSettings {
  /** False: everything is open and no price is shown. */
  readonly arePlansOn: boolean;
  /** Pupils of a class have all subjects (P6.10). */
  readonly isSchool: boolean;
}

/** Nothing is known: the free plan alone. */
export const NO_PLAN_FACTS: PlanFacts = { subscriptions: [], isPupil: false };

/**
 * Which plans count for a person at this moment (P6.09). A grown-up's plan counts for as many of the linked children as it is for, those
 * linked first (P9.02).
 */
export function entitledBy(
  { subscriptions, isPupil }: PlanFacts,
  { arePlansOn, isSchool }: PlanSettings,
  now: Date,
): EntitledBy {
  const inForce = subscriptions.map((one) => ({ place: one.place, planId: planInForce(one, now) }));
  const own = inForce.filter(({ place }) => place === 0).map(({ planId }) => planId);
  return {
    own: bestPlan(FREE_PLAN_ID, ...own),
    ofGuardians: inForce
      .filter(({ place, planId }) => place > 0 && place <= PLANS[planId].maxStudents)
      .map(({ planId }) => planId),
    isSchoolPupil: isSchool && isPupil,
    arePlansOn,
  };
}
