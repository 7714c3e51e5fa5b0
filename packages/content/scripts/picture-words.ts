import { readFileSync } from 'node:fs';
import type { SubjectId } from '@noodlenaut/domain';

/** A drawing that a word names. `isWeak`: an action or a quality, taken where an option names no thing. */
export interface NamedDrawing {
  readonly thing: string;
  readonly isWeak: boolean;
}
export type PictureWords = (word: string, subject: SubjectId) => NamedDrawing | undefined;

/** Reads picture-words.txt: which drawing shows which word, for a subject of its own first. */
export function readPictureWords(): PictureWords {
  const words = new Map<string, NamedDrawing>();
  let isWeak = false;
  for (const line of readFileSync(new URL('./picture-words.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('~')) isWeak = true;
    const [drawing, list] = line.split(': ');
    if (line.startsWith('#') || drawing === undefined || list === undefined) continue;
    const [thing = '', subject] = drawing.split('@');
    for (const word of list.split(' ')) {
      const key = subject === undefined ? word : `${word}@${subject}`;
      if (!words.has(key)) words.set(key, { thing, isWeak });
    }
  }
  return (word, subject) => words.get(`${word}@${subject}`) ?? words.get(word);
}
