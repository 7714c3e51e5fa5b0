import { expect, test } from 'vitest';
import { mondayOf, weeklyMail } from '../index.ts';

const week = { childName: 'Leo', lessons: [], rounds: 0, points: 0, stopUrl: 'http://x/stop-mail#t' };

test('the weekly mail tells what was done, learned and what to try at home, and how to stop it', () => {
  const lessons = [{ title: 'Two Triangles', goal: 'Builds shapes from two triangles.' }];
  const { subject, text } = weeklyMail({ ...week, lessons, rounds: 2, points: 14 });
  expect(subject).toMatch(/^Leo's week on /);
  expect(text).toContain('Leo finished 1 lesson and 2 rounds of practice, and earned 14 points.');
  expect(text).toContain('- Two Triangles: Builds shapes from two triangles.');
  expect(text).toContain('Try at home\nAsk Leo to be the teacher and show you "Two Triangles".');
  expect(text).toContain('One click stops it:\nhttp://x/stop-mail#t');
});

test('a week without learning is told kindly', () => {
  const { text } = weeklyMail(week);
  expect(text).toContain('Leo took a break this week. Breaks are fine.');
  expect(text).not.toContain('What Leo learned');
});

test('a week begins on Monday, in UTC', () => {
  expect(mondayOf(Date.parse('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
  expect(mondayOf(Date.parse('2026-11-29T23:59:59Z'))).toBe('2026-11-23');
});
