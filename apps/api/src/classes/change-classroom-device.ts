import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockClass } from './lock-class.ts';

export interface ClassDevice {
  readonly classId: string;
  readonly deviceId: string;
}

/**
 * What any teacher of a class may do with one of its devices, noted in the audit log (decision 0109).
 * @param change gives false when the class has no such device, or none to which this can happen
 * @throws AppError not_found then, and for who does not teach the class
 */
export const changeClassroomDevice = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  { classId, deviceId }: ClassDevice,
  action: 'classes.endDevice' | 'classes.wakeDevice',
  change: (store: Store) => Promise<boolean>,
) =>
  services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    if (!(await change(store))) throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, action),
      object: `${classId} ${deviceId}`,
    });
    return { ok: true as const };
  });
