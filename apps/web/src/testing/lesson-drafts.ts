import type { Outputs } from '../lib/api/replies.ts';

export const DRAFT = '0198a000-0000-7000-8000-0000000000d1';
type Draft = Outputs['lessonDrafts']['get'];

/** A draft of three questions in Room 12's subject, as the api sends it. */
export const draftOf = (more: Partial<Draft> = {}): Draft => ({
  id: DRAFT,
  topic: 'Multiplication',
  subject: 'math',
  grade: '3rd',
  model: null,
  isModelConnected: false,
  lessonId: null,
  classId: null,
  className: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
  version: 4,
  vouched: [],
  problems: [],
  content: {
    title: 'Groups',
    introduction: 'You will count groups.',
    activities: [2, 3, 4].map((rows) => ({
      type: 'multiple_choice',
      question: `How much is ${rows} × 2?`,
      options: ['4', '6', '8', '9'],
      correct_answer: rows - 2,
      explanation: `${rows} groups of 2 make ${2 * rows}.`,
      option_reasons: [0, 1, 2, 3].map((at) => (at === rows - 2 ? null : 'Count once more.')),
      hints: ['Make two groups.', 'Count them all.'],
    })),
    summary: 'You counted groups.',
    fun_fact: 'Eggs often come in groups of six.',
  },
  ...more,
});
