import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { mayUndo } from '@noodlenaut/domain';
import { violatedConstraint, type Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from './audit-entry.ts';
import { guardianOf } from './guardian-of.ts';
import { fullFamily, SEAT_CONSTRAINT } from './redeem-family-code.ts';
import { notifyGuardians } from './notify-guardians.ts';

type Notice = NonNullable<Awaited<ReturnType<Store['guardianNotices']['mine']>>>;
const tooLate = () => new AppError('wrong_state', { message: 'This cannot be undone any more.' });

/** A guardian undoes, within seven days, what a notice reports (decision 0058). */
export async function undoNotice(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  noticeId: string,
) {
  try {
    await services.store.transaction(async (store) => {
      const seen = await store.guardianNotices.mine(noticeId, viewer.id);
      if (!seen) throw new AppError('not_found');
      await store.users.lockLearner(seen.childId);
      // Read again under the lock: somebody else may have undone it.
      const notice = await store.guardianNotices.mine(noticeId, viewer.id);
      if (!notice || !mayUndo({ ...notice, viewerId: viewer.id }, services.now())) throw tooLate();
      if (!(await undo(services, viewer, store, notice))) throw tooLate();
      await store.guardianNotices.markUndone(notice.childId, { fact: notice.fact }, services.now());
      const { childId, kind, about } = notice;
      await store.audit.write({
        ...auditEntry(services, viewer, 'family.undo'),
        childId,
        object: [kind, about].filter(Boolean).join(' '),
      });
    });
    return { ok: true as const };
  } catch (thrown) {
    if (violatedConstraint(thrown) !== SEAT_CONSTRAINT) throw thrown;
    throw fullFamily(thrown);
  }
}

/** Undoes one thing; false when there is nothing left to undo. */
async function undo(
  services: Pick<Context, 'env' | 'now'>,
  viewer: SessionViewer,
  store: Store,
  notice: Notice,
): Promise<boolean> {
  const { childId, kind, about, createdAt, actorId } = notice;
  if (kind === 'link-ended') return about !== null && linkAgain(services, viewer, store, about);
  // Everything else needs a viewer who is still a guardian.
  await guardianOf(viewer, store, childId);
  switch (kind) {
    case 'handed-over':
      await store.guardianLinks.makePrimary(childId, viewer.id);
      // Later hand-overs are undone too: the new primary guardian may have handed on.
      await store.guardianNotices.markUndone(childId, { kind, since: createdAt }, services.now());
      await notifyGuardians(services, store, { childId, kind, actorId: viewer.id });
      return true;
    case 'new-teacher':
      return about !== null && store.classMembers.end(about, childId, ['active']);
    case 'new-device':
      return about !== null && (await store.sessions.endOne(childId, about)).length > 0;
    case 'device-trusted': {
      const primary = await store.guardianLinks.primaryOf(childId);
      if (viewer.id !== actorId && viewer.id !== primary?.guardianId) return false;
      return about !== null && actorId !== null && store.trustedDevices.end(actorId, about);
    }
    case 'erasure':
      if ((await store.privacy.undoErase(childId)).length === 0) return false;
      await notifyGuardians(services, store, { childId, kind: 'erasure-stopped', actorId: viewer.id });
      return true;
    default:
      return false;
  }
}

/**
 * Restores an ended link: by who ended it, their own, or, while they are primary, another's. Consents stay ended. A secondary
 * guardian asks the present primary one, because nobody comes back to a child without them (decision 0058).
 */
async function linkAgain(
  services: Pick<Context, 'env' | 'now'>,
  viewer: SessionViewer,
  store: Store,
  linkId: string,
): Promise<boolean> {
  const link = await store.guardianLinks.byId(linkId);
  if (!link || link.status === 'active' || link.endedBy !== viewer.id) return false;
  const { childId, guardianId } = link;
  const decides = link.primaryId === viewer.id;
  if (guardianId !== viewer.id && !decides) return false;
  if (link.kind === 'secondary' && link.primaryId !== null && !decides) {
    await store.guardianLinks.ask(childId, guardianId);
    await notifyGuardians(services, store, {
      childId,
      kind: 'link-asked',
      actorId: viewer.id,
      about: linkId,
    });
    return true;
  }
  if (!(await store.guardianLinks.confirm(linkId, childId, ['revoked', 'pending']))) return false;
  await notifyGuardians(services, store, { childId, kind: 'link-new', actorId: viewer.id, about: linkId });
  return true;
}
