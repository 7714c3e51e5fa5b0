import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words of a file of `packages/ai/cards`, one group a line, separated by spaces. */
export const readGroups = (name: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, '..', '..', 'cards', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '));
