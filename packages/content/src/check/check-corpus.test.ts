import type { Activity, LessonFile } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { goodActivity, goodLesson } from './broken-lessons.fixture.ts';
import { checkCorpus } from './check-corpus.ts';

/** Forty lessons of one activity each, the right option at the given positions in turn. */
const corpus = (positions: readonly number[], change: Partial<Activity> = {}): LessonFile[] =>
  Array.from({ length: 40 }, (_, index) => ({
    ...goodLesson,
    key: `math-3rd-${index}-test`,
    content: {
      ...goodLesson.content,
      activities: [{ ...goodActivity(index, positions[index % positions.length] ?? 0), ...change }],
    },
  }));

const messages = (lessons: readonly LessonFile[]) =>
  checkCorpus(lessons).map(({ key, where, message }) => `${key} ${where}: ${message}`);

test('an even corpus has no finding', () => {
  expect(messages(corpus([0, 1, 2, 3]))).toEqual([]);
});

test('a right option that stands at one position too often is found', () => {
  expect(messages(corpus([2, 0, 2, 1]))).toEqual([
    '* corpus: the right one of 4 options stands at position 3 in 50 %',
  ]);
});

test('more than 40 % of right options being the longest is found', () => {
  const lessons = corpus([0, 1, 2, 3], { options: ['long', 'b', 'c', 'd'] });
  expect(messages(lessons)).toEqual([]);
  expect(messages(lessons.map((lesson) => ({ ...lesson, content: longestRight(lesson) })))).toEqual([
    '* corpus: the right option is the longest in 100 %',
  ]);
});

const longestRight = ({ content }: LessonFile) => ({
  ...content,
  activities: content.activities.map((activity) => ({
    ...activity,
    options: ['a', 'b', 'c', 'd'].map((option, index) =>
      index === activity.correct_answer ? 'long' : option,
    ),
  })),
});

test('a key twice is found', () => {
  const [first, second] = corpus([0, 1]);
  if (!first || !second) throw new Error('the corpus is empty');
  expect(messages([first, { ...second, key: first.key }])).toEqual([
    'math-3rd-0-test key: is the key of another lesson too',
  ]);
});

test('a question twice in a grade is found, in two grades it is not', () => {
  const [first] = corpus([0]);
  if (!first) throw new Error('the corpus is empty');
  const twin: LessonFile = { ...first, key: 'math-3rd-99-twin' };
  expect(messages([first, twin])).toEqual([
    'math-3rd-99-twin activity 1 question: is asked in math-3rd-0-test too',
  ]);
  expect(messages([first, { ...twin, grade: '4th' }])).toEqual([]);
});
