import {
  CLASS_YESES,
  GRADES,
  PASSWORD_PICTURES,
  PUPILS_MAX,
  SIGN_IN_HELP,
  typedCode,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { nickname } from './family.ts';
import { safeLine, safeText, uuid, wireDate, wireDateOrNull } from './text.ts';

const classId = uuid;
const className = safeLine(60, 1, { min: 'A name is missing' });
const grade = z.enum(GRADES, 'Please choose a grade');
const code = safeText(40).transform(typedCode);
/** The answers that are still missing (decision 0060). */
const waitsFor = z.array(z.enum(CLASS_YESES)).readonly();

export const classRequest = z.object({ classId });
export const createClassRequest = z.object({ name: className, grade });
export const updateClassRequest = classRequest.extend({
  name: className.optional(),
  grade: grade.optional(),
  /** Whether the code lets anybody ask to come in. */
  isOpen: z.boolean().optional(),
});

/** GET /api/classes: the classes that a teacher teaches, alone or with others (P1.30). */
export const classesReply = z.array(
  z.object({
    id: uuid,
    name: z.string(),
    grade: z.enum(GRADES),
    code: z.string(),
    isOpen: z.boolean(),
    archivedAt: wireDateOrNull,
    isOwner: z.boolean(),
    pupils: z.int(),
    waiting: z.int(),
  }),
);

/** GET /api/classes/{classId}: the class and its people. */
export const classReply = z.object({
  id: uuid,
  name: z.string(),
  grade: z.enum(GRADES),
  /** Six signs, also as a QR code; good while the class is open. */
  code: z.string(),
  isOpen: z.boolean(),
  isOwner: z.boolean(),
  teachers: z.array(z.object({ id: uuid, name: z.string(), isOwner: z.boolean(), isMe: z.boolean() })),
  pupils: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      grade: z.enum(GRADES).nullable(),
      /** Of an account that this class made; null for all others. */
      username: z.string().nullable(),
      /** Whether this class may correct its name and grade (decision 0103). */
      isMadeHere: z.boolean(),
      since: wireDate,
      /** Signs in with three pictures, else with a password. */
      hasPictures: z.boolean(),
      /** Who can give a new sign-in: this class with a card, a guardian on request, or staff. */
      signInHelp: z.enum(SIGN_IN_HELP),
    }),
  ),
  /** Children who wait: only the name, to recognise the child (decision 0040). */
  waiting: z.array(z.object({ membershipId: uuid, name: z.string(), since: wireDate, waitsFor })),
});

/** POST /api/classes/join: the code as it was typed. */
export const joinClassRequest = z.object({ code });
export const joinClassReply = z.object({
  classId: uuid,
  name: z.string(),
  status: z.enum(['pending', 'active']),
  waitsFor,
});
/** GET /api/classes/mine: the classes that a child is in or waits for. */
export const myClassesReply = z.array(
  z.object({
    classId: uuid,
    name: z.string(),
    status: z.enum(['pending', 'active']),
    waitsFor,
    since: wireDate,
    teachers: z.array(z.string()),
  }),
);
export const membershipRequest = classRequest.extend({ membershipId: uuid });
export const pupilRequest = classRequest.extend({ childId: uuid });

/** PATCH /api/classes/{classId}/pupils/{childId}: only for accounts that this class made. */
export const correctPupilRequest = pupilRequest.extend({ name: nickname, grade });

/** POST /api/classes/{classId}/pupils/preview, then /pupils with the same text: pasted lines or a CSV. */
export const pupilsRequest = classRequest.extend({
  text: z.string().min(1, 'Please enter at least one name').max(20_000, 'Please paste a shorter list'),
});
export const pupilsPreviewReply = z.object({
  rows: z.array(z.object({ line: z.int(), nickname: z.string(), grade: z.enum(GRADES) })).readonly(),
  errors: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })).readonly(),
});

/** The content of a printed card. Only this reply holds it; the database stores hashes. */
const loginCard = z.object({
  childId: uuid,
  name: z.string(),
  username: z.string(),
  password: z.string().nullable(),
  pictures: z.array(z.enum(PASSWORD_PICTURES)).readonly().nullable(),
  /** For the QR code of a card with pictures. */
  token: z.string().nullable(),
});
export const cardsReply = z.object({ className: z.string(), cards: z.array(loginCard) });
/** POST /api/classes/{classId}/cards: makes new passwords or pictures. Old ones and old cards end. */
export const cardsRequest = classRequest.extend({ childIds: z.array(uuid).min(1).max(PUPILS_MAX) });

/**
 * POST /api/classes/{classId}/letters: family codes for the letters to parents, shown once. Earlier codes of these children end.
 */
export const lettersReply = z.object({
  className: z.string(),
  /** Who runs this site; null when they have not stated it. */
  operator: z.string().nullable(),
  expiresAt: wireDate,
  letters: z.array(z.object({ childId: uuid, name: z.string(), code: z.string() })),
});

/** POST /api/classes/{classId}/invite: shown once; the database stores a hash. */
export const inviteReply = z.object({ code: z.string(), expiresAt: wireDate });
export const joinAsTeacherRequest = z.object({ code });
export const joinAsTeacherReply = z.object({ classId: uuid, name: z.string() });
/** GET /api/classes/{classId}/devices: where the youngest sign in with pictures (decision 0109). */
export const classroomDevicesReply = z.array(
  z.object({
    id: uuid,
    label: z.string(),
    /** The teacher who trusted it. */
    trustedBy: z.string(),
    lastUsedAt: wireDate,
    expiresAt: wireDate,
    /** Pictures were guessed on it too often: it lets nobody in until a teacher of the class wakes it. */
    isAsleep: z.boolean(),
    isThis: z.boolean(),
  }),
);
/** POST the same: trusts this browser, and signs the teacher out of it. Without a label it is the browser's name. */
export const trustClassroomDeviceRequest = classRequest.extend({ label: safeLine(40, 1).optional() });
export const classroomDeviceRequest = classRequest.extend({ deviceId: uuid });
export const teacherOfClassRequest = classRequest.extend({ teacherId: uuid });
