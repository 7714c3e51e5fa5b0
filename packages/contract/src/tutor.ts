import { SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { cents, safeText, wireDateOrNull } from './text.ts';

const paid = z.object({ sessions: z.int(), cents: z.int() });
/** GET /api/tutor/earnings: sessions that are paid, by month of the tutor's calendar; the latest of twelve months last (P5.38). */
export const earningsReply = z.object({
  months: z.array(paid.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
  all: paid,
});

/** GET /api/tutoring/sessions/{sessionId}/skills: what a note can name, the child's grade first (P5.34). */
export const sessionSkillsReply = z.array(
  z.object({ skill: z.string(), name: z.string(), isOfGrade: z.boolean() }),
);

/** POST /api/tutor/profile: what families read of a tutor. */
export const tutorProfileRequest = z.object({
  bio: safeText(1000),
  specialties: z.array(z.enum(SUBJECTS)).min(1, 'Please choose at least one subject').max(SUBJECTS.length),
  hourlyRate: cents,
});
export const tutorProfileReply = z.object({
  bio: z.string().nullable(),
  specialties: z.array(z.string()),
  hourlyRate: z.int().nullable(),
});

/** GET /api/tutoring/calendar: since when the person has a private calendar address; null without one. */
export const calendarLinkReply = z.object({ since: wireDateOrNull });
/** POST /api/tutoring/calendar: the new address, shown once; the one before stops working. */
export const newCalendarLinkReply = z.object({ path: z.string() });
