import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * The devices of classes that let a child in, for each of its guardians (decision 0119). Only teachers end or wake one.
 * @throws AppError not_found for everybody else
 */
export async function readDevicesOfChild(
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  const devices = await services.store.classroomDevices.ofChild(childId, viewer.id, services.now());
  if (!devices) throw new AppError('not_found');
  return devices.map(({ signedInAt, ...device }) => ({
    ...device,
    signedInAt: signedInAt === null ? null : new Date(signedInAt),
  }));
}
