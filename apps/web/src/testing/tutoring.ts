import type { Outputs } from '../lib/api/replies.ts';
import { familyChildren, LEO } from './family.ts';
import type { Handlers } from './serve.ts';

type Tutor = Outputs['tutoring']['tutors'][number];
type Request = Outputs['tutoring']['requests'][number];
type Session = Outputs['tutoring']['sessions'][number];
const id = (last: number) => `0198a000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;

const HOUR_MS = 3_600_000;
/** One moment for a file: a minute may end while a test runs. */
const BEGAN = Math.floor(Date.now() / 60_000) * 60_000;
/** So many hours from now, on the minute. */
export const hoursAhead = (hours: number): string => new Date(BEGAN + hours * HOUR_MS).toISOString();

export const tutorOf = (more: Partial<Tutor> = {}): Tutor => ({
  id: id(1),
  name: 'Hana Sato',
  profileImage: null,
  rating: 4.5,
  ratingCount: 3,
  totalSessions: 12,
  bio: 'We draw first.',
  specialties: ['Science', 'Math'],
  hourlyRate: 2500,
  availability: null,
  isActive: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  nextSlot: hoursAhead(26),
  timeZone: 'Europe/Berlin',
  ...more,
});

const names = {
  tutorName: 'Hana Sato',
  tutorImage: null,
  tutorTimeZone: 'Europe/Berlin',
  studentName: 'Leo',
  studentGrade: 'k',
} as const;

export const requestOf = (more: Partial<Request> = {}): Request => ({
  id: id(20),
  studentId: LEO,
  subject: 'math',
  topic: 'Fractions',
  description: 'I get lost with thirds.',
  preferredTime: null,
  urgency: 'normal',
  status: 'pending',
  tutorId: null,
  offeredTime: null,
  offeredMinutes: null,
  offeredCost: null,
  expiresAt: hoursAhead(5),
  createdAt: hoursAhead(-43),
  updatedAt: hoursAhead(-43),
  ...names,
  tutorName: null,
  ...more,
});

export const sessionOf = (more: Partial<Session> = {}): Session => ({
  id: id(30),
  requestId: null,
  studentId: LEO,
  tutorId: id(1),
  subject: 'science',
  scheduledTime: hoursAhead(26),
  duration: 60,
  status: 'scheduled',
  meetingLink: null,
  recordingUrl: null,
  skills: [],
  notes: null,
  studentRating: null,
  tutorRating: null,
  studentFeedback: null,
  tutorFeedback: null,
  totalCost: 2500,
  countsAsUsed: false,
  missedBy: null,
  startedAt: null,
  completedAt: null,
  createdAt: hoursAhead(-1),
  ...names,
  ...more,
});

/** What /tutoring reads. */
export const tutoringHandlers = () =>
  ({
    'tutoring.tutors': [tutorOf()],
    'tutoring.requests': [],
    'tutoring.sessions': [],
    'tutoring.stats': { totalSessions: 0, averageRating: 0, totalHours: 0, completedSessions: 0 },
    'family.children': familyChildren(),
    'plans.usage': { maxStudents: 1, resetsAt: '2026-12-01T00:00:00.000Z', children: [] },
  }) satisfies Handlers;
