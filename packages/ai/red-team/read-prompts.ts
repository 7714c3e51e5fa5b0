import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Prompt {
  /** 1 to 22, as in security 6.6. */
  readonly category: number;
  readonly text: string;
}

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The prompts of a folder: one file a category, its number first in the name, one prompt a line. Empty without the folder. */
export function readPrompts(folder: string): readonly Prompt[] {
  const path = join(import.meta.dirname, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /^\d{1,2}[^/]*\.txt$/.test(name))
    .sort()
    .flatMap((name) =>
      linesOf(join(path, name)).map((text) => ({ category: Number.parseInt(name, 10), text })),
    );
}

/** The lines of one text file of this folder; empty when it does not exist. */
export function readLines(file: string): readonly string[] {
  const path = join(import.meta.dirname, file);
  return existsSync(path) ? linesOf(path) : [];
}
