import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { tutoringRepository } from './tutoring.repository.ts';

const SIDES = {
  student: { kind: 'student', id: ID },
  tutor: { kind: 'tutor', id: ID },
  guardian: { kind: 'guardian', id: ID },
} as const;

statementsOf('tutoring.repository.sql', tutoringRepository, {
  tutors: [],
  bookableTutor: [ID],
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
  sessionOfTutor: [ID, ID],
  start: [ID, 'link', NOW],
  stats: { student: [SIDES.student], tutor: [SIDES.tutor], guardian: [SIDES.guardian] },
});
