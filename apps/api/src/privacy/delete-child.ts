import type { Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { Store } from '@noodlenaut/db';
import { auditEntry } from '../family/audit-entry.ts';
import { guardianOf, primaryGuardianOf } from '../family/guardian-of.ts';
import { type Site, notifyGuardians } from '../family/notify-guardians.ts';
import { requireConfirmation } from '../passwords/confirm-password.ts';

/**
 * The primary guardian asks for a child's account to be erased: it is disabled at once, its sessions end, all guardians are told,
 * and after seven days it is deleted (P1.54). When it is asked for twice, the first day counts.
 */
export async function deleteChild(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts,
  viewer: SessionViewer,
  input: { childId: string; password?: string | undefined },
) {
  const { childId } = input;
  await primaryGuardianOf(viewer, services.store, childId);
  await requireConfirmation(services, viewer, input.password);
  const eraseAt = await services.store.transaction(async (store) => {
    await store.users.lockLearner(childId);
    await primaryGuardianOf(viewer, store, childId);
    const asked = await store.privacy.askErase(childId, viewer.id);
    if (!asked) return store.privacy.eraseAt(childId);
    await store.sessions.endAll(childId);
    await store.audit.write({ ...auditEntry(services, viewer, 'privacy.deleteChild'), childId });
    await notifyGuardians(services, store, {
      childId,
      kind: 'erasure',
      actorId: viewer.id,
      canBeUndone: true,
    });
    return asked.eraseAt;
  });
  return { eraseAt };
}

/** Any guardian enables the account again within the seven days. */
export async function undoDelete(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  await guardianOf(viewer, services.store, childId);
  await services.store.transaction(async (store) => {
    if ((await store.privacy.undoErase(childId)).length === 0) return;
    await store.audit.write({ ...auditEntry(services, viewer, 'privacy.undoDelete'), childId });
    await notifyKept(services, store, childId, viewer.id);
  });
  return { eraseAt: null };
}

/** Tells the guardians of a child that its account stays. */
export async function notifyKept(
  site: Site,
  store: Store,
  childId: string,
  actorId: string | null,
): Promise<void> {
  await store.guardianNotices.markUndone(childId, { kind: 'erasure', since: new Date(0) }, site.now());
  await notifyGuardians(site, store, { childId, kind: 'erasure-stopped', actorId });
}
