import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { pathsRepository } from './paths.repository.ts';

statementsOf('paths.repository.sql', pathsRepository, {
  mine: [ID],
  ofChild: [ID, ID],
  ofClass: [{ classId: ID, teacherId: ID }],
  lockChild: [ID, ID],
  lock: [ID, ID],
  create: [{ childId: ID, classId: null, madeBy: ID, title: 't' }],
  steps: [ID],
  putSteps: [
    ID,
    [
      {
        id: ID,
        kind: 'practice',
        subjectId: 'math',
        lessonId: null,
        grade: '3rd',
        dueDay: null,
        addedAt: NOW,
      },
    ],
  ],
  change: [ID, 't', NOW],
  archive: [ID, NOW],
  reopen: [ID, ID, { childId: ID, classId: null }],
  remove: [ID],
  lessons: [['l'], null],
});
