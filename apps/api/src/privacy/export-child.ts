import type { RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName } from '@noodlenaut/domain';
import { auditEntry } from '../family/audit-entry.ts';
import { guardianOf } from '../family/guardian-of.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { requireConfirmation } from '../passwords/confirm-password.ts';
import { zipOfKept } from './zip-of-kept.ts';

/** Everything we keep of a child as a ZIP of JSON and CSV, for a guardian who proves again who they are; all are told (P1.53). */
export async function exportChild(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  input: { childId: string; password?: string | undefined },
) {
  const child = await guardianOf(viewer, services.store, input.childId);
  await requireConfirmation(services, viewer, input.password);
  const kept = await services.store.privacy.export(child.id);
  await services.store.transaction(async (store) => {
    await store.audit.write({ ...auditEntry(services, viewer, 'privacy.export'), childId: child.id });
    await notifyGuardians(services, store, { childId: child.id, kind: 'export', actorId: viewer.id });
  });
  return {
    fileName: `${displayName(child).replace(/[^\p{L}\p{N}]+/gu, '-')}.zip`,
    zipBase64: Buffer.from(await zipOfKept(kept)).toString('base64'),
  };
}
