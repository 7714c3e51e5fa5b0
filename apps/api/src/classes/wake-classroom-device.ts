import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { changeClassroomDevice, type ClassDevice } from './change-classroom-device.ts';

/** Any teacher of the class wakes a device that sleeps after too many wrong pictures (decision 0109). */
export const wakeClassroomDevice = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  device: ClassDevice,
) =>
  changeClassroomDevice(services, viewer, device, 'classes.wakeDevice', (store) =>
    store.classroomDevices.wake(device.classId, device.deviceId),
  );
