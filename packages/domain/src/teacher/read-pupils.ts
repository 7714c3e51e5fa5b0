import { nicknameFault } from '../family/nickname.ts';
import { GRADES, type Grade, parseGrade } from '../grades.ts';
import { cellsOf, linesOf, withoutBullet } from './pupil-cells.ts';

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

/** The most pupils of a class, and the most that are made at once. */
export const PUPILS_MAX = 100;

export interface PupilRow {
  /** Line of the pasted text, the first is 1. */
  readonly line: number;
  readonly nickname: string;
  readonly grade: Grade;
}
export interface PupilRowError {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

/** The whole text of a heading's first cell. A longer text may be a name: “Student A”. */
const HEADING = /^(first )?names?$|^(nickname|pupil|student)s?$/i;
/**
 * Pasted lines or a CSV of pupils, `nickname` or `nickname, grade`, separated by comma, semicolon or tab, with or
 * without a heading; numbers and bullets before names are no part of them (P1.33). Nothing is dropped silently: each line is a row or an error.
 */
export function readPupils(
  text: string,
  classGrade: Grade,
): { rows: readonly PupilRow[]; errors: readonly PupilRowError[] } {
  const rows: PupilRow[] = [];
  const errors: PupilRowError[] = [];
  const seen = new Map<string, number>();
  for (const [index, raw] of linesOf(text).entries()) {
    const line = index + 1;
    const [first = '', gradeText = ''] = cellsOf(raw);
    const nickname = withoutBullet(first);
    if (raw.trim() === '' || (line === 1 && HEADING.test(nickname))) continue;
    const refuse = (message: string) => errors.push({ line, text: raw.trim().slice(0, 80), message });
    const grade = gradeText === '' ? classGrade : typedGrade(gradeText);
    const twin = seen.get(nickname.toLowerCase());
    const fault = nicknameFault(nickname);
    if (fault !== null) refuse(fault);
    else if (grade === null) refuse(`“${gradeText.slice(0, 20)}” is no grade we know.`);
    else if (twin !== undefined) refuse(`The same name as in line ${twin}. Add a letter to tell them apart.`);
    else if (rows.length >= PUPILS_MAX) refuse(`At most ${PUPILS_MAX} pupils at once.`);
    else {
      seen.set(nickname.toLowerCase(), line);
      rows.push({ line, nickname: nickname.normalize('NFC'), grade });
    }
  }
  return { rows, errors };
}
