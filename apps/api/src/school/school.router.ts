import {
  csvReply,
  okReply,
  schoolDeviceRequest,
  schoolLinesReply,
  schoolLinesRequest,
  schoolReply,
  schoolRightReply,
  schoolTeacherRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { approveTeacher, endSchoolDevice, resetTeacherPassword } from './look-after-teachers.ts';
import { readSchool, readSchoolLines } from './read-school.ts';
import { schoolCsv } from './school-csv.ts';

/** For teachers to whom staff gave the right; it opens no child (decision 0110). */
export const schoolRouter = router({
  right: call({
    rest: 'GET /api/school/right',
    who: ['teacher'],
    whose: 'self',
    output: schoolRightReply,
  }).query(async ({ ctx }) => ({ isAdministrator: await ctx.store.school.isAdministrator(ctx.viewer.id) })),
  get: call({
    rest: 'GET /api/school',
    who: ['teacher'],
    whose: 'participant',
    output: schoolReply,
  }).query(({ ctx }) => readSchool(ctx, ctx.viewer)),
  lines: call({
    rest: 'GET /api/school/lines',
    who: ['teacher'],
    whose: 'participant',
    input: schoolLinesRequest,
    output: schoolLinesReply,
  }).query(({ ctx, input }) => readSchoolLines(ctx, ctx.viewer, input.before)),
  export: call({
    rest: 'POST /api/school/export',
    who: ['teacher'],
    whose: 'participant',
    limit: 'school.change',
    cookieOnly: true,
    output: csvReply,
  }).mutation(({ ctx }) => schoolCsv(ctx, ctx.viewer)),
  approve: call({
    rest: 'POST /api/school/teachers/{teacherId}/approval',
    who: ['teacher'],
    whose: 'participant',
    limit: 'school.change',
    cookieOnly: true,
    fresh: true,
    input: schoolTeacherRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => approveTeacher(ctx, ctx.viewer, input.teacherId)),
  resetPassword: call({
    rest: 'POST /api/school/teachers/{teacherId}/password-link',
    who: ['teacher'],
    whose: 'participant',
    limit: 'school.change',
    cookieOnly: true,
    fresh: true,
    input: schoolTeacherRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => resetTeacherPassword(ctx, ctx.viewer, input.teacherId)),
  endDevice: call({
    rest: 'DELETE /api/school/devices/{deviceId}',
    who: ['teacher'],
    whose: 'participant',
    limit: 'school.change',
    cookieOnly: true,
    fresh: true,
    input: schoolDeviceRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => endSchoolDevice(ctx, ctx.viewer, input.deviceId)),
});
