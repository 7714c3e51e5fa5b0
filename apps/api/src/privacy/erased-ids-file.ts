import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** The list is damaged: erased people might come back. */
export class ErasedIdsError extends Error {
  override readonly name = 'ErasedIdsError';
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The numbers of erased accounts outside the database, one a line, so that an erasure outlives the restore of an older backup
 * (decision 0067). A last line without its end was cut off while it was written; the database has that number too, and it is
 * added again.
 * @returns the numbers; none where there is no file yet
 * @throws ErasedIdsError when the file holds anything else
 */
export function readErasedIds(path: string): string[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const wrong = lines.findIndex((line) => line !== '' && !ID.test(line));
  if (wrong >= 0)
    throw new ErasedIdsError(
      `Line ${wrong + 1} of ${path} is not the number of an account. The file lists who was erased; mend it, or restore it from a copy.`,
    );
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Adds those that are missing; they are on the disk when this returns. @throws the system's error */
export function addErasedIds(path: string, ids: readonly string[]): void {
  const known = new Set(readErasedIds(path));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  mkdirSync(dirname(path), { recursive: true });
  // A line that was cut off is no number, and would damage the next one.
  if (existsSync(path)) truncateSync(path, readFileSync(path).lastIndexOf('\n') + 1);
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, `${missing.join('\n')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
