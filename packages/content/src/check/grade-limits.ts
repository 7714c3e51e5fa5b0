import type { Grade } from '@noodlenaut/domain';

interface GradeLimits {
  /** Words of the longest sentence; numbers and signs are no words (decision 0019). */
  readonly sentenceWords: number;
  /** Flesch-Kincaid grade of a whole lesson. Values of short texts vary, so the limit is a grade or two above the children's. */
  readonly readingGrade: number;
  /** Fewest and most options of an activity. */
  readonly options: readonly [number, number];
  /** Whether every activity needs a picture, because the children cannot read yet. */
  readonly pictures: boolean;
}

const PRE_READER = { sentenceWords: 8, readingGrade: 2, options: [2, 3], pictures: true } as const;
const READER = { options: [3, 4], pictures: false } as const;

export const GRADE_LIMITS: Readonly<Record<Grade, GradeLimits>> = {
  'pre-k': PRE_READER,
  k: PRE_READER,
  '1st': { ...READER, sentenceWords: 8, readingGrade: 3.5 },
  '2nd': { ...READER, sentenceWords: 12, readingGrade: 4 },
  '3rd': { ...READER, sentenceWords: 12, readingGrade: 4.5 },
  '4th': { ...READER, sentenceWords: 18, readingGrade: 5.5 },
  '5th': { ...READER, sentenceWords: 18, readingGrade: 6 },
  '6th': { ...READER, sentenceWords: 18, readingGrade: 7 },
};
