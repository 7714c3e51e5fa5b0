import type { LessonFile } from '@noodlenaut/domain';
import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { lessonCompletionsRepository } from './lesson-completions.repository.ts';
import { lessonDraftsRepository } from './lesson-drafts.repository.ts';
import { lessonRunsRepository } from './lesson-runs.repository.ts';
import { lessonsRepository } from './lessons.repository.ts';

const LESSON: LessonFile = {
  key: 'l',
  subject: 'math',
  grade: '3rd',
  number: 1,
  goal: 'g',
  skills: [],
  standard: 's',
  difficulty: 1,
  content: { title: 't', introduction: 'i', activities: [], summary: 's', fun_fact: 'f' },
};

statementsOf(
  'lesson-completions.repository.sql',
  lessonCompletionsRepository,
  {
    replay: [ID, 'l'],
    lesson: ['l', ID],
    past: ['l', ID],
    credit: [
      {
        userId: ID,
        lessonId: 'l',
        runId: null,
        scorePercent: 100,
        isVerified: true,
        claimedScore: null,
        points: 1,
        completedAt: NOW,
      },
      1,
    ],
    noteSubject: [ID, 'math', 'l', NOW],
  },
  { past: [[{ lessons: [] }]] },
);

statementsOf(
  'lesson-runs.repository.sql',
  lessonRunsRepository,
  {
    open: [ID, 'l', 1, NOW],
    saveStep: [ID, 1, NOW],
    addAttempt: [
      {
        runId: ID,
        userId: ID,
        lessonId: 'l',
        activity: 0,
        option: 0,
        isCorrect: true,
        answerMs: 1,
        answeredAt: NOW,
      },
    ],
    attempts: [ID],
    complete: [ID, 1, NOW],
  },
  { open: [[]] },
);

statementsOf('lesson-drafts.repository.sql', lessonDraftsRepository, {
  create: [
    {
      ownerId: ID,
      subjectId: 'math',
      grade: '3rd',
      topic: 'Adding',
      model: null,
      skill: 'math-addition',
      content: LESSON.content,
      blindAnswers: [],
      blocking: 0,
    },
  ],
  list: [ID],
  byId: [ID, ID],
  lock: [ID, ID],
  save: [ID, { content: LESSON.content, vouched: [], blocking: 0 }, NOW],
  remove: [ID],
  publish: [ID, ID, 1, 'hash'],
  withdraw: ['l'],
});

statementsOf('lessons.repository.sql', lessonsRepository, {
  list: ['math', '3rd', ID],
  shelf: ['math', '3rd'],
  ofClasses: [ID],
  published: ['math', '3rd'],
  byId: ['l', ID],
  withRun: ['l', ID],
  put: [[{ lesson: LESSON, contentHash: 'hash' }]],
});
