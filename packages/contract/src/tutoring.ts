import { REQUEST_STATUSES, SESSION_STATUSES, SUBJECTS, URGENCIES } from '@noodlenaut/domain';
import { z } from 'zod';
import { cents, moment, safeLine, safeText, uuid, wireDate, wireDateOrNull } from './text.ts';

const rating = z.number().nullable();

/** A tutor's card; the e-mail address stays with the tutor (security 2.13). */
export const tutorsReply = z.array(
  z.object({
    id: uuid,
    name: z.string(),
    profileImage: z.string().nullable(),
    rating: z.number(),
    ratingCount: z.int(),
    totalSessions: z.int(),
    bio: z.string().nullable(),
    specialties: z.array(z.string()),
    hourlyRate: z.int(),
    availability: z.record(z.string(), z.unknown()).nullable(),
    isActive: z.boolean(),
    createdAt: wireDate,
  }),
);

export const tutoringRequest = z.object({
  id: uuid,
  studentId: uuid,
  subject: z.enum(SUBJECTS),
  topic: z.string().nullable(),
  description: z.string(),
  preferredTime: wireDateOrNull,
  urgency: z.enum(URGENCIES),
  status: z.enum(REQUEST_STATUSES),
  tutorId: uuid.nullable(),
  createdAt: wireDate,
  updatedAt: wireDate,
});
export const requestsReply = z.array(tutoringRequest);

export const tutoringSession = z.object({
  id: uuid,
  requestId: uuid.nullable(),
  studentId: uuid,
  tutorId: uuid,
  subject: z.enum(SUBJECTS),
  scheduledTime: wireDate,
  duration: z.int(),
  status: z.enum(SESSION_STATUSES),
  meetingLink: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  notes: z.string().nullable(),
  studentRating: rating,
  tutorRating: rating,
  studentFeedback: z.string().nullable(),
  tutorFeedback: z.string().nullable(),
  totalCost: z.int(),
  startedAt: wireDateOrNull,
  completedAt: wireDateOrNull,
  createdAt: wireDate,
});
export const tutoringSessionsReply = z.array(tutoringSession);
export const tutoringStatsReply = z.object({
  totalSessions: z.int(),
  averageRating: z.number(),
  totalHours: z.number(),
  completedSessions: z.int(),
});

export const createTutoringRequest = z.object({
  subject: z.enum(SUBJECTS, 'Required'),
  topic: safeLine(120).nullish(),
  description: safeText(1000, 1),
  urgency: z.enum(URGENCIES).default('normal'),
  preferredTime: moment.nullish(),
});
export const bookSessionRequest = z.object({
  requestId: uuid.nullish(),
  tutorId: uuid,
  subject: z.enum(SUBJECTS, 'Required'),
  scheduledTime: moment,
  duration: z.int().min(1).max(600).default(60),
  totalCost: cents.nullish(),
});
export const tutoringSessionRequest = z.object({ sessionId: uuid });
