import {
  CONSENT_SCOPES,
  ERASE_REASONS,
  GRADES,
  NICKNAME_MAX,
  PASSWORD_PICTURES,
  PICTURES_CHOSEN,
  nicknameFault,
  typedCode,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { password } from './account.ts';
import { safeLine, safeText, uuid, wireDate, wireDateOrNull } from './text.ts';

const childId = uuid;
/** A first name or nickname: other children may read it (P1.51). */
export const nickname = safeLine(NICKNAME_MAX, 1, { min: 'A name is missing' }).superRefine((text, check) => {
  const message = nicknameFault(text);
  if (message !== null) check.addIssue({ code: 'custom', message });
});
export const pictures = z
  .array(z.enum(PASSWORD_PICTURES))
  .length(PICTURES_CHOSEN, 'Please choose three pictures');

/** POST /api/family/code: a student's own, or that of a linked child. */
export const makeFamilyCodeRequest = z.object({ childId: childId.optional() });
/** Shown once; the database stores a hash (security 2.15). */
export const familyCodeReply = z.object({ code: z.string(), expiresAt: wireDate });

/** POST /api/family/links: the code as it was typed. */
export const redeemFamilyCodeRequest = z.object({ code: safeText(40).transform(typedCode) });
export const linkReply = z.object({ linkId: uuid, status: z.enum(['pending', 'active', 'revoked']) });
export const linkRequest = z.object({ linkId: uuid });

/** GET /api/family/links: a student's own, or with `studentId` those of a linked child. */
export const familyLinksReply = z.object({
  child: z.object({
    id: uuid,
    name: z.string(),
    username: z.string(),
    grade: z.enum(GRADES).nullable(),
    signsInWith: z.enum(['pictures', 'password']),
    /** When and why the account will be erased; null when it stays. It sleeps before that only if somebody asked for the erasure. */
    eraseAt: wireDateOrNull,
    eraseReason: z.enum(ERASE_REASONS).nullable(),
  }),
  /** When the valid code expires; null when there is none. */
  codeExpiresAt: wireDateOrNull,
  guardians: z.array(
    z.object({
      linkId: uuid,
      name: z.string(),
      kind: z.enum(['primary', 'secondary']),
      status: z.enum(['pending', 'active']),
      since: wireDate,
      isMe: z.boolean(),
      /** Whether the viewer may confirm it. */
      mayConfirm: z.boolean(),
      mayEnd: z.boolean(),
      mayHandOver: z.boolean(),
      /** When the child asked for it to end; null when it did not. */
      endAskedAt: wireDateOrNull,
    }),
  ),
  /** Whether the viewer is the primary guardian. */
  isPrimary: z.boolean(),
  /** Until when the child cannot confirm a grown-up alone, because a link ended recently; null when it can. */
  pausedUntil: wireDateOrNull,
  teachers: z.array(z.object({ classId: uuid, className: z.string(), name: z.string(), since: wireDate })),
});

/** POST /api/family/children. Pictures for Pre-K to 2nd; from 3rd grade a password, made up when none is given. */
export const createChildRequest = z.object({
  nickname,
  grade: z.enum(GRADES, 'Please choose a grade'),
  pictures: pictures.optional(),
  password: password.optional(),
});
/** Only this reply holds the made-up password. */
export const createChildReply = z.object({
  id: uuid,
  username: z.string(),
  password: z.string().nullable(),
});

/** POST /api/family/children/{childId}/sign-in: new pictures or a new password. Only the reply holds a made-up one. */
export const resetSignInRequest = createChildRequest
  .pick({ pictures: true, password: true })
  .extend({ childId });
export const resetSignInReply = z.object({
  kind: z.enum(['pictures', 'password']),
  password: z.string().nullable(),
});

/** POST /api/family/children/{childId}/qr: the content of a QR code that is valid for minutes and once. */
export const childRequest = z.object({ childId });
export const signInTokenReply = z.object({ token: z.string(), expiresAt: wireDate });

/** POST /api/family/devices: this browser is trusted from now on; its cookie is HttpOnly. */
export const trustDeviceReply = z.object({ id: uuid, label: z.string() });
export const devicesReply = z.array(
  z.object({
    id: uuid,
    label: z.string(),
    createdAt: wireDate,
    lastUsedAt: wireDate,
    isThis: z.boolean(),
  }),
);
/** GET /api/family/children/{childId}/classroom-devices: where the child's pictures are taken at school, to read only (decision 0119). */
export const devicesOfChildReply = z.array(
  z.object({
    id: uuid,
    classId: uuid,
    className: z.string(),
    label: z.string(),
    /** Nobody gets in there until a teacher of the class wakes it. */
    isAsleep: z.boolean(),
    /** When this child signed in there last; null when it never did. */
    signedInAt: wireDateOrNull,
  }),
);
export const endDeviceRequest = z.object({ deviceId: uuid });

const token = z.string().min(20).max(100);
/** GET /api/login/pictures: the children who may sign in here with pictures; none on a device that is not trusted. */
export const pictureChildrenReply = z.array(z.object({ id: uuid, name: z.string() }));
export const pictureGuestRequest = z.object({ token });
export const pictureGuestReply = z.object({ name: z.string() });
/** POST /api/login/pictures: a child of this device, or the one a QR code names. */
export const pictureLoginRequest = z
  .object({ childId: childId.optional(), token: token.optional(), pictures })
  .refine((input) => (input.childId === undefined) !== (input.token === undefined), 'Invalid input');

/** GET /api/family/children: the children of a parent or teacher at a glance (P8.02). */
export const familyChildrenReply = z.object({
  children: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      grade: z.enum(GRADES).nullable(),
      totalPoints: z.int(),
      /** Mean of the eight subjects, whole percent. */
      averageProgress: z.int(),
      completedLessons: z.int(),
      lastActivity: wireDateOrNull,
      /** Linked as family, not only through a class. */
      isFamily: z.boolean(),
      classes: z.array(z.object({ id: uuid, name: z.string() })),
    }),
  ),
  /** Links that wait for confirmation. Before it nothing about the child is shown. */
  waiting: z.array(z.object({ linkId: uuid, since: wireDate })),
});

/** GET /api/family/children/{childId}/consents: what a child may use, and the ledger (P1.48). */
export const consentsReply = z.object({
  mode: z.enum(['operator', 'required']),
  /** What the child may use now. */
  on: z.array(z.enum(CONSENT_SCOPES)),
  /** Whether a yes of the viewer would count now. With `required`, staff verify a guardian first. */
  mayGive: z.boolean(),
  ledger: z.array(
    z.object({
      scope: z.enum(CONSENT_SCOPES),
      /** Null when their account was erased. */
      who: z.string().nullable(),
      version: z.string(),
      /** Null for a no without a yes before it. */
      grantedAt: wireDateOrNull,
      revokedAt: wireDateOrNull,
      /** Null when it ended with its giver's link. */
      revokedBy: z.string().nullable(),
    }),
  ),
});
export const setConsentRequest = z.object({
  childId,
  scope: z.enum(CONSENT_SCOPES, 'Invalid input'),
  isGiven: z.boolean(),
});

/** GET /api/family/weeks: the last seven days of each child of a parent, in sentences. */
export const familyWeeksReply = z.array(
  z.object({
    id: uuid,
    name: z.string(),
    did: z.string(),
    wentWell: z.array(z.string()).readonly(),
    hard: z
      .object({
        lessonId: z.string(),
        text: z.string(),
        /** A question that was missed, and what the child thought. */
        question: z.string().nullable(),
        thought: z.string().nullable(),
      })
      .nullable(),
    tryTogether: z.string(),
  }),
);
