import { featureLimit, type PlanLimit } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Settings = Pick<Context, 'env'>;
type Maker = Pick<SessionViewer, 'role' | 'entitlements'>;

/** The one place that decides who may make and change learning paths: the own plan has them, or a teacher's instance is a school's (P6.07). */
const limitOf = ({ env }: Settings, { role, entitlements }: Maker): PlanLimit | null =>
  role === 'teacher' && env.PLANS.isSchool ? null : featureLimit('custom-curriculum', entitlements);

export const mayMakePaths = (settings: Settings, maker: Maker): boolean => limitOf(settings, maker) === null;

/** @throws AppError plan_limit */
export function refuseWithoutPlan(settings: Settings, maker: Maker): void {
  const planLimit = limitOf(settings, maker);
  if (planLimit) throw new AppError('plan_limit', { message: planLimit.message, planLimit });
}
