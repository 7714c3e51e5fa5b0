import { describe, expect, test } from 'vitest';
import type { OpenActivity } from '../../local/question.ts';
import { checkAnswer } from './check-answer.ts';

const open = (
  question: string,
  options: readonly string[],
  key: number,
  more: Partial<OpenActivity> = {},
): OpenActivity => ({
  activity: { type: 'multiple_choice', question, options, correct_answer: key, explanation: '' },
  lessonTitle: 'Test',
  wrongOptions: [],
  mayTellKey: false,
  ...more,
});
const rulesOf = (answer: string, activity: OpenActivity | null) =>
  checkAnswer(answer, { grade: '4th', open: activity }).ruleIds;

const SUM = open('What is 5 + 3?', ['6', '7', '8', '9'], 2);
const SHAPE = open('Which shape has three sides?', ['square', 'triangle', 'circle'], 1);
const HALF = open('Which number does the dot show?', ['0.25', '0.5', '0.75'], 1);

describe('[P7.13] the key of the open activity is never told', () => {
  test.each([
    'The answer is 8.',
    '5+3 makes 8',
    'It is eight.',
    'You get VIII.',
    'It comes after 7.',
    'Try 4 + 4.',
    'In Spanish it is ocho.',
    'Choose option C.',
    "It's the third one.",
    'Not 6, not 7 and not 9.',
    'It rhymes with gate.',
    'E-i-g-h-t.',
    '8',
  ])('sum: %s', (answer) => {
    expect(rulesOf(answer, SUM).some((id) => id.startsWith('key.'))).toBe(true);
  });
  test.each([
    'The triangle fits.',
    'TRIANGLES!',
    'Look: t r i a n g l e.',
    'Read elgnairt backwards.',
    'Put tri and angle together.',
    'It is neither a square nor a circle.',
  ])('word: %s', (answer) => {
    expect(rulesOf(answer, SHAPE).some((id) => id.startsWith('key.'))).toBe(true);
  });
  test.each([
    'That is 1/2 of it, so 0.50.',
    'It is 50%.',
    'Five tenths.',
    'The one in the middle.'.replace('one in the middle', 'middle one'),
  ])('equal value: %s', (answer) => {
    expect(rulesOf(answer, HALF).some((id) => id.startsWith('key.'))).toBe(true);
  });
});

test.each([
  ['Start at 5 and count on three steps.', SUM],
  ['6 is too small. Count again.', SUM],
  ['A square has four sides. Count the sides of each shape.', SHAPE],
  ['Where do you see the dot on the number line?', HALF],
])('a hint passes: %s', (answer, activity) => {
  expect(rulesOf(answer, activity)).toEqual([]);
});

test('[P7.13] after two own tries the key may be told', () => {
  expect(rulesOf('The answer is 8.', { ...SUM, mayTellKey: true })).toEqual([]);
});

test('[P7.12] long sentences and long answers do not fit a young reader', () => {
  const verdict = checkAnswer('We look at the sun and the moon and the stars and all the far away worlds.', {
    grade: 'k',
    open: null,
  });
  expect(verdict).toEqual({ isAllowed: false, ruleIds: ['reading.sentence'] });
  expect(checkAnswer('The sun is hot. '.repeat(40), { grade: '6th', open: null }).ruleIds).toContain(
    'reading.length',
  );
});

test('[P7.12] a step with fire needs a grown-up', () => {
  expect(rulesOf('Light the candle with a match.', null)).toContain('speech.no-grown-up');
  expect(rulesOf('Light the candle with a match. Ask a grown-up to do it.', null)).toEqual([]);
});
