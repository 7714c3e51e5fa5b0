import { distance } from 'fastest-levenshtein';
import { soundingLike, soundsSame } from '../local/words/by-sound.ts';
import { isSwapped, nearestWords } from '../local/words/mend-typos.ts';
import { isRealWord } from '../local/words/real-words.ts';
import { canonical } from './asked-words.ts';

/** The words that a question may be made of, and how far to trust that: 1 is as it was written. */
export interface Reading {
  readonly words: readonly string[];
  readonly trust: number;
}

/** A word of less than nine letters with two wrong is a guess: 'mitosis' is no 'mission'. */
const LONG = 9;
const FAR_FROM_WRITTEN = 0.7;
const SPELLED_BY_EAR = 0.95;
/** For each reading that is likelier. */
const LESS_LIKELY = 0.98;
const MOST_READINGS = 4;
const SHORTEST_ALONE = 5;
const WORDS_AROUND = 4;

/** A word of English may still be a slip of another one, 'summery' of 'summary'; but not of a short one, and of none with two wrong. */
const SLIP = 6;
const nearOf = (word: string, spellings: ReadonlySet<string>): readonly string[] => {
  const near = nearestWords(word, spellings);
  if (!isRealWord(word)) {
    const isSlip = near.some((form) => distance(word, form) === 1 || isSwapped(word, form));
    return isSlip ? near : [...new Set([...soundingLike(word, spellings).slice(0, 2), ...near])];
  }
  return word.length < SLIP ? [] : near.filter((form) => distance(word, form) === 1);
};

/** The readings to try: what sounds the same first, then the nearest, then the most common. */
function likeliest(
  word: string,
  forms: readonly string[],
  howOften: (form: string) => number,
): readonly string[] {
  const rank = (form: string): number =>
    (soundsSame(word, form) ? 1000 : 0) -
    (isSwapped(word, form) ? 1 : distance(word, form)) * 100 +
    Math.min(99, howOften(form) / 2);
  return forms.toSorted((one, other) => rank(other) - rank(one)).slice(0, MOST_READINGS);
}

function trustIn(word: string, form: string): number {
  if (word === form) return 1;
  if (isRealWord(word)) return FAR_FROM_WRITTEN;
  if (distance(word, form) === 1 || isSwapped(word, form)) return 1;
  if (word.length >= LONG) return 1;
  return soundsSame(word, form) ? SPELLED_BY_EAR : FAR_FROM_WRITTEN;
}

/**
 * The words in one form each; with a word that nobody knows, once for each word that it may be.
 * @param spellings the words that an unknown one may be
 * @param howOften in how many wordings a word stands: of two that are equally near, the more common one is meant
 */
export function readings(
  written: readonly string[],
  isKnown: (word: string) => boolean,
  spellings: ReadonlySet<string>,
  howOften: (word: string) => number,
): readonly Reading[] {
  let found: readonly Reading[] = [{ words: [], trust: 1 }];
  for (const word of written) {
    // One short word alone is too little to guess what was meant.
    const isGuess = word.length < SHORTEST_ALONE && written.length < WORDS_AROUND;
    const all = isKnown(word) ? [] : nearOf(word, spellings);
    const near = isGuess && all.length > 1 ? [] : likeliest(word, all, howOften);
    const forms = near.length === 0 || found.length > MOST_READINGS ? [near[0] ?? word] : near;
    found = found.flatMap(({ words, trust }) =>
      forms.map((form, at) => ({
        words: [...words, canonical(form)],
        trust: trust * trustIn(word, form) * LESS_LIKELY ** at,
      })),
    );
  }
  return found
    .filter(({ words }) => words.length > 0)
    .map(({ words, trust }) => ({ words: [...new Set(words)], trust }));
}
