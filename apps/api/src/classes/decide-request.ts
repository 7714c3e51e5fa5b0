import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { enterClass } from './enter-class.ts';
import { lockClass } from './lock-class.ts';

type Request = { readonly classId: string; readonly membershipId: string };

/**
 * A teacher approves a request: a child with a guardian is in once the guardian has approved too, any other at once (decision
 * 0060). A request that was answered before is not found.
 */
export const approveRequest = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, membershipId }: Request,
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    const asked = await store.classMembers.waiting(classId, membershipId);
    if (!asked) throw new AppError('not_found');
    await store.users.lockLearner(asked.childId);
    await store.classMembers.sayYes(membershipId, viewer.id);
    await enterClass(services, store, membershipId, viewer.id);
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.approve'),
      childId: asked.childId,
      object: classId,
    });
    return { ok: true as const };
  });

export const declineRequest = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, membershipId }: Request,
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    const declined = await store.classMembers.decline(classId, membershipId);
    if (!declined) throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.decline'),
      childId: declined.childId,
      object: classId,
    });
    return { ok: true as const };
  });

/** A teacher removes a pupil; they see nothing of the child from the answer on. */
export const removePupil = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, childId }: { classId: string; childId: string },
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    if (!(await store.classMembers.end(classId, childId, ['active']))) throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.removePupil'),
      childId,
      object: classId,
    });
    return { ok: true as const };
  });
