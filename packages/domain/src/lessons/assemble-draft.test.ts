import { expect, test } from 'vitest';
import { seededDice } from '../practice/dice.ts';
import { assembleDraft, titleOf, type DraftSource, type DraftWish } from './assemble-draft.ts';
import type { Activity } from './lesson.ts';

const activity = (question: string): Activity => ({
  type: 'multiple_choice',
  question,
  options: ['a', 'b', 'c'],
  correct_answer: 0,
  explanation: 'Because.',
});
const lesson = (title: string, skill: string, ...questions: string[]): DraftSource => ({
  title,
  goal: title,
  skills: [skill],
  content: {
    title,
    introduction: `About ${title}.`,
    activities: questions.map(activity),
    summary: `${title} is done.`,
    fun_fact: 'A fact.',
  },
});
const LESSONS = [
  lesson('Volcano Land', 'science-earth', 'What is lava?', 'What is ash?', 'What is magma?'),
  lesson('Busy Bees', 'science-animals', 'Who makes honey?', 'Where does a volcano bee live?'),
];
const wish = (change: Partial<DraftWish>): DraftWish => ({
  topic: 'volcanoes',
  subject: 'science',
  grade: '3rd',
  count: 4,
  ...change,
});
const questionsOf = (change: Partial<DraftWish>, lessons = LESSONS) =>
  assembleDraft(wish(change), lessons, seededDice(1))?.content.activities.map(({ question }) => question);

test('[P7.19] questions of the fitting lesson come first, then others that name the topic', () => {
  expect(questionsOf({})).toEqual([
    'What is lava?',
    'What is ash?',
    'What is magma?',
    'Where does a volcano bee live?',
  ]);
  expect(assembleDraft(wish({ count: 3 }), LESSONS, seededDice(1))).toMatchObject({
    skill: 'science-earth',
    content: { title: 'Volcanoes', introduction: 'About Volcano Land.', fun_fact: 'A fact.' },
  });
});

test('[P7.19] what has no question of ours is refused instead of filled with anything', () => {
  expect(questionsOf({ topic: 'dinosaurs' })).toBeUndefined();
  expect(questionsOf({ topic: 'bees', count: 8 }, LESSONS.slice(0, 1))).toBeUndefined();
  expect(questionsOf({ topic: 'the and of' })).toBeUndefined();
});

test('[P7.19] generators that fit make the other half, each exercise once, the same for the same seed', () => {
  const maths = [
    lesson('Times Tales', 'math-multiplication', 'What is 2 groups of 3?', 'What is 4 groups of 2?'),
  ];
  const change = { topic: 'Multiplication', subject: 'math', count: 10 } as const;
  const questions = questionsOf(change, maths) ?? [];
  expect(questions).toHaveLength(10);
  expect(new Set(questions).size).toBe(10);
  expect(questions.filter((one) => one.includes('groups of'))).toHaveLength(2);
  expect(questionsOf(change, maths)).toEqual(questions);
  expect(questionsOf(change, [])).toHaveLength(10);
});

test('a title has at most six words', () => {
  expect(titleOf('  how plants drink water in the dry desert ')).toBe('How plants drink water in the');
});
