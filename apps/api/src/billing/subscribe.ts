import type { subscribeRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { trialDeviceKey } from './trial-keys.ts';

/**
 * A grown-up chooses a plan: at once, at the period's end, or by way of a page where they pay (P6.15, P6.20).
 * @throws AppError not_found where the operator has switched plans off
 */
export async function subscribe(
  services: Pick<Context, 'billing' | 'env' | 'knownDeviceToken' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof subscribeRequest>,
) {
  if (!services.env.PLANS.arePlansOn) throw new AppError('not_found');
  const answer = await services.billing.subscribe(viewer, {
    ...input,
    todayCents: input.todayCents ?? 0,
    deviceKey: services.knownDeviceToken === null ? null : trialDeviceKey(services.knownDeviceToken),
  });
  await services.store.audit.write({
    ...auditEntry(services, viewer, 'billing.subscribe'),
    object: `${input.planId} ${input.cycle}`,
  });
  return answer;
}
