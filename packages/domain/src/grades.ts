/** The eight grades in school order (S1.02). */
export const GRADES = ['pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th'] as const;
export type Grade = (typeof GRADES)[number];

/** Shown where a control needs some grade (S9.01, P9.09). */
export const DEFAULT_GRADE: Grade = '1st';

/** Pre-K to 2nd read with Andika and bigger text. */
export const NEW_READER_GRADES: readonly Grade[] = ['pre-k', 'k', '1st', '2nd'];

/** Children in Pre-K and K cannot read yet: they get pictures and voice first. */
export const PICTURE_GRADES: readonly Grade[] = ['pre-k', 'k'];

/** Who is read to on arrival, until somebody chooses: 1st grade reads words, and listens to sentences. */
export const LISTENING_GRADES: readonly Grade[] = [...PICTURE_GRADES, '1st'];

const GRADE_LABELS = {
  'pre-k': 'Pre-K',
  k: 'K',
  '1st': '1st',
  '2nd': '2nd',
  '3rd': '3rd',
  '4th': '4th',
  '5th': '5th',
  '6th': '6th',
} as const satisfies Record<Grade, string>;

/** The grade as people write it, 'Pre-K' (S5.39). */
export const gradeLabel = (grade: Grade): string => GRADE_LABELS[grade];

/** Lower-cases and checks a grade; null when it is none of the eight (S5.22). */
export function parseGrade(text: string): Grade | null {
  const lower = text.trim().toLowerCase();
  return GRADES.find((grade) => grade === lower) ?? null;
}
