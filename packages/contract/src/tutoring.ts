import {
  GRADES,
  MOST_SESSION_SKILLS,
  REQUEST_STATUSES,
  SESSION_STATUSES,
  SUBJECTS,
  URGENCIES,
} from '@noodlenaut/domain';
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
    /** The first free start of 60 minutes at least an hour ahead (S9.14); null: none, or no hours yet. */
    nextSlot: wireDateOrNull,
    timeZone: z.string().nullable(),
  }),
);

/** Who is meant by the ids of a request or a session. A child's name is null for a tutor who has offered nothing (security 2.13). */
const names = {
  tutorImage: z.string().nullable(),
  /** Null before the tutor has set hours. */
  tutorTimeZone: z.string().nullable(),
  studentName: z.string().nullable(),
  studentGrade: z.enum(GRADES).nullable(),
};

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
  /** What a tutor offers: when, how many minutes, and the price in cents; all of them or none (P5.02). */
  offeredTime: wireDateOrNull,
  offeredMinutes: z.int().nullable(),
  offeredCost: z.int().nullable(),
  expiresAt: wireDate,
  createdAt: wireDate,
  updatedAt: wireDate,
});
export const requestsReply = z.array(tutoringRequest.extend({ ...names, tutorName: z.string().nullable() }));

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
  /** What the tutor names for practice, at most three (P5.34). */
  skills: z.array(z.string()),
  totalCost: z.int(),
  /** Cancelled by the family too late: counts as one of the plan's sessions (P5.17). */
  countsAsUsed: z.boolean(),
  /** Who did not come (P5.19). */
  missedBy: z.enum(['student', 'tutor']).nullable(),
  startedAt: wireDateOrNull,
  completedAt: wireDateOrNull,
  createdAt: wireDate,
});
export const tutoringSessionsReply = z.array(tutoringSession.extend({ ...names, tutorName: z.string() }));
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
export const moveSessionRequest = z.object({ sessionId: uuid, scheduledTime: moment });
export const offerSessionRequest = z.object({
  requestId: uuid,
  scheduledTime: moment,
  duration: z.int().min(1).max(600).default(60),
});
export const tutoringRequestId = z.object({ requestId: uuid });
export const rateSessionRequest = z.object({
  sessionId: uuid,
  rating: z.int().min(1).max(5),
  feedback: safeText(500).nullish(),
});
export const noteSessionRequest = z.object({
  sessionId: uuid,
  note: safeText(2000, 1),
  skills: z.array(z.string().min(1).max(80)).max(MOST_SESSION_SKILLS).default([]),
});

const dayRange = z.object({ from: z.int().min(0).max(1440), to: z.int().min(0).max(1440) });
/** When a tutor can be booked (P5.07, P5.08); the domain looks at what the shape does not say. */
export const availability = z.object({
  timeZone: z.string().min(1).max(64),
  weekly: z
    .array(dayRange.extend({ day: z.int().min(0).max(6) }))
    .max(40)
    .readonly(),
  exceptions: z
    .array(
      z.object({
        date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
        ranges: z.array(dayRange).max(8).readonly(),
      }),
    )
    .max(120)
    .readonly(),
  bufferMinutes: z.int().min(0).max(60),
  noticeMinutes: z.int().min(0).max(10_080),
  maxPerDay: z.int().min(1).max(12).nullable(),
});
/** GET and POST /api/tutor/availability: the own hours, null before they are set, and the bookings that lie outside of them. */
export const availabilityReply = z.object({
  availability: availability.nullable(),
  conflicts: z.array(z.object({ id: uuid, start: wireDate, end: wireDate })),
});
/** GET /api/tutoring/tutors/{tutorId}/slots: at most 31 days from a moment on, today without one. */
export const slotsRequest = z.object({
  tutorId: uuid,
  duration: z.coerce.number().int().min(1).max(600).default(60),
  from: moment.optional(),
  days: z.coerce.number().int().min(1).max(31).default(14),
  /** An own session that gets another time: its present time counts as free. */
  moving: uuid.optional(),
});
export const slotsReply = z.object({
  /** The tutor's zone; the viewer's is the browser's own (P5.10). */
  timeZone: z.string(),
  starts: z.array(wireDate),
});
