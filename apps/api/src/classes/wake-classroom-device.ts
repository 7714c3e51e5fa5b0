import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockClass } from './lock-class.ts';

/** Any teacher of the class wakes a device that sleeps after too many wrong pictures (decision 0109). */
export const wakeClassroomDevice = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, deviceId }: { classId: string; deviceId: string },
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    if (!(await store.classroomDevices.wake(classId, deviceId))) throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.wakeDevice'),
      object: `${classId} ${deviceId}`,
    });
    return { ok: true as const };
  });
