import { isAdult, planInForce, PLANS, SUBSCRIPTION_STATUSES } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** Whether this person's plan in force has priority support. Only the own subscription says so, never the person. */
export async function hasPriority(
  { store, now }: Pick<Context, 'store' | 'now'>,
  viewer: SessionViewer | null,
): Promise<boolean> {
  if (viewer === null || !isAdult(viewer.role)) return false;
  const found = await store.plans.subscription(viewer.id);
  const status = SUBSCRIPTION_STATUSES.find((one) => one === found?.status);
  if (found === undefined || status === undefined) return false;
  return PLANS[planInForce({ ...found, status, isTrialing: found.trialing }, now())].hasPrioritySupport;
}
