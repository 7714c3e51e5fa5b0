import { type Grade, gradeLabel } from '@noodlenaut/domain';

/** '3rd grade', 'Pre-K'. */
export const gradeName = (grade: Grade): string =>
  grade === 'pre-k' || grade === 'k' ? gradeLabel(grade) : `${gradeLabel(grade)} grade`;
