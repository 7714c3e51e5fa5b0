import type { Subject } from '../../lib/api/replies.ts';

/** What the page says to those who cannot read it: short, in the order of the page. */
export const pageTexts = (subjects: readonly Subject[]): readonly string[] => [
  'Tap the rocket to learn.',
  'Tap the star for the daily challenge.',
  'Tap the two helmets for games.',
  `Or tap a teacher: ${subjects.map(({ displayName }) => displayName).join(', ')}.`,
];

/** While there is no grade, there is one thing to do. */
export const NO_GRADE_TEXTS = ['Hi! Tap your grade.', 'A grown-up can help you.'] as const;
