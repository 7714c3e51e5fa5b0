import { nicknameFault } from '../family/nickname.ts';
import { cellsOf, linesOf, quotedCell, separatorOf, withoutBullet } from './pupil-cells.ts';
import { pupilColumns, type PupilColumn } from './pupil-columns.ts';
import { typedGrade, type PupilRowError } from './read-pupils.ts';
import { type FullName, fullName, shortName, writtenName } from './short-names.ts';

export interface ShortenedName {
  readonly line: number;
  readonly name: string;
  /** As the list has it, first name first. */
  readonly written: string;
}
export interface TidyPupils {
  /** One line for each line of the list: a name, and a grade where it has one. Nothing else of the list is in it. */
  readonly text: string;
  readonly shortened: readonly ShortenedName[];
  readonly errors: readonly PupilRowError[];
  /** What was left out, in words for a teacher. */
  readonly leftOut: readonly string[];
}

type Found = { readonly name: FullName; readonly grade: string; readonly leftOut?: string | undefined };
/** `show` is the part of the line that may be repeated: a name or a grade, never an address. */
type Fault = { readonly why: string; readonly show: string };
const NUMBERS_OUT = 'numbers and addresses';
const BOTH_NAMES = 'Which of them is the first name? Please put a line over the list: First name, Last name.';
/** A name before it is shortened may be long. */
const WRITTEN_MAX = 200;
const hasLetter = (text: string) => /\p{L}/u.test(text);
const isReach = (cell: string) => cell.includes('@') || /^[\p{N}\s+()./#-]{3,}$/u.test(cell);
const noGrade = (text: string) => `“${text.slice(0, 20)}” is no grade we know.`;

/**
 * Takes from a pasted list or gradebook only what the school needs, in the browser, before anything is sent: names without
 * surnames, and grades (P1.33, decision 0103). Each line that is not empty is a line of the text, or an error that says why,
 * or the heading.
 * @param keep lines whose names stay as the list has them
 */
export function tidyPupils(text: string, keep: ReadonlySet<number> = new Set()): TidyPupils {
  const lines = linesOf(text);
  const top = lines.findIndex((line) => line.trim() !== '');
  const headings = cellsOf(lines[top] ?? '');
  const columns = pupilColumns(headings);
  const cells = lines.map((line, at) =>
    line.trim() === '' || (columns !== null && at === top) ? [] : cellsOf(line),
  );
  const usesGrades = columns === null || areGrades(cells, columns);
  const read = cells.map((row, at) => {
    if (row.length === 0) return null;
    return columns === null ? byOrder(row, lines[at] ?? '') : byColumns(row, columns, usesGrades);
  });
  const names = read.flatMap((one) => (one !== null && 'name' in one ? [one.name] : []));
  const leftOut = new Set(
    read.flatMap((one) => (one !== null && 'leftOut' in one ? [one.leftOut ?? ''] : [])),
  );
  for (const [at, column] of (columns ?? []).entries())
    if (column === 'other' || (column === 'grade' && !usesGrades))
      leftOut.add((headings[at] ?? '').slice(0, 40));
  leftOut.delete('');
  const errors: PupilRowError[] = [];
  const shortened: ShortenedName[] = [];
  const tidy = read.map((one, at) => {
    const line = at + 1;
    if (one === null) return '';
    if ('why' in one) {
      errors.push({ line, text: one.show.slice(0, 80), message: one.why });
      return '';
    }
    const written = writtenName(one.name);
    const name = shortName(one.name, names);
    if (name !== written) shortened.push({ line, name: keep.has(line) ? written : name, written });
    const cell = quotedCell(keep.has(line) ? written : name);
    return one.grade === '' ? cell : `${cell}, ${one.grade}`;
  });
  return { text: tidy.join('\n'), shortened, errors, leftOut: [...leftOut] };
}

/** Marks stand under “Grade” too: a column without a single school grade holds marks, and is left out. */
const areGrades = (rows: readonly (readonly string[])[], columns: readonly PupilColumn[]): boolean =>
  rows.some((row) => typedGrade(row[columns.indexOf('grade')] ?? '-') !== null);

function byColumns(
  row: readonly string[],
  columns: readonly PupilColumn[],
  usesGrades: boolean,
): Found | Fault {
  const cell = (kind: PupilColumn) => withoutBullet(row[columns.indexOf(kind)] ?? '');
  if (row.slice(columns.length).some((text) => text !== ''))
    return { why: 'This line has more columns than the heading.', show: '' };
  const grade = usesGrades ? cell('grade') : '';
  const first = cell('first');
  const name = first === '' ? fullName(cell('name')) : { first, last: cell('last') };
  return checked({ name, grade });
}

/** Without a heading: a name, then a grade, or “Surname, Name”; numbers and addresses beside them are left out. */
function byOrder(row: readonly string[], line: string): Found | Fault {
  const [start = '', ...after] = row;
  const isNumbered = !hasLetter(start) && /\p{N}/u.test(start) && after.some(hasLetter);
  const [first = '', ...rest] = isNumbered ? after : row;
  const others = rest.filter((cell) => cell !== '');
  const grades = others.filter((cell) => typedGrade(cell) !== null);
  const reach = others.filter((cell) => typedGrade(cell) === null && isReach(cell));
  const [second, third] = others.filter((cell) => !grades.includes(cell) && !reach.includes(cell));
  const [grade = ''] = grades;
  const leftOut = reach.length > 0 ? NUMBERS_OUT : undefined;
  if (second === undefined) return checked({ name: fullName(withoutBullet(first)), grade, leftOut });
  if (/\p{N}/u.test(second)) return { why: noGrade(second), show: `${first}, ${second}` };
  if (third !== undefined || separatorOf(line) !== ',')
    return { why: BOTH_NAMES, show: `${first} ${second}` };
  return checked({ name: { first: second, last: withoutBullet(first) }, grade, leftOut });
}

function checked({ name: read, grade, leftOut }: Found): Found | Fault {
  const name = { first: withoutBullet(read.first), last: read.last };
  const fault = nicknameFault(writtenName(name), WRITTEN_MAX);
  if (/^[\p{N}\p{P}\p{Z}]*$/u.test(name.first))
    return { why: 'The name is missing.', show: writtenName(name) };
  if (grade !== '' && typedGrade(grade) === null)
    return { why: noGrade(grade), show: `${name.first}, ${grade}` };
  if (fault !== null) return { why: fault, show: '' };
  return { name, grade, leftOut };
}
