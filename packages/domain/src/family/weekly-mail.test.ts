import { expect, test } from 'vitest';
import { mondayOf, weeklyMail } from '../index.ts';

const week = {
  childName: 'Leo',
  lessons: [],
  rounds: 0,
  points: 0,
  missed: [],
  childUrl: 'http://x/teacher?studentId=c',
  stopUrl: 'http://x/stop-mail#t',
};
const lesson = { id: 'two', title: 'Two Triangles', goal: 'Builds shapes.', right: 6, answers: 6 };

test('the weekly mail tells what was done, what went well and what to try together, and how to stop it', () => {
  const { subject, text } = weeklyMail({ ...week, lessons: [lesson], rounds: 2, points: 14 });
  expect(subject).toMatch(/^Leo's week on /);
  expect(text).toContain('Leo finished 1 lesson and 2 rounds of practice, and earned 14 points.');
  expect(text).toContain('What went well\n- “Two Triangles”: 6 of 6 right at the first try.');
  expect(text).toContain('Try together\nTen minutes: ask Leo to be the teacher and explain “Two Triangles”');
  expect(text).toContain('with your sign-in:\nhttp://x/teacher?studentId=c');
  expect(text).toContain('One click stops it:\nhttp://x/stop-mail#t');
});

test('a lesson finished with nothing right is hard, with the question and what the child thought', () => {
  const asked = {
    type: 'multiple_choice' as const,
    question: 'How many?',
    options: ['2', '3'],
    correct_answer: 0,
    explanation: 'Two.',
  };
  const missed = [{ lessonId: 'two', asked, option: 1 }];
  const { text } = weeklyMail({ ...week, lessons: [{ ...lesson, right: 0 }], missed });
  expect(text).toContain(
    'What was hard\n“Two Triangles”: 0 of 6 right at the first try.\nHow many?\nLeo chose “3”; right is “2”.',
  );
  expect(text).not.toContain('went well');
});

test('a week without learning is told kindly', () => {
  const { text } = weeklyMail(week);
  expect(text).toContain('Leo took a break this week. Breaks are fine.');
  expect(text).not.toMatch(/went well|was hard/);
});

test('a week begins on Monday, in UTC', () => {
  expect(mondayOf(Date.parse('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
  expect(mondayOf(Date.parse('2026-11-29T23:59:59Z'))).toBe('2026-11-23');
});
