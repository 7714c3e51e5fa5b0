import { isAdult, PLANS } from '@noodlenaut/domain';
import type { SessionViewer } from '../sessions/read-session.ts';

/**
 * Whether a grown-up's plan in force has priority support. Only the records say so, never the person. Where plans are off, nobody comes
 * before anybody.
 */
export function hasPriority(viewer: Pick<SessionViewer, 'role' | 'entitlements'> | null): boolean {
  if (viewer === null || !isAdult(viewer.role)) return false;
  const { planId } = viewer.entitlements;
  return planId !== null && PLANS[planId].hasPrioritySupport;
}
