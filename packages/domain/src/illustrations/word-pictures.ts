import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { list, OUTSIDE, picture, short, thing, whole, type KindOf } from './picture.ts';

/** Letters, sounds and sentences. */
export const wordPictures = [
  picture('letter-card', { letters: list(safeText(4, 1), 1, 6), marked: whole(0, 5).optional() }).refine(
    ({ letters, marked = 0 }) => marked < letters.length,
    OUTSIDE,
  ),
  /** '' is an empty box. */
  picture('sound-boxes', { boxes: list(safeText(6), 1, 6), thing: thing.optional() }),
  picture('word-tiles', { tiles: list(short, 1, 10), highlight: whole(0, 9).optional() }),
  picture('sentence-parts', {
    parts: list(z.strictObject({ text: safeText(40, 1), role: short.optional() }), 2, 6),
  }),
] as const;
export type WordKind = KindOf<typeof wordPictures>;
