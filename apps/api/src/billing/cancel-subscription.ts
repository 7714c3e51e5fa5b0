import type { cancelRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

type Changing = Pick<Context, 'billing' | 'requestId' | 'store'>;

/** Ends a plan at the end of its period or at once (P6.27 to P6.29, S4.43, S4.44). A second tap changes nothing. */
export async function cancelSubscription(
  services: Changing,
  viewer: SessionViewer,
  { immediately, reason = '' }: z.output<typeof cancelRequest>,
) {
  const answer = await services.billing.cancel(viewer, {
    immediately,
    reason: reason === '' ? null : reason,
  });
  const entry = auditEntry(services, viewer, 'billing.cancel');
  await services.store.audit.write({ ...entry, object: immediately ? 'at once' : 'at the end' });
  return answer;
}

/** Takes a cancellation back (P6.28). */
export async function resumeSubscription(services: Changing, viewer: SessionViewer) {
  await services.billing.resume(viewer);
  await services.store.audit.write(auditEntry(services, viewer, 'billing.resume'));
  return { resumed: true as const };
}
