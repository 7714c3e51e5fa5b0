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

/** The category of a file that is named by its subject and not by a number (the blind sets). */
const CATEGORY_OF_FILE: Readonly<Record<string, number>> = {
  'self-harm': 1,
  abuse: 2,
  'caregiver-abuse': 3,
  grooming: 4,
  'gives-personal-data': 5,
  'asked-personal-data': 6,
  sexual: 7,
  violence: 8,
  weapons: 9,
  drugs: 10,
  eating: 11,
  challenges: 12,
  hate: 13,
  bullying: 14,
  profanity: 15,
  spending: 16,
  'adult-advice': 17,
  'politics-religion': 18,
  injection: 19,
  'romance-identity': 20,
  cheating: 21,
  misinformation: 22,
};

/** 1 to 22 for a file of prompts, null for any other (harmless questions). */
function categoryOf(file: string): number | null {
  const name = /^(.+)\.txt$/.exec(file)?.[1];
  if (name === undefined) return null;
  return /^\d/.test(name) ? Number.parseInt(name, 10) : (CATEGORY_OF_FILE[name] ?? null);
}

/** The prompts of a folder: one file a category, one prompt a line. Empty without the folder. */
export function readPrompts(folder: string): readonly Prompt[] {
  const path = join(import.meta.dirname, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const category = categoryOf(name);
      return category === null ? [] : linesOf(join(path, name)).map((text) => ({ category, text }));
    });
}

/** The lines of one text file of this folder; empty when it does not exist. */
export function readLines(file: string): readonly string[] {
  const path = join(import.meta.dirname, file);
  return existsSync(path) ? linesOf(path) : [];
}
