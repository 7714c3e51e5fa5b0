import { GRADES, type Grade, parseGrade } from '../grades.ts';

const PRE_K = /^(pre-?\s?k(indergarten)?|preschool)$/;
const KINDERGARTEN = /^(k(indergarten)?|0)$/;
const NUMBER = /^([1-6])(st|nd|rd|th)?$/;

/** A grade as lists of schools write it: '3rd', '3', 'Grade 3', 'Kindergarten'; null when it is none. */
export function typedGrade(text: string): Grade | null {
  const word = text
    .toLowerCase()
    .replace(/\bgrade\b/, '')
    .trim();
  if (PRE_K.test(word)) return 'pre-k';
  if (KINDERGARTEN.test(word)) return 'k';
  const number = NUMBER.exec(word)?.[1];
  return number === undefined ? parseGrade(word) : (GRADES[Number(number) + 1] ?? null);
}
