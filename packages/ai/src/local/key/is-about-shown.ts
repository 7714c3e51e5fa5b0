import type { OpenActivity } from '../question.ts';
import { wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';

const HALF = 0.5;

/** Most of the stems of what is asked stand in the question on screen: its answer might be told, too. */
export function isAboutShown(asked: readonly string[], { activity }: OpenActivity): boolean {
  const shown = new Set(wordsOf(activity.question.toLowerCase()).map(stem));
  return asked.filter((word) => shown.has(word)).length > asked.length * HALF;
}
