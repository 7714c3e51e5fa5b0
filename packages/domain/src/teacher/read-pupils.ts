import { type Grade, parseGrade } from '../grades.ts';

/** So many pupils are made at once, and so many a class holds. */
export const PUPILS_MAX = 100;
export const NICKNAME_MAX = 30;

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

/** What the first cell of a heading says, and nothing else: a pupil may be called “Student A”. */
const HEADING = /^(first )?names?$|^(nickname|pupil|student)s?$/i;
const UNSAFE = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Pasted lines or a CSV of pupils, `nickname` or `nickname, grade`, separated by comma, semicolon or tab, with or
 * without a heading (PRODUCT 1: preview and row errors). Nothing is dropped silently: each line is a row or an error.
 */
export function readPupils(
  text: string,
  classGrade: Grade,
): { rows: readonly PupilRow[]; errors: readonly PupilRowError[] } {
  const rows: PupilRow[] = [];
  const errors: PupilRowError[] = [];
  const seen = new Map<string, number>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const [nickname = '', gradeText = ''] = raw.split(/[,;\t]/).map(unquoted);
    if (raw.trim() === '' || (line === 1 && HEADING.test(nickname))) continue;
    const refuse = (message: string) => errors.push({ line, text: raw.trim().slice(0, 80), message });
    const grade = gradeText === '' ? classGrade : parseGrade(gradeText);
    const twin = seen.get(nickname.toLowerCase());
    if (nickname === '') refuse('The name is missing.');
    else if (Array.from(nickname).length > NICKNAME_MAX) refuse(`At most ${NICKNAME_MAX} letters, please.`);
    else if (UNSAFE.test(nickname)) refuse('Please use plain letters.');
    else if (nickname.includes('@')) refuse('A first name or nickname, please, no e-mail address.');
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

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
