import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayEndLink } from '@noodlenaut/domain';
import { auditEntry } from './audit-entry.ts';
import { lockLink } from './lock-link.ts';
import { notifyGuardians } from './notify-guardians.ts';

/**
 * Ends or declines a link; the grown-up sees nothing of the child from the answer on. The primary guardian ends any link, another
 * guardian their own, and a child no active one (P1.28). When the primary one goes, who has been linked longest becomes primary.
 */
export const endLink = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  linkId: string,
) =>
  services.store.transaction(async (store) => {
    const { childId, guardianId, status, primaryId } = await lockLink(viewer, store, linkId, mayEndLink);
    const actorId = viewer.id;
    if (await store.guardianLinks.end(linkId, actorId))
      await store.audit.write({
        ...auditEntry(services, viewer, 'family.endLink'),
        childId,
        object: guardianId,
      });
    if (status === 'active') {
      const ended = { childId, kind: 'link-ended', actorId, about: linkId, also: [guardianId] } as const;
      await notifyGuardians(services, store, { ...ended, canBeUndone: true });
      const next = primaryId === guardianId ? await store.guardianLinks.primaryOf(childId) : undefined;
      if (next)
        await notifyGuardians(services, store, { childId, kind: 'handed-over', actorId, about: next.linkId });
    }
    return { linkId, status: 'revoked' as const };
  });
