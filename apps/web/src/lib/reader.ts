import { NEW_READER_GRADES, PICTURE_GRADES } from '@noodlenaut/domain';
import type { Grade } from '@noodlenaut/domain';

/**
 * Pre-K to 2nd read with Andika and bigger text (DESIGN-LANGUAGE, Type); Pre-K and K with pictures and voice first, as
 * does who wishes it: picture-mode.ts. index.html does the same before the first paint. Every page carries these lines.
 */
export function setReader(grade: Grade | null): void {
  const { dataset } = document.documentElement;
  const isOneOf = (grades: readonly (Grade | null)[]) => grades.includes(grade);
  dataset['reader'] = isOneOf(NEW_READER_GRADES) ? 'new' : '';
  dataset['young'] = isOneOf(PICTURE_GRADES) ? 'on' : '';
  dataset['readerMode'] = dataset['young'] || dataset['pictureWish'] ? 'pictures' : '';
}
