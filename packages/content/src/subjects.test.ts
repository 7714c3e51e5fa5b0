import { expect, test } from 'vitest';
import { subjects } from './subjects.ts';

test('[S1.05] [S3.18] all eight subjects exist, the id being the name', () => {
  expect(subjects.map(({ id }) => id)).toEqual([
    'math',
    'science',
    'history',
    'geography',
    'it',
    'english',
    'chemistry',
    'robotics',
  ]);
  for (const { id, name, icon, color } of subjects) expect([name, icon, color]).toEqual([id, id, id]);
});

test('every subject has a display name and its own description', () => {
  expect(subjects.map(({ displayName }) => displayName)).toEqual([
    'Math',
    'Science',
    'History',
    'Geography',
    'IT',
    'English',
    'Chemistry',
    'Robotics',
  ]);
  expect(new Set(subjects.map(({ description }) => description.trim())).size).toBe(8);
});
