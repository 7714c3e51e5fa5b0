import { entitlements, planInForce, type PlanId } from '@noodlenaut/domain';
import type { OwnSubscription, Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Whether a grown-up's own plan includes making and changing learning paths (P6.07): the one place that decides it. */
export const mayMakePaths = (subscriptions: readonly OwnSubscription[], now: Date): boolean => {
  const plans = subscriptions.map((one): PlanId =>
    planInForce(
      { ...one, trialEndsAt: dateOf(one.trialEndsAt), currentPeriodEnd: dateOf(one.currentPeriodEnd) },
      now,
    ),
  );
  return [planInForce(null, now), ...plans].some(
    (own) =>
      entitlements({ own, ofGuardians: [], isSchoolPupil: false, arePlansOn: true }).hasCustomCurriculum,
  );
};

/** @throws AppError plan_limit */
export async function refuseWithoutPlan(store: Store, viewer: SessionViewer, now: Date): Promise<void> {
  if (!mayMakePaths(await store.paths.subscriptions(viewer.id), now))
    throw new AppError('plan_limit', {
      message: 'Learning paths are part of Bright Future Brigade and STEM Blazers.',
    });
}
