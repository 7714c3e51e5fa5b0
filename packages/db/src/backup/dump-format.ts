import { BackupError } from './backup-error.ts';

/**
 * A dump is text. One JSON line says which schema it holds. Then each table is a JSON line with its columns, its rows in PostgreSQL's text format of
 * COPY, and a line with `\.`. The last line holds the sequences; a file without it was cut off.
 */
export interface DumpHeader {
  readonly format: 'noodlenaut-backup';
  readonly version: 1;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The migrations of the schema, in order. */
  readonly migrations: readonly string[];
}

export interface DumpedTable {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface DumpEnd {
  readonly end: true;
  /** Last values as decimal numbers, because they may be larger than a double holds. */
  readonly sequences: Readonly<Record<string, string>>;
}

export const END_OF_ROWS = '\\.';

function objectIn(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The error below says the same in words of the file.
  }
  throw new BackupError('The file is no backup of this product, or it is damaged.');
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** @throws BackupError when the line is not the first one of a dump of this version */
export function readHeader(line: string): DumpHeader {
  const found = objectIn(line);
  if (!('format' in found) || found.format !== 'noodlenaut-backup')
    throw new BackupError('The file is no backup of this product.');
  if (!('version' in found) || found.version !== 1)
    throw new BackupError(
      'The backup was made by a newer version of this product: restore it with that one.',
    );
  if (
    !(
      'madeAt' in found &&
      typeof found.madeAt === 'string' &&
      'migrations' in found &&
      areTexts(found.migrations)
    )
  )
    throw new BackupError('The first line of the backup is damaged.');
  return { format: found.format, version: found.version, madeAt: found.madeAt, migrations: found.migrations };
}

/** @throws BackupError when the line is neither a table nor the end */
export function readSection(line: string): DumpedTable | DumpEnd {
  const found = objectIn(line);
  if ('table' in found && typeof found.table === 'string' && 'columns' in found && areTexts(found.columns))
    return { table: found.table, columns: found.columns };
  if (
    'end' in found &&
    'sequences' in found &&
    typeof found.sequences === 'object' &&
    found.sequences !== null
  ) {
    const values = Object.entries(found.sequences);
    if (
      values.every(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && /^-?\d+$/.test(entry[1]),
      )
    )
      return { end: true, sequences: Object.fromEntries(values) };
  }
  throw new BackupError('The backup is damaged between two tables.');
}
