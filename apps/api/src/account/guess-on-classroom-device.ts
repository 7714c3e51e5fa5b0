import type { LimiterName } from '@noodlenaut/domain';
import { ASLEEP, deviceAsleepMail } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';

export interface DeviceOfClass {
  readonly deviceId: string;
  readonly timesWoken: number;
}

/** @throws AppError wrong_state while the device sleeps */
export function refuseAsleep(device: { readonly sleptAt: Date | null }): void {
  if (device.sleptAt !== null) throw new AppError('wrong_state', { message: ASLEEP });
}

type Needs = Pick<Context, 'address' | 'env' | 'limits' | 'now' | 'requestId' | 'store'>;

/**
 * A try at a child's pictures on a device of a class. Beside the short limits it is counted by the day and for each child until
 * the child gets in. Where a device has used its tries up, it sleeps, and the teachers of the class are told (decision 0109).
 * @param look gives null for wrong pictures
 * @throws AppError wrong_state when the device goes to sleep, too_many_requests for the child's own limits
 */
export async function guessOnClassroomDevice<Found>(
  services: Needs,
  device: DeviceOfClass,
  childId: string,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const { limits } = services;
  const here = `${device.deviceId} ${device.timesWoken}`;
  const child = `${childId} ${here}`;
  const found = await orSleep(services, device, 'login.pictures.device.day', here, () =>
    orSleep(services, device, 'login.pictures.week', child, () =>
      limits.attempt('login.pictures.day', child, look),
    ),
  );
  if (found !== null) {
    await limits.reset('login.pictures.day', child);
    await limits.reset('login.pictures.week', child);
  }
  return found;
}

/** As `attempt`; when this limit, and not one behind it, is used up, the device goes to sleep. */
async function orSleep<Found>(
  services: Needs,
  device: DeviceOfClass,
  limiter: LimiterName,
  key: string,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  let isCounted = false;
  try {
    return await services.limits.attempt(limiter, key, () => {
      isCounted = true;
      return look();
    });
  } catch (cause) {
    if (isCounted || !(cause instanceof AppError) || cause.appCode !== 'too_many_requests') throw cause;
    await putToSleep(services, device.deviceId);
    throw new AppError('wrong_state', { message: ASLEEP, cause });
  }
}

/** Once, however many tries come at once: who changes the row tells the teachers. */
const putToSleep = (services: Needs, deviceId: string) =>
  services.store.transaction(async (store) => {
    const asleep = await store.classroomDevices.sleep(deviceId, services.now());
    if (!asleep) return;
    const { classId, className, label, teachers } = asleep;
    await store.audit.write({
      actorId: null,
      action: 'classes.deviceAsleep',
      object: `${classId} ${deviceId}`,
      result: 'done',
      requestId: services.requestId,
      addressPrefix: addressPrefix(services.address),
    });
    const url = `${services.env.PUBLIC_URL}/classes/${classId}/pupils`;
    const { subject, text } = deviceAsleepMail({ className, label, url });
    for (const { id, email } of teachers)
      await store.outbox.add({ userId: id, toAddress: email, subject, bodyText: text });
  });
