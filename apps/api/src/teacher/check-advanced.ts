import { featureLimit, type Entitlements } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';

/**
 * Whether a plan opens the advanced analytics: the child's own or a linked grown-up's, or that of the grown-up who asks (P6.07).
 * @throws AppError plan_limit
 */
export function checkAdvanced(...given: readonly Entitlements[]): void {
  const planLimit = featureLimit('advanced-analytics', ...given);
  if (planLimit) throw new AppError('plan_limit', { message: planLimit.message, planLimit });
}
