import type { Illustration, IllustrationKind } from '../illustrations/illustration.ts';

/** Pictures that live from their words: in the size of a thumbnail nobody could make them out. */
const WORDY: ReadonlySet<IllustrationKind> = new Set([
  'data-table',
  'page',
  'program-blocks',
  'screen',
  'sentence-parts',
  'sequence',
  'speech-bubbles',
  'word-tiles',
]);

/**
 * The picture that stands for a lesson on the map (decision 0096): the first of its questions that can be made out when it is small.
 * Null when there is none: then the subject's emblem stands for it.
 */
export const lessonPicture = (pictures: readonly Illustration[]): Illustration | null =>
  pictures.find(({ kind }) => !WORDY.has(kind)) ?? null;
