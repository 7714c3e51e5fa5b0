import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayAskEnd } from '@noodlenaut/domain';
import { auditEntry } from './audit-entry.ts';
import { lockLink } from './lock-link.ts';
import { dayOf, notifyGuardians } from './notify-guardians.ts';

const setWish = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  linkId: string,
  isAsked: boolean,
) =>
  services.store.transaction(async (store) => {
    const { childId, guardianId } = await lockLink(viewer, store, linkId, mayAskEnd);
    await store.guardianLinks.askEnd(linkId, isAsked);
    const action = isAsked ? 'family.askEnd' : 'family.takeBackEnd';
    await store.audit.write({ ...auditEntry(services, viewer, action), childId, object: guardianId });
    const once = `${linkId} ${dayOf(services.now())}`;
    if (isAsked)
      await notifyGuardians(services, store, {
        childId,
        kind: 'end-asked',
        actorId: childId,
        about: linkId,
        once,
      });
    return { linkId, status: 'active' as const };
  });

/** A child asks for the end of a link; all its guardians are told, and the link lives until one of them ends it (P1.28). */
export const askEnd = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  linkId: string,
) => setWish(services, viewer, linkId, true);
export const takeBackEnd = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  linkId: string,
) => setWish(services, viewer, linkId, false);
