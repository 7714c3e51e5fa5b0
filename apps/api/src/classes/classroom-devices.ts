import type { BrowserFacts, Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { hashToken } from '@noodlenaut/db';
import { CLASSROOM_DEVICES_MAX, displayName, schoolYearEnd } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { newToken } from '../sessions/tokens.ts';
import { changeClassroomDevice, type ClassDevice } from './change-classroom-device.ts';
import { lockClass } from './lock-class.ts';

/**
 * Trusts this browser for a class until the school year ends: its pupils with pictures sign in here (decision 0109). The teacher's
 * own session ends with it, because the device stays with the children.
 */
export async function trustClassroomDevice(
  services: Pick<Services, 'env' | 'now' | 'store'> & RequestFacts & BrowserFacts,
  viewer: SessionViewer,
  { classId, label }: { classId: string; label?: string | undefined },
) {
  const token = newToken();
  const now = services.now();
  const expiresAt = schoolYearEnd(now);
  const device = await services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    await store.classroomDevices.dropExpired(classId, now);
    const device = await store.classroomDevices.add({
      tokenHash: hashToken(token),
      adultId: viewer.id,
      classId,
      label: label ?? services.device,
      expiresAt,
      most: CLASSROOM_DEVICES_MAX,
    });
    if (!device)
      throw new AppError('wrong_state', {
        message: `A class has up to ${CLASSROOM_DEVICES_MAX} devices. End one that is not used.`,
      });
    await store.audit.write({
      ...auditEntry(services, viewer, 'classes.trustDevice'),
      object: `${classId} ${device.id}`,
    });
    const about = { kind: 'device-trusted', actorId: viewer.id, about: device.id } as const;
    for (const childId of await store.pictureSignIn.letInByClass(classId))
      await notifyGuardians(services, store, { ...about, childId });
    await store.sessions.end([viewer.cookieSid, ...viewer.sids]);
    return device;
  });
  services.respond.signOut();
  services.respond.trustDevice(token, Math.round((expiresAt.getTime() - now.getTime()) / 1000));
  return device;
}

/** The devices of a class, for those who teach it; nothing in it opens one. */
export async function readClassroomDevices(
  services: Pick<Context, 'deviceToken' | 'now' | 'store'>,
  viewer: SessionViewer,
  classId: string,
) {
  const mine = services.deviceToken === null ? null : hashToken(services.deviceToken);
  const devices = await services.store.classroomDevices.list(classId, viewer.id, services.now());
  if (!devices) throw new AppError('not_found');
  return devices.map(({ tokenHash, trustedBy, lastUsedAt, expiresAt, ...device }) => ({
    ...device,
    trustedBy: displayName(trustedBy),
    lastUsedAt: new Date(lastUsedAt),
    expiresAt: new Date(expiresAt),
    isThis: tokenHash === mine,
  }));
}

/** Any teacher of the class ends a device, as when it was stolen; who is signed in there is signed out at once. */
export const endClassroomDevice = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  device: ClassDevice,
) =>
  changeClassroomDevice(services, viewer, device, 'classes.endDevice', (store) =>
    store.classroomDevices.end(device.classId, device.deviceId),
  );
