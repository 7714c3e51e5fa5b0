import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { isSelfConfirmPaused, mayConfirmLink } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from './audit-entry.ts';
import { lockLink } from './lock-link.ts';
import { notifyGuardians } from './notify-guardians.ts';

const PAUSED =
  'A grown-up was linked to you until lately. For 14 days you cannot say yes to another one by yourself. The grown-up from before can undo the end, and whoever runs this site can help.';

/** Confirms a pending link: the primary guardian does, or, where there is none, the student (P1.22, P1.23). */
export const confirmLink = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  linkId: string,
) =>
  services.store.transaction(async (store) => {
    const link = await lockLink(viewer, store, linkId, mayConfirmLink);
    const { childId, guardianId } = link;
    if (
      link.status === 'pending' &&
      link.primaryId === null &&
      isSelfConfirmPaused(link.guardianEndedAt, services.now())
    )
      throw new AppError('wrong_state', { message: PAUSED });
    const confirmed = await store.guardianLinks.confirm(linkId, childId);
    if (confirmed) {
      await store.audit.write({
        ...auditEntry(services, viewer, 'family.confirmLink'),
        childId,
        object: guardianId,
      });
      await notifyGuardians(services, store, {
        childId,
        kind: 'link-new',
        actorId: viewer.id,
        about: linkId,
      });
    } else if (link.status !== 'active') throw new AppError('wrong_state');
    return { linkId, status: 'active' as const };
  });
