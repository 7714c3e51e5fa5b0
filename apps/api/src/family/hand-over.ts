import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayHandOver } from '@noodlenaut/domain';
import { auditEntry } from './audit-entry.ts';
import { lockLink } from './lock-link.ts';
import { notifyGuardians } from './notify-guardians.ts';

/**
 * The primary guardian makes another one primary. For seven days they may take it back, and meanwhile nobody ends their link
 * (decision 0058).
 */
export const handOver = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  linkId: string,
) =>
  services.store.transaction(async (store) => {
    const { childId, guardianId } = await lockLink(viewer, store, linkId, mayHandOver);
    await store.guardianLinks.makePrimary(childId, guardianId);
    await store.audit.write({
      ...auditEntry(services, viewer, 'family.handOver'),
      childId,
      object: guardianId,
    });
    const actorId = viewer.id;
    await notifyGuardians(services, store, {
      childId,
      kind: 'handed-over',
      actorId,
      about: linkId,
      canBeUndone: true,
    });
    return { linkId, status: 'active' as const };
  });
