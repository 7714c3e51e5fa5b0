import { GRADES, PLAN_IDS, ROLES, isTimeZone } from '@noodlenaut/domain';
import { z } from 'zod';
import { entitlementsReply } from './plans.ts';
import { typedSecondFactor } from './second-factor.ts';
import { cents, safeLine, safeText, uuid, wireDate, wireDateOrNull } from './text.ts';

export const username = safeLine(50, 3, {
  min: 'Username must be at least 3 characters',
  max: 'Username must be at most 50 characters',
}).refine(
  (name) => /^[A-Za-z0-9._-]+$/.test(name),
  'Please use letters, numbers, dots, dashes and underscores',
);
/** A password is never trimmed or normalised. Its exact bytes are hashed (security 2.7). */
export const password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(100, 'Password must be at most 100 characters')
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Invalid input');
const optionalName = safeLine(50, 1, { min: 'Please use at least 1 character' }).optional();
export const email = z.email('Invalid email').max(254, 'Invalid email');
const timezone = z.string().max(64).refine(isTimeZone, 'Invalid input');
const sessionId = z.string();

/** POST /api/login (S5.23, S7.11). */
export const loginRequest = z.object({
  username: safeLine(200, 1, { min: 'Username is required', max: 'Invalid input' }),
  password: z.string().max(200, 'Invalid input').min(1, 'Password is required'),
  /** The browser's zone, kept at the first sign-in (S3.14). */
  timezone: timezone.optional(),
  /** With two-step sign-in: a code of the app, or a recovery code. */
  code: typedSecondFactor.optional(),
});

/** POST /api/register (S5.25, S7.13). */
export const registerRequest = z.object({
  username,
  password,
  email: email.optional(),
  firstName: optionalName,
  lastName: optionalName,
  role: z.enum(ROLES).default('student'),
  subscriptionPlanId: z.enum(PLAN_IDS, 'Please select a subscription plan'),
  timezone: timezone.optional(),
});

/** The fields of the form: those of the request, with an empty text for absent ones, and the confirm field, which is not sent (S5.33). */
export const registerForm = registerRequest
  .extend({
    email: z.literal('').or(email),
    firstName: z.literal('').or(safeLine(50, 1)),
    lastName: z.literal('').or(safeLine(50, 1)),
    role: z.enum(ROLES),
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });

/** Third-party sign-in (S5.34, S5.35). The server builds it from the verified token; a client cannot send it. */
export const thirdPartyIdentity = z.object({
  email: z.email('Please enter a valid email address'),
  provider: z.enum(['google', 'apple']),
  providerId: z.string().min(1, 'Required').max(255),
  role: z.enum(ROLES).default('student'),
});

/** POST /api/profile/setup (S5.16, S7.17). */
export const profileSetupRequest = z.object({
  role: z.enum(ROLES, 'Required'),
  firstName: safeLine(50, 1, { min: 'First name is required' }),
  lastName: safeLine(50, 1, { min: 'Last name is required' }),
  phone: safeLine(32).nullish(),
  grade: z
    .string()
    .max(10)
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.literal('').or(z.enum(GRADES)))
    .nullish(),
  specialties: z.array(safeLine(40, 1)).max(8).nullish(),
  bio: safeText(1000).nullish(),
  hourlyRate: cents.nullish(),
  schoolName: safeLine(120).nullish(),
  linkedStudents: z.array(safeLine(40, 1)).max(20).nullish(),
});

export const setGradeRequest = z.object({ grade: z.enum(GRADES, 'Invalid input') });

export const changePasswordRequest = z.object({
  currentPassword: z.string().min(1, 'Password is required').max(200),
  newPassword: password,
});
/** POST /api/password/confirm: the own password once more. It counts for ten minutes (security 2.2). */
export const confirmPasswordRequest = z.object({
  password: z.string().min(1, 'Password is required').max(200),
});
export const requestPasswordReset = z.object({ email });
export const confirmPasswordReset = z.object({ token: z.string().min(20).max(100), newPassword: password });

/** GET /api/auth/user: who is signed in (S7.06). */
export const viewerReply = z.object({
  id: uuid,
  username: z.string(),
  /** Null until the owner of a Google account has chosen one (P1.15). */
  role: z.enum(ROLES).or(z.literal('')),
  firstName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});

/** GET /api/user: the own account without the password and the ids at providers (S7.08). */
export const userReply = viewerReply.extend({
  email: z.string().nullable(),
  lastName: z.string().nullable(),
  isActive: z.boolean(),
  name: z.string().nullable(),
  grade: z.enum(GRADES).nullable(),
  totalPoints: z.int(),
  specialties: z.array(z.string()),
  bio: z.string().nullable(),
  hourlyRate: z.int().nullable(),
  isVerified: z.boolean(),
  /** Until when a tutor's verification counts. */
  verificationExpires: wireDateOrNull,
  rating: z.number(),
  ratingCount: z.int(),
  totalSessions: z.int(),
  availability: z.record(z.string(), z.unknown()).nullable(),
  linkedStudents: z.array(z.string()),
  schoolName: z.string().nullable(),
  phone: z.string().nullable(),
  timezone: z.string(),
  preferences: z.record(z.string(), z.unknown()),
  provider: z.string(),
  /** `other` is Google or pictures: there is no password to change. Only in the reply of GET /api/user. */
  signsInWith: z.enum(['password', 'other']).optional(),
  /** When the account will be erased, if its owner asked for that. Only in the reply of GET /api/user. */
  eraseAt: wireDateOrNull.optional(),
  /** Only in the reply of GET /api/user. */
  entitlements: entitlementsReply.optional(),
  /** Two-step sign-in must be set up first. Present only for the own account, and only when it is true. */
  lacksSecondFactor: z.literal(true).optional(),
  lastLogin: wireDateOrNull,
  createdAt: wireDate,
  updatedAt: wireDate,
});

export const loginReply = z.object({ sessionId, user: viewerReply });
export const registerReply = z.object({
  sessionId,
  user: viewerReply,
  subscription: z.object({ planId: z.enum(PLAN_IDS), planName: z.string(), isTrialing: z.boolean() }),
});
export const okReply = z.object({ ok: z.literal(true) });
export const oauthStatusReply = z.object({ googleOAuth: z.object({ configured: z.boolean() }) });
export const sessionsReply = z.array(
  z.object({
    id: uuid,
    device: z.string(),
    current: z.boolean(),
    createdAt: wireDate,
    lastSeenAt: wireDate,
  }),
);
export const endSessionRequest = z.object({ sessionId: uuid });
export const endedReply = z.object({ ended: z.int() });
export const setupReply = z.object({ user: userReply, next: z.string() });
