import { GRADES } from '@noodlenaut/domain';
import { gradeName } from '../../lib/format/grade-name.ts';
import type { Outputs } from '../../lib/api/replies.ts';

export type SchoolClass = Outputs['classes']['get'];
export type ClassInList = Outputs['classes']['list'][number];

export const pupilWords = (count: number): string => `${count} ${count === 1 ? 'pupil' : 'pupils'}`;

export const waitingWords = (count: number): string =>
  count === 1 ? '1 waits for your yes' : `${count} wait for your yes`;

/** As long as the contract lets a name be. */
export const NAME_MAX = 60;
export const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeName(value) }));

/** Where the code of a class leads: a child who is signed in, or after that, asks to come in. */
export const classAddress = (code: string): string =>
  `${location.origin}/classes?code=${encodeURIComponent(code)}`;

/** 'Mia', 'Mia and Leo', 'Mia, Leo and 3 more'. */
export function namesInWords(names: readonly string[]): string {
  const [first = '', second, third] = names;
  if (second === undefined) return first;
  if (third === undefined) return `${first} and ${second}`;
  return `${first}, ${second} and ${names.length - 2} more`;
}
