import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { assignmentsRepository } from './assignments.repository.ts';

statementsOf('assignments.repository.sql', assignmentsRepository, {
  give: [
    {
      classId: ID,
      madeBy: ID,
      kind: 'lesson',
      subjectId: 'math',
      lessonId: 'l',
      dueDay: 'd',
      isForAll: true,
    },
  ],
  addPupils: [ID, ID, [ID]],
  end: [ID, ID, NOW],
  setDueDay: [ID, ID, 'd'],
  hasSkill: ['math', 's'],
  namedSkills: [ID, 'math', 'd'],
  ofClass: [{ classId: ID, teacherId: ID }],
  withRepeat: [{ classId: ID, teacherId: ID }, ID],
});
