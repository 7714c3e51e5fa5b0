import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { classQuizzesRepository } from './class-quizzes.repository.ts';
import { homeworkRepository } from './homework.repository.ts';

const TAUGHT = { classId: ID, teacherId: ID };
const REFS = ['r'];

statementsOf('class-quizzes.repository.sql', classQuizzesRepository, {
  addRoom: [TAUGHT, ID],
  addHomework: [{ classId: ID, assignmentId: ID, wishKey: ID, grade: '3rd', questions: [] }],
  byWish: [ID, ID],
  stock: [ID, 'math', '3rd'],
  skillsOf: [REFS],
  ofClass: [TAUGHT, NOW],
  report: [TAUGHT, ID],
});

statementsOf('homework.repository.sql', homeworkRepository, {
  ofPupil: [ID, ID, NOW],
  addAnswer: [
    {
      quizId: ID,
      userId: ID,
      questionIndex: 0,
      answer: 0,
      isCorrect: true,
      timeToAnswer: 1,
      answeredAt: NOW,
    },
  ],
});
