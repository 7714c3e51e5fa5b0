import type { Outputs } from '../lib/api/replies.ts';

type Request = Outputs['tutoring']['requests'][number];
type Session = Outputs['tutoring']['sessions'][number];

const MADE = '2026-11-01T10:00:00.000Z';
export const TUTOR = '0198a000-0000-7000-8000-000000000001';
export const PUPIL = '0198a000-0000-7000-8000-0000000000b1';
export const REQUEST = '0198a000-0000-7000-8000-0000000000c1';
export const SESSION = '0198a000-0000-7000-8000-0000000000d1';

export const hoursOf = (
  more: Partial<NonNullable<Outputs['tutoring']['availability']['availability']>> = {},
): Outputs['tutoring']['availability'] => ({
  availability: {
    timeZone: 'America/New_York',
    weekly: [
      { day: 1, from: 900, to: 1140 },
      { day: 3, from: 540, to: 660 },
      { day: 3, from: 900, to: 1080 },
    ],
    exceptions: [],
    bufferMinutes: 10,
    noticeMinutes: 60,
    maxPerDay: 4,
    ...more,
  },
  conflicts: [],
});

export const requestOf = (more: Partial<Request> = {}): Request => ({
  id: REQUEST,
  studentId: PUPIL,
  subject: 'math',
  topic: 'Fractions on a line',
  description: 'I do not know where three quarters goes.',
  preferredTime: null,
  urgency: 'normal',
  status: 'pending',
  tutorId: null,
  offeredTime: null,
  offeredMinutes: null,
  offeredCost: null,
  expiresAt: '2026-11-26T10:00:00.000Z',
  createdAt: MADE,
  updatedAt: MADE,
  tutorName: null,
  tutorImage: null,
  tutorTimeZone: null,
  studentName: null,
  studentGrade: '3rd',
  ...more,
});

export const sessionOf = (more: Partial<Session> = {}): Session => ({
  id: SESSION,
  requestId: null,
  studentId: PUPIL,
  tutorId: TUTOR,
  subject: 'math',
  scheduledTime: '2026-11-24T20:00:00.000Z',
  duration: 60,
  status: 'scheduled',
  meetingLink: null,
  recordingUrl: null,
  notes: null,
  studentRating: null,
  tutorRating: null,
  studentFeedback: null,
  tutorFeedback: null,
  skills: [],
  totalCost: 4000,
  countsAsUsed: false,
  missedBy: null,
  startedAt: null,
  completedAt: null,
  createdAt: MADE,
  tutorName: 'Hana Sato',
  tutorImage: null,
  tutorTimeZone: null,
  studentName: 'Maya',
  studentGrade: '3rd',
  ...more,
});
