import { NEW_READER_GRADES } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';

/**
 * Pre-K to 2nd read with Andika and bigger text; picture-mode.ts reads the grade that is set
 * here. index.html does the same before the first paint.
 */
export function setReaderGrade(grade: Grade | null): void {
  const { dataset } = document.documentElement;
  dataset['grade'] = grade ?? '';
  if (grade !== null && NEW_READER_GRADES.includes(grade)) dataset['reader'] = 'new';
  else delete dataset['reader'];
}
