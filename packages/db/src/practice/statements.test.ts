import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { practiceRepository } from './practice.repository.ts';
import { practiceStockRepository } from './practice-stock.repository.ts';
import { reviewsRepository } from './reviews.repository.ts';

const SOURCE = { kind: 'lesson', lessonId: 'l', activity: 0 } as const;

statementsOf(
  'practice.repository.sql',
  practiceRepository,
  {
    open: [ID, 'math', '3rd'],
    daily: [ID, '2026-01-05'],
    item: [ID, ID, 0],
    begin: [
      { userId: ID, subjectId: 'math', grade: '3rd', day: null },
      [{ subject: 'math', skill: 's', isReview: false, source: SOURCE }],
      NOW,
    ],
    addAnswer: [
      {
        roundId: ID,
        position: 0,
        userId: ID,
        option: 0,
        isCorrect: true,
        points: 1,
        answerMs: 1,
        answeredAt: NOW,
      },
    ],
    finish: [ID, NOW],
    paidOn: [ID, '2026-01-05'],
    activeDays: [ID],
  },
  { open: [[]], daily: [[]], item: [[]] },
);

statementsOf(
  'practice-stock.repository.sql',
  practiceStockRepository,
  {
    due: { 'of a subject': [ID, 'math', '2026-01-05'], 'of all': [ID, null, '2026-01-05'] },
    lessonItems: [ID, 'math', '3rd', NOW, ['math-fractions']],
  },
  { due: [[]] },
);

statementsOf('reviews.repository.sql', reviewsRepository, {
  card: [ID, SOURCE],
  save: [
    ID,
    { subject: 'math', skill: 's', source: SOURCE },
    {
      stability: 1,
      difficulty: 1,
      intervalDays: 1,
      reviews: 1,
      lapses: 1,
      reviewedAt: NOW,
      dueDay: '2026-01-05',
    },
  ],
});
