/** A number or a bullet that a list puts before a name: '1. ', '2) ', '3 ', '- '. */
const BULLET = /^(?:[(#]?\d{1,3}[.):\]]+\s*|\d{1,3}\s+|[-–—*•·▪◦‣]+\s*|\[[ x]?\]\s*)+(?=["'“‘(]*\p{L})/iu;
const QUOTED = /"(?:[^"]|"")*"/g;
const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];

/** Lines of a pasted text, with the ends of all systems and without a byte order mark. */
export const linesOf = (text: string): readonly string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** What separates the cells of a line: the strongest sign outside quotes, because a tabbed cell may hold commas. */
export function separatorOf(line: string): Separator {
  const bare = line.replaceAll(QUOTED, '');
  return SEPARATORS.find((sign) => bare.includes(sign)) ?? ',';
}

/** Cells of one line, with or without quotes. In quotes a separator is part of the text. */
export function cellsOf(line: string): readonly string[] {
  const sign = separatorOf(line);
  const cell = new RegExp(`("(?:[^"]|"")*"\\s*|[^${sign}]*)(?:${sign}|$)`, 'g');
  const start = sign === '\t' ? line : line.trim();
  return Array.from(start.matchAll(cell), ([, text = '']) => unquoted(text.trim()));
}

const unquoted = (cell: string): string =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;

/** A name without the number or bullet before it (P1.33). */
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

/** A cell that means itself when it is read again. */
export const quotedCell = (text: string): string =>
  /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
