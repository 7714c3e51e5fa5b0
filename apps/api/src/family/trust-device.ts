import type { BrowserFacts, Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { hashToken } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { newToken } from '../sessions/tokens.ts';
import { DEVICE_TRUST_S } from '@noodlenaut/domain';
import { auditEntry } from './audit-entry.ts';
import { notifyGuardians } from './notify-guardians.ts';

/** Trusts this browser: children of the grown-up may sign in here with pictures, for half a year. */
export async function trustDevice(
  services: Pick<Services, 'env' | 'now' | 'store'> & RequestFacts & BrowserFacts,
  viewer: SessionViewer,
) {
  const token = newToken();
  const device = await services.store.transaction(async (store) => {
    await store.audit.write(auditEntry(services, viewer, 'family.trustDevice'));
    const device = await store.trustedDevices.add({
      tokenHash: hashToken(token),
      adultId: viewer.id,
      label: services.device,
      expiresAt: new Date(services.now().getTime() + DEVICE_TRUST_S * 1000),
    });
    const about = {
      kind: 'device-trusted',
      actorId: viewer.id,
      about: device.id,
      canBeUndone: true,
    } as const;
    for (const childId of await store.pictureSignIn.letInBy(viewer.id))
      await notifyGuardians(services, store, { ...about, childId });
    return device;
  });
  services.respond.trustDevice(token, DEVICE_TRUST_S);
  return device;
}

export async function readDevices(
  services: Pick<Context, 'deviceToken' | 'now' | 'store'>,
  viewer: SessionViewer,
) {
  const mine = services.deviceToken === null ? null : hashToken(services.deviceToken);
  const devices = await services.store.trustedDevices.list(viewer.id, services.now());
  return devices.map(({ tokenHash, ...device }) => ({ ...device, isThis: tokenHash === mine }));
}

export async function endDevice(
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  deviceId: string,
) {
  return services.store.transaction(async (store) => {
    if (!(await store.trustedDevices.end(viewer.id, deviceId))) throw new AppError('not_found');
    await store.audit.write({ ...auditEntry(services, viewer, 'family.endDevice'), object: deviceId });
    return { ok: true as const };
  });
}
