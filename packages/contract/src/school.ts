import { GRADES, SCHOOL_ACTION_NAMES } from '@noodlenaut/domain';
import { z } from 'zod';
import { uuid, wireDate } from './text.ts';

const day = z.string();

/** GET /api/school/right: whether the viewer looks after this school (decision 0110). */
export const schoolRightReply = z.object({ isAdministrator: z.boolean() });

/** GET /api/school: accounts of teachers, classes in numbers, devices. No child has a name or a number here. */
export const schoolReply = z.object({
  teachers: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      username: z.string(),
      /** Only a confirmed address. */
      email: z.string().nullable(),
      status: z.enum(['teaches', 'waits', 'asleep']),
      isAdministrator: z.boolean(),
      isMe: z.boolean(),
      classes: z.int(),
      lastSeen: day.nullable(),
    }),
  ),
  classes: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      grade: z.enum(GRADES),
      owner: z.string(),
      pupils: z.int(),
      withoutGuardian: z.int(),
      /** Pupils without a yes that counts; null where this instance asks for none. */
      withoutConsent: z.object({ chat: z.int(), multiplayer: z.int(), tutoring: z.int() }).nullable(),
    }),
  ),
  devices: z.array(
    z.object({
      id: uuid,
      label: z.string(),
      className: z.string(),
      trustedBy: z.string(),
      lastUsed: day,
      /** Nobody gets in there until a teacher of the class wakes it (decision 0109). */
      isAsleep: z.boolean(),
    }),
  ),
});

/** GET /api/school/lines: what teachers and administrators did, the latest first, a page at a time. */
export const schoolLinesRequest = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export const schoolLinesReply = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      at: wireDate,
      actor: z.string(),
      action: z.enum(SCHOOL_ACTION_NAMES),
      times: z.int(),
      about: z.string().nullable(),
    }),
  ),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
});
export const schoolTeacherRequest = z.object({ teacherId: uuid });
export const schoolDeviceRequest = z.object({ deviceId: uuid });
