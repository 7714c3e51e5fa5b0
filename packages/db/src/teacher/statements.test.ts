import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { teacherRepository } from './teacher.repository.ts';
import { teacherInvitesRepository } from './teacher-invites.repository.ts';

const LEARNER = { kind: 'self', id: ID } as const;

statementsOf('teacher.repository.sql', teacherRepository, {
  subjects: [LEARNER],
  timeline: [LEARNER, NOW],
  lessons: [LEARNER, 'math'],
});

statementsOf('teacher-invites.repository.sql', teacherInvitesRepository, {
  keep: ['hash', 1],
  use: ['hash', ID],
});
