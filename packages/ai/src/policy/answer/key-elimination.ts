import { normalize } from '../text/normalize.ts';
import { holdsInOrder, keyWords } from './key-words.ts';
import type { OpenKey } from './open-key.ts';

const NEGATION =
  /(?:^|[^a-z])(?:not|no|isnt|arent|cannot|cant|wrong|incorrect|neither|nor|rule|ruled|cross|crossed|eliminate|except|other than|false|never|doesnt|dont|wont|left over|only one left|remaining|but)(?:[^a-z]|$)/;

function namesOption(
  text: string,
  words: readonly string[],
  option: readonly string[],
  place: number,
): boolean {
  const letter = String.fromCharCode(97 + place);
  if (
    new RegExp(`(?<![a-z0-9])${letter}(?: |,|\\.|!|$|\\))(?<!(?:^|[^a-z0-9])a (?=[a-z]))`).test(text) &&
    letter !== 'a'
  )
    return true;
  if (
    letter === 'a' &&
    /(?:option|answer|choice|letter|not|nor|neither|out|,) a(?=[ ,.!]|$)|(?<![a-z])a(?=,| (?:is|and|or)(?![a-z]))/.test(
      text,
    )
  )
    return true;
  return option.length > 0 && holdsInOrder(words, option, 1);
}

/** Whether a text rules out every other option, so that only the key is left. Options that the child already tried count as ruled out. */
export function eliminatesOthers(answer: string, { place, options, wrongOptions }: OpenKey): boolean {
  const text = normalize(answer, 2000).match.replace(/'/g, '');
  if (!NEGATION.test(text)) return false;
  const words = keyWords(text);
  const others = options.map((_, at) => at).filter((at) => at !== place);
  const named = others.filter((at) => namesOption(text, words, options[at] ?? [], at));
  const isNew = named.some((at) => !wrongOptions.includes(at));
  return isNew && others.every((at) => named.includes(at) || wrongOptions.includes(at));
}
