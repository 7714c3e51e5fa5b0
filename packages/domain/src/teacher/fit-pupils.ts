import { PUPILS_MAX, type PupilRow, type PupilRowError } from './read-pupils.ts';

/**
 * Checks rows against a class: names that are in it already, and rows beyond its hundred seats, become errors
 * (P1.33). The same rows sent twice give only errors the second time, so no pupil is made twice.
 * @param inClass names of the pupils in the class, and of those who wait
 */
export function fitPupils(
  read: { readonly rows: readonly PupilRow[]; readonly errors: readonly PupilRowError[] },
  inClass: readonly string[],
): { rows: readonly PupilRow[]; errors: readonly PupilRowError[] } {
  const taken = new Set(inClass.map((name) => name.toLowerCase()));
  const rows: PupilRow[] = [];
  const errors = [...read.errors];
  for (const row of read.rows) {
    const refuse = (message: string) => errors.push({ line: row.line, text: row.nickname, message });
    if (taken.has(row.nickname.toLowerCase()))
      refuse(`${row.nickname} is in this class already. Add a letter to tell them apart.`);
    else if (rows.length + inClass.length >= PUPILS_MAX) refuse(`A class has at most ${PUPILS_MAX} pupils.`);
    else rows.push(row);
  }
  return { rows, errors: errors.toSorted((a, b) => a.line - b.line) };
}
