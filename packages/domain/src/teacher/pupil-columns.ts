/** What a column of a school's list holds; everything else is left out. */
export type PupilColumn = 'first' | 'last' | 'name' | 'grade' | 'other';

const NAMES: Record<Exclude<PupilColumn, 'other'>, readonly string[]> = {
  first: ['first', 'first name', 'given name', 'forename', 'preferred name', 'nickname'],
  last: ['last', 'last name', 'surname', 'family name'],
  name: ['name', 'full name', 'student', 'student name', 'pupil', 'pupil name', 'learner', 'names'],
  grade: ['grade', 'grade level', 'school grade'],
};
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, ' ')
    .replace(/\(s\)$/, '')
    .trim();

function columnOf(heading: string): PupilColumn {
  const word = plain(heading).replaceAll("'s", '');
  const single = word.replace(/^(.*)s$/, '$1');
  for (const kind of ['first', 'last', 'name', 'grade'] as const)
    if (NAMES[kind].includes(word) || NAMES[kind].includes(single)) return kind;
  return 'other';
}

/**
 * The columns of a heading line, as gradebooks export them; null when the line is no heading (P1.33). A heading names a
 * first name or a whole name; a list of surnames alone says nothing about whom to greet.
 */
export function pupilColumns(cells: readonly string[]): readonly PupilColumn[] | null {
  const last = cells.findLastIndex((cell) => cell !== '');
  const columns = cells.slice(0, last + 1).map(columnOf);
  const isHeading = columns.includes('first') || columns.includes('name');
  return isHeading ? columns : null;
}
