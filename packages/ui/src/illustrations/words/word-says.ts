import type { WordKind } from '@noodlenaut/domain';
import { many, type Says } from '../parts/says.ts';

export const WORD_SAYS: Says<WordKind> = {
  'letter-card': ({ letters }) => `The cards from left to right: ${letters.join(', ')}.`,
  'sound-boxes': ({ boxes }) => `The word has ${many(boxes.length, 'sound')}.`,
  'word-tiles': ({ tiles }) => `There are ${many(tiles.length, 'tile')}: ${tiles.join(', ')}.`,
  'sentence-parts': ({ parts }) => `The sentence has ${many(parts.length, 'part')}, numbered.`,
};
