import type { OpenActivity } from '../../local/question.ts';
import { normalize } from '../text/normalize.ts';
import { keyWords } from './key-words.ts';
import { digitsForWords, writtenValues } from './number-values.ts';
import { SMALL } from './number-words.ts';

const LIMIT = 600;
const UNIT =
  /^(?:[^\p{L}\d]|\$|cm|mm|km|m|kg|g|ml|l|inche?s?|feet|foot|yards?|miles?|meters?|liters?|hours?|minutes?|seconds?|days?|cents?|dollars?|degrees?|pounds?|percent|%|°|c|f|x|n|y|square|cubic|units?|and|\s)*$/u;

/** The key of the open activity in the forms in which it is looked for. */
export interface OpenKey {
  readonly place: number;
  readonly options: readonly (readonly string[])[];
  readonly words: readonly string[];
  /** Words of the key that stand in no other option. */
  readonly own: readonly string[];
  /** The number that the key is, with or without a unit; null when it is none. */
  readonly value: number | null;
  readonly match: string;
  readonly letters: string;
  readonly questionMatch: string;
  readonly questionWords: ReadonlySet<string>;
  readonly questionValues: readonly number[];
  readonly wrongOptions: readonly number[];
}

/** The word of a whole number from 0 to 20, because it can be spelled, too; else nothing. */
const wordFor = (value: number | null): string =>
  [...SMALL].find(([, number]) => number === value)?.[0] ?? '';

/** Null when the activity has no such option: then nothing can be told. */
export function openKey(open: OpenActivity): OpenKey | null {
  const { options, question, correct_answer: place } = open.activity;
  const text = options[place];
  if (text === undefined) return null;
  const { match } = normalize(text, LIMIT);
  const optionWords = options.map((option) => keyWords(normalize(option, LIMIT).match));
  const words = optionWords[place] ?? [];
  const others = new Set(optionWords.flatMap((list, at) => (at === place ? [] : list)));
  const values = writtenValues(digitsForWords(match));
  const rest = values.reduce((left, { text: number }) => left.replace(number, ' '), digitsForWords(match));
  const asked = normalize(question, LIMIT).match;
  return {
    place,
    options: optionWords,
    words,
    own: words.filter((word) => !others.has(word)),
    value: values.length > 0 && UNIT.test(rest.trim()) ? (values[0]?.value ?? null) : null,
    match,
    letters: match.replace(/[^a-z]/g, '') || wordFor(values[0]?.value ?? null),
    questionMatch: digitsForWords(asked),
    questionWords: new Set(keyWords(asked)),
    questionValues: writtenValues(digitsForWords(asked)).map(({ value }) => value),
    wrongOptions: open.wrongOptions,
  };
}
