import { splitWords } from '../text/split-words.ts';
import { isKnown } from './message-vocabulary.ts';

/** Letters without spaces cut into known words; null when a piece is unknown. */
export function cutLetters(letters: string): readonly string[] | null {
  const pieces = splitWords(letters, isKnown, isKnown);
  return pieces.every((piece) => isKnown(piece)) ? pieces : null;
}

/** How many letters of the sentence around may cling to letters that stand apart. */
const CLINGING = [0, 1, 2];
const FEWEST_LETTERS = 3;

/** The words in letters that stood apart, without a letter or two of the sentence around them. */
function wordsIn(letters: string): string {
  for (const start of CLINGING)
    for (const end of CLINGING) {
      const inner = letters.slice(start, letters.length - end);
      const pieces = inner.length < FEWEST_LETTERS ? null : cutLetters(inner);
      if (pieces !== null) return pieces.join(' ');
    }
  return letters;
}

/** "m a y a @ g m a i l . c o m" is one word; "7 r 2 a d d m e" is "7r2addme" and the words in it. */
function readRun(run: string): string {
  const joined = run.replace(/[^\p{L}\p{Nd}@$!.]/gu, '');
  const words = joined.split(/[^a-z]+/).map(wordsIn);
  return /[^a-z]/.test(joined) ? [joined, ...words].join(' ') : words.join(' ');
}

const LONE =
  /(?<![\p{L}\p{Nd}])[\p{L}@$](?:[\s.\-_*~|]{1,3}[\p{L}\p{Nd}@$!.]){2,}[\s.\-_*~|]{1,3}\p{L}(?![\p{L}\p{Nd}])/gu;

/** Letters that stand apart, written as one word: "s n a p" is "snap". Only the place where they stand changes. */
export const withoutGaps = (match: string): string => match.replace(LONE, readRun);
