import type { OpenActivity } from '../../local/question.ts';
import { ANSWER_AT_MOST, normalize } from '../text/normalize.ts';
import { eliminatesOthers } from './key-elimination.ts';
import { hidesKey } from './key-hidden.ts';
import { namesPosition } from './key-position.ts';
import { holdsInOrder, isPlainWord, keyWords } from './key-words.ts';
import {
  describedValues,
  digitsForWords,
  romanValues,
  writtenValues,
  type FoundValue,
} from './number-values.ts';
import { openKey, type OpenKey } from './open-key.ts';

const STATES_BEFORE =
  /(?:answer|solution|result|correct|right|choose|pick|select|tap|click|go with|key|must be|has to be|should be|would be|will be|can only be|makes?|equals?|=|get|gives?|its|it is|thats|that is|left is|leaves|called|leaving|have|comes to|total|sum|altogether|so|means)[\s:"'(*]*(?:\p{L}+ ){0,2}[\s"'(*$-]*$/u;
const STATES_AFTER =
  /^[\s"')*.,!%]*(?:\p{L}+ ){0,1}(?:is|are|was|fits|works|matches|wins) (?:\p{L}+ )?(?:right|correct|answer|it|one|best|true|solution|here|in|there|left|together|altogether|in all|total)/u;
const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const REACH = 40;

const isStated = (text: string, start: number, end: number): boolean =>
  STATES_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
  STATES_AFTER.test(text.slice(end, end + REACH));

/** "one" as a pronoun is no number. */
const isPronoun = (text: string, original: string, { value, start }: FoundValue): boolean =>
  value === 1 && !/(?<!\d)1(?!\d)/.test(original) && !isStated(text, start, start + 1);

function tellsValue(display: string, original: string, key: OpenKey): boolean {
  const { value } = key;
  if (value === null) return false;
  const text = digitsForWords(original.replace(/'/g, ''));
  const isGiven = key.questionValues.some((given) => isSame(given, value));
  const written = writtenValues(text).filter(
    (found) => isSame(found.value, value) && !isPronoun(text, original, found),
  );
  if (written.some(({ start, end }) => !isGiven || isStated(text, start, end))) return true;
  if (!isGiven && romanValues(display).some((roman) => isSame(roman, value))) return true;
  return describedValues(text).some(
    (found) => isSame(found.value, value) && !key.questionMatch.includes(found.text),
  );
}

function statesWords(sentence: string, key: OpenKey): boolean {
  const text = sentence.replace(/'/g, '');
  const plain = key.match.replace(/'/g, '');
  for (let at = text.indexOf(plain); at !== -1; at = text.indexOf(plain, at + 1)) {
    const isWhole =
      !/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[at + plain.length] ?? ' ');
    if (isWhole && isStated(text, at, at + plain.length)) return true;
  }
  return false;
}

function tellsWords(match: string, key: OpenKey): boolean {
  if (match.replace(/[.!]+$/, '') === key.match.replace(/[.!]+$/, '') || statesWords(match, key)) return true;
  if (key.words.length === 0) return false;
  const isAsked = key.words.every((word) => key.questionWords.has(word));
  const isPlain = key.words.every((word) => isPlainWord(word));
  return match.split(/(?<=[.!?])\s/).some((sentence) => {
    const words = keyWords(sentence);
    const holds = holdsInOrder(words, key.words, 2);
    if (statesWords(sentence, key)) return true;
    if (/^\W*(?:yes|no|true|false)\b/.test(sentence) && words[0] === key.words[0] && key.words.length === 1)
      return true;
    if (holds && words.length <= key.words.length + 1) return true;
    if (!isAsked && !isPlain) {
      const own = key.own.filter((word) => !key.questionWords.has(word) && !isPlainWord(word));
      return (
        holds ||
        (own.length > 0 &&
          key.own.length > 0 &&
          own.every((word) => words.includes(word)) &&
          (key.own.length > 1 || own.length === key.own.length))
      );
    }
    if (
      !holds ||
      key.value !== null ||
      sentence.includes('?') ||
      key.questionMatch.includes(sentence.replace(/[.!]+$/, ''))
    )
      return false;
    const optionWords = new Set(key.options.flat());
    return (
      isAsked &&
      words.some((word) => key.questionWords.has(word) && !optionWords.has(word) && !isPlainWord(word))
    );
  });
}

/**
 * The ways in which an answer tells the key of the open activity (P7.13). Empty: it tells nothing, or it may.
 * @param answer as the child would see it
 */
export function tellsKey(answer: string, open: OpenActivity | null): readonly string[] {
  const key = open === null || open.mayTellKey ? null : openKey(open);
  if (key === null) return [];
  const { display, match } = normalize(answer, ANSWER_AT_MOST);
  const ways: readonly (readonly [string, boolean])[] = [
    ['key.value', tellsValue(display, match, key)],
    ['key.words', tellsWords(match, key)],
    ['key.position', namesPosition(match, key)],
    ['key.elimination', eliminatesOthers(answer, key)],
    ['key.hidden', hidesKey(match, key)],
  ];
  return ways.filter(([, isTold]) => isTold).map(([way]) => way);
}
