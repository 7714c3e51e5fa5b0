import { expect, test } from 'vitest';
import { childWeek, type WeekFacts } from './child-week.ts';

const NOTHING: WeekFacts = { lessons: [], rounds: 0, points: 0, missed: [] };
const lesson = (id: string, right: number, answers = 6) => ({
  id,
  title: `Lesson ${id}`,
  goal: `Goal of ${id}.`,
  right,
  answers,
});
const asked = {
  type: 'multiple_choice' as const,
  question: 'What is 3 x 4?',
  options: ['7', '12', '34'],
  correct_answer: 1,
  explanation: 'Three groups of four.',
  option_reasons: ['Added instead of multiplied.', null, null],
};

test('a finished lesson with nothing right is hard, not learned', () => {
  const week = childWeek('Ben', {
    lessons: [lesson('a', 0), lesson('b', 5), lesson('c', 2)],
    rounds: 2,
    points: 14,
    missed: [
      { lessonId: 'c', asked, option: 2 },
      { lessonId: 'a', asked, option: 0 },
    ],
  });
  expect(week).toEqual({
    did: 'Ben finished 3 lessons and 2 rounds of practice, and earned 14 points.',
    wentWell: ['“Lesson b”: 5 of 6 right at the first try.'],
    hard: {
      lessonId: 'a',
      text: '“Lesson a”: 0 of 6 right at the first try.',
      question: 'What is 3 x 4?',
      thought: 'Ben chose “7”; right is “12”. Added instead of multiplied.',
    },
    tryTogether:
      'Ten minutes: open “Lesson a” together and let Ben think aloud before each answer. Its goal: Goal of a.',
  });
});

test('a week without learning is told kindly', () => {
  expect(childWeek('Leo', NOTHING)).toEqual({
    did: 'Leo took a break this week. Breaks are fine.',
    wentWell: [],
    hard: null,
    tryTogether: 'Ten minutes: sit down together, and let Leo choose the subject.',
  });
});

test('the hard lesson is told without a question when that question has changed since', () => {
  const facts = {
    ...NOTHING,
    lessons: [lesson('a', 1)],
    missed: [{ lessonId: 'a', asked: null, option: 2 }],
  };
  expect(childWeek('Leo', facts).hard).toEqual({
    lessonId: 'a',
    text: '“Lesson a”: 1 of 6 right at the first try.',
    question: null,
    thought: null,
  });
});

test('half right is neither hard nor well done; a lesson without new answers is neither', () => {
  const { wentWell, hard } = childWeek('Leo', { ...NOTHING, lessons: [lesson('a', 3), lesson('b', 0, 0)] });
  expect([wentWell, hard]).toEqual([[], null]);
});

test('of many good lessons the best three are told, and the last good one is explained at home', () => {
  const lessons = [lesson('a', 4), lesson('b', 6), lesson('c', 5), lesson('d', 6)];
  const week = childWeek('Leo', { ...NOTHING, lessons });
  expect(week.wentWell.map((text) => text.slice(0, 10))).toEqual(['“Lesson b”', '“Lesson d”', '“Lesson c”']);
  expect(week.tryTogether).toContain('explain “Lesson d” to you');
});
