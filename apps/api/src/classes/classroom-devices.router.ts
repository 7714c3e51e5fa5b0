import {
  classRequest,
  classroomDeviceRequest,
  classroomDevicesReply,
  okReply,
  trustClassroomDeviceRequest,
  trustDeviceReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { endClassroomDevice, readClassroomDevices, trustClassroomDevice } from './classroom-devices.ts';
import { wakeClassroomDevice } from './wake-classroom-device.ts';

/** Devices on which the youngest of a class sign in without a phone or a camera (decision 0109). */
export const classroomDeviceCalls = {
  devices: call({
    rest: 'GET /api/classes/{classId}/devices',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: classroomDevicesReply,
  }).query(({ ctx, input }) => readClassroomDevices(ctx, ctx.viewer, input.classId)),
  trustDevice: call({
    rest: 'POST /api/classes/{classId}/devices',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.device',
    cookieOnly: true,
    fresh: true,
    input: trustClassroomDeviceRequest,
    output: trustDeviceReply,
  }).mutation(({ ctx, input }) => trustClassroomDevice(ctx, ctx.viewer, input)),
  wakeDevice: call({
    rest: 'POST /api/classes/{classId}/devices/{deviceId}/wake',
    who: ['teacher'],
    whose: 'participant',
    limit: 'class.device',
    cookieOnly: true,
    input: classroomDeviceRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => wakeClassroomDevice(ctx, ctx.viewer, input)),
  endDevice: call({
    rest: 'DELETE /api/classes/{classId}/devices/{deviceId}',
    who: ['teacher'],
    whose: 'participant',
    cookieOnly: true,
    input: classroomDeviceRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => endClassroomDevice(ctx, ctx.viewer, input)),
};
