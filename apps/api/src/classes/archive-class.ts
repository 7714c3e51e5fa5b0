import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { notifyClassOfTeacher } from './enter-class.ts';
import { ownedClass, refuseOthers } from './lock-class.ts';
import { readClass } from './read-classes.ts';

/** The owner archives a class: its code ends, and nobody sees its pupils through it any more. */
export const archiveClass = (
  services: Pick<Context, 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  classId: string,
) =>
  services.store.transaction(async (store) => {
    await ownedClass(viewer, store, classId);
    await store.classes.endInvites(classId);
    await store.classes.archive(classId, services.now());
    await store.audit.write({ ...auditEntry(services, viewer, 'classes.archive'), object: classId });
    return { ok: true as const };
  });

/**
 * The owner reopens an archived class, with everybody who was in it. Its code stays closed and its invitations stay ended, so
 * nobody new comes in until somebody opens it. A class that is not archived stays as it is.
 */
export async function reopenClass(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store' | 'views'>,
  viewer: SessionViewer,
  classId: string,
) {
  await services.store.transaction(async (store) => {
    const found = await store.classes.lockKept(classId, viewer.id);
    if (!found) throw new AppError('not_found');
    refuseOthers(viewer, found.ownerId);
    if (found.archivedAt === null) return;
    await store.classes.reopen(classId);
    await store.audit.write({ ...auditEntry(services, viewer, 'classes.reopen'), object: classId });
    // A guardian who was linked meanwhile knows nothing of this class.
    await notifyClassOfTeacher(services, store, { classId, actorId: viewer.id });
  });
  return readClass(services, viewer, classId);
}
