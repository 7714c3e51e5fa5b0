import fc from 'fast-check';
import { expect, test } from 'vitest';
import { performanceSummary, progressBand, needsFocus, strengths } from '../index.ts';

test.each([
  [100, 'On track'],
  [80, 'On track'],
  [79.5, 'On track'],
  [79.4, 'Getting there'],
  [60, 'Getting there'],
  [59, 'Building up'],
  [40, 'Building up'],
  [39, 'Just starting'],
  [0, 'Just starting'],
])('[S9.24] %d percent reads %s', (percent, word) => {
  expect(progressBand(percent).word).toBe(word);
});

test('[S9.24] the bands are green, yellow, orange and red from 80, 60, 40 and 0', () => {
  expect([85, 65, 45, 5].map((percent) => progressBand(percent).color)).toEqual([
    'green',
    'yellow',
    'orange',
    'red',
  ]);
});

const subject = (displayName: string, progress: number) => ({ displayName, progress });
const YEAR = [
  subject('Math', 70),
  subject('Science', 69),
  subject('English', 100),
  subject('IT', 90),
  subject('History', 90),
  subject('Robotics', 49),
  subject('Chemistry', 50),
  subject('Geography', 0),
];

test('[S9.26] strengths: at least 70, highest first, three, equal ones by name', () => {
  expect(strengths(YEAR).map(({ displayName }) => displayName)).toEqual(['English', 'History', 'IT']);
  expect(strengths([subject('Math', 70), subject('Science', 69)])).toEqual([subject('Math', 70)]);
});

test('[S9.28] areas for improvement: below 50, lowest first, three', () => {
  expect(needsFocus(YEAR).map(({ displayName }) => displayName)).toEqual(['Geography', 'Robotics']);
  const low = [30, 20, 10, 0].map((progress) => subject(`s${progress}`, progress));
  expect(needsFocus(low).map(({ progress }) => progress)).toEqual([0, 10, 20]);
});

test('no subject is a strength and an area for improvement at once', () => {
  const share = fc.record({ displayName: fc.string(), progress: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(fc.array(share), (subjects) => {
      const strong = strengths(subjects);
      expect(needsFocus(subjects).filter((one) => strong.includes(one))).toEqual([]);
    }),
  );
});

test('[S9.30] [S9.31] [S9.32] the performance summary counts as the specification writes it', () => {
  expect(performanceSummary({ totalPoints: 1085, lessonsCompleted: 44, lessonsAvailable: 80 })).toEqual({
    averageScore: '24.7%',
    completionRate: 55,
    pointsPerLesson: 25,
  });
  expect(performanceSummary({ totalPoints: 0, lessonsCompleted: 0, lessonsAvailable: 0 })).toEqual({
    averageScore: '0%',
    completionRate: 0,
    pointsPerLesson: 0,
  });
  expect(performanceSummary({ totalPoints: 10, lessonsCompleted: 1, lessonsAvailable: 640 })).toEqual({
    averageScore: '10.0%',
    completionRate: 0,
    pointsPerLesson: 10,
  });
});
