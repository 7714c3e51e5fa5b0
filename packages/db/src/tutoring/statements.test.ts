import { DEFAULT_RULES } from '@noodlenaut/domain';
import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { calendarLinksRepository } from './calendar-links.repository.ts';
import { tutorDeskRepository } from './tutor-desk.repository.ts';
import { tutorAvailabilityRepository } from './tutor-availability.repository.ts';
import { tutoringAllowanceRepository } from './tutoring-allowance.repository.ts';
import { tutoringMailsRepository } from './tutoring-mails.repository.ts';
import { tutoringMovesRepository } from './tutoring-moves.repository.ts';
import { tutoringRepository } from './tutoring.repository.ts';

const SIDES = {
  student: { kind: 'student', id: ID },
  tutor: { kind: 'tutor', id: ID },
  guardian: { kind: 'guardian', id: ID },
} as const;

statementsOf('tutoring.repository.sql', tutoringRepository, {
  tutors: [ID],
  bookableTutor: [ID, ID],
  requests: { student: [SIDES.student], tutor: [SIDES.tutor], guardian: [SIDES.guardian] },
  openRequestOf: [ID, ID],
  createRequest: [
    {
      studentId: ID,
      subject: 'math',
      topic: null,
      description: 'd',
      urgency: 'normal',
      preferredTime: null,
      expiresAt: NOW,
    },
  ],
  scheduleRequest: [ID, ID],
  sessions: { student: [SIDES.student], tutor: [SIDES.tutor], guardian: [SIDES.guardian] },
  lockDiaries: [ID, ID],
  book: [
    {
      requestId: null,
      studentId: ID,
      tutorId: ID,
      subject: 'math',
      scheduledTime: NOW,
      endsAt: NOW,
      duration: 60,
      totalCost: 0,
    },
  ],
  reschedule: [ID, NOW, NOW],
  start: [ID, 'link', NOW],
  stats: { student: [SIDES.student], tutor: [SIDES.tutor], guardian: [SIDES.guardian] },
});

statementsOf(
  'tutoring-allowance.repository.sql',
  tutoringAllowanceRepository,
  { of: [ID, NOW] },
  { of: [[]] },
);

statementsOf('tutoring-mails.repository.sql', tutoringMailsRepository, {
  tutorAddress: [ID],
  takeReminders: [NOW],
});

statementsOf('tutoring-moves.repository.sql', tutoringMovesRepository, {
  request: { student: [ID, SIDES.student], tutor: [ID, SIDES.tutor], guardian: [ID, SIDES.guardian] },
  openRequest: [ID, ID, NOW],
  offer: [ID, { tutorId: ID, time: NOW, minutes: 60, cost: 2500 }],
  reopen: [ID],
  end: [ID, 'declined'],
  expire: [NOW],
  session: { student: [ID, SIDES.student], tutor: [ID, SIDES.tutor], guardian: [ID, SIDES.guardian] },
  endSession: [ID, ['scheduled'], 'cancelled', { cancelledBy: ID, countsAsUsed: false }],
  forget: [NOW],
  overdue: [NOW],
  rate: { student: [ID, 'student', 5, null], tutor: [ID, 'tutor', 5, null] },
  sumUpTutor: [ID],
  note: [ID, 'n', ['math-fractions']],
  endAllOf: [ID, ID],
});

statementsOf('tutor-availability.repository.sql', tutorAvailabilityRepository, {
  of: [ID],
  ofBookable: [ID, ID],
  save: [ID, { timeZone: 'UTC', weekly: [], exceptions: [], ...DEFAULT_RULES }],
  booked: [[ID], ID, NOW],
});

statementsOf('tutor-desk.repository.sql', tutorDeskRepository, {
  earnings: [ID, NOW],
  skillsFor: [ID, ID],
  namedSkills: [ID, 'math', NOW],
  waive: [ID],
});

statementsOf('calendar-links.repository.sql', calendarLinksRepository, {
  since: [ID],
  renew: [ID, 'hash'],
  remove: [ID],
  owner: ['hash'],
});
