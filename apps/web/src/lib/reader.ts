import { NEW_READER_GRADES } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';

/** Pre-K to 2nd read with Andika and bigger text (DESIGN-LANGUAGE, Type). index.html does the same before the first paint. */
export function setReader(grade: Grade | null): void {
  if (grade !== null && NEW_READER_GRADES.includes(grade)) document.documentElement.dataset['reader'] = 'new';
  else delete document.documentElement.dataset['reader'];
}
