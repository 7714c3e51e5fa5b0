import type { Activity } from '@noodlenaut/domain';
import { contentWords } from '../words/content-words.ts';
import { digitsFor } from '../words/number-words.ts';
import { wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'to', 'it', 'is']);
/** The words of a text in one form: numbers as digits, signs of one kind, no articles. */
function tokens(text: string): string[] {
  const plain = digitsFor(
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/[−–—]/g, '-')
      .replace(/(?<=\d),(?=\d{3})/g, ''),
  );
  const all = plain.replace(/\bone\b/g, '1').match(/\d+(?:[.:/]\d+)*|[\p{L}']+|[%$×÷+=<>]/gu) ?? [];
  const kept = all.filter((token) => !ARTICLES.has(token));
  return kept.length > 0 ? kept : all;
}

/** The run of words stands in the text, from word to word. */
const holds = (text: readonly string[], run: readonly string[]): boolean =>
  run.length > 0 &&
  text.some((_token, index) => run.every((word, offset) => isSame(text[index + offset], word)));
const isSame = (said: string | undefined, word: string): boolean =>
  said !== undefined && (said === word || stem(said) === stem(word));

const ANSWER_WORDS: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'true',
  'false',
  'both',
  'neither',
  'none',
  'nothing',
]);
/** 'No, it is round' is told by 'it is round'; '310, it has more hundreds' by '310'. */
function parts(key: string): string[][] {
  const [first = '', ...rest] = key.split(/,\s+/);
  const head = tokens(first);
  const isVerdict = head.length === 1 && ANSWER_WORDS.has(head[0] ?? '');
  const tail = tokens(rest.join(' '));
  if (isVerdict) return [tokens(key), ...(tail.length > 1 ? [tail] : [])];
  return [tokens(key), head];
}

const numbersIn = (words: readonly string[]): string[] => words.filter((word) => /^\d/.test(word));

/** The key is one letter of a picture, such as 'B' or 'Point B'. 'A picture' is no letter. */
function namesLetter(text: string, key: string): boolean {
  const letter = /(?:^|\s)([A-Z])$/.exec(key.trim())?.[1];
  if (letter === undefined) return false;
  return new RegExp(`(?<![\\p{L}'])${letter}(?![\\p{L}'])${letter === 'A' ? '(?! [a-z])' : ''}`, 'u').test(
    text,
  );
}

/**
 * A text states the key of an activity: in its words, in its number, or with most of its content words in any order (P7.13). It
 * rather says yes once too often: then a child gets a hint.
 */
export function namesKey(text: string, activity: Activity): boolean {
  const key = activity.options[activity.correct_answer] ?? '';
  const said = tokens(text);
  if (namesLetter(text, key)) return true;
  const runs = parts(key).filter((run) => run.length > 1 || !/^\p{L}$/u.test(run[0] ?? ''));
  if (runs.some((run) => holds(said, run))) return true;
  const [number, ...others] = numbersIn(tokens(key));
  if (number !== undefined && others.length === 0 && said.includes(number)) return true;
  const stems = contentWords(digitsFor(key.toLowerCase())).map(stem);
  if (stems.length < 2) return stems.length === 1 && saidStems(text).has(stems[0] ?? '');
  const known = saidStems(text);
  const found = stems.filter((one) => known.has(one)).length;
  return found === stems.length || (stems.length >= 3 && found / stems.length > 0.65);
}

const saidStems = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(digitsFor(text.toLowerCase())).map(stem));
