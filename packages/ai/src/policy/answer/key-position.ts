import type { OpenKey } from './open-key.ts';

const ORDINALS = [
  'first|1st|number one|top',
  'second|2nd',
  'third|3rd',
  'fourth|4th',
  'fifth|5th',
  'sixth|6th',
];
const NOUN =
  '(?:one|option|answer|choice|picture|card|button|line|possibility|box|of the options|of the answers|on the list|in the list)';

/** Whether a text names the key by its letter, number or place among the options. Input: match view of the answer. */
export function namesPosition(match: string, { place, options }: OpenKey): boolean {
  const text = match.replace(/'/g, '');
  const letter = String.fromCharCode(97 + place);
  const ordinals = [
    ORDINALS[place] ?? 'none',
    ...(place === options.length - 1 ? ['last|final|bottom'] : []),
    ...(place === options.length - 2 && place > 0 ? ['second to last|next to last|last but one'] : []),
    ...(options.length === 3 && place === 1 ? ['middle'] : []),
  ].join('|');
  const numbers = `${place + 1}|${['one', 'two', 'three', 'four', 'five', 'six'][place] ?? 'none'}`;
  return [
    `(?:option|letter|choice|answer|button) ["(*]?${letter}(?= *(?:[.!?,;:")*]|$)| (?:is|best|because|and|for|since|looks|seems|or|here|now)(?!\\p{L}))`,
    `(?:option|letter|choice|answer|button|choose|pick|select|tap|click|press|take|its|it is|is|say|try) ["(*]?${letter}(?= *(?:[.!?,;:")*]|$)| (?:is|because|and|for|since)(?!\\p{L}))`,
    `(?<![\\p{L}\\d])\\(?${letter}\\)`,
    `(?<![\\p{L}\\d])${letter} (?:is|was|looks|seems) (?:the )?(?:right|correct|best|answer|it|true|good)`,
    `(?:option|choice|answer|button) (?:number |no |nr |#)?(?:${numbers})(?![\\p{L}\\d/%:]|[.,-]\\d)`,
    `(?<!\\p{L})(?:${ordinals}) ${NOUN}(?!\\p{L})`,
    `(?:its|it is|thats|that is|is|choose|pick|take|tap|click|press) the (?:${ordinals})(?= *(?:[.!?,]|$))`,
  ].some((source) => new RegExp(source, 'u').test(text));
}
