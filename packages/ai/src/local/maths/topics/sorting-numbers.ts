import { compare, divide, exact, exactOf, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const ASKS =
  /\b(?:order|sort|arrange|put)\b|\bleast to greatest\b|\bgreatest to least\b|\bsmallest to (?:biggest|largest)\b/;
const WRITTEN = /(?<![\w./-])-?\d{1,6}(?:\.\d{1,4}|\/\d{1,3})?(?![\w/]|\.\d)/g;

interface Written {
  readonly text: string;
  readonly value: Exact;
}
function written(text: string): Written | null {
  const [over = '', under] = text.split('/');
  const [top, bottom] = [exactOf(over), exactOf(under ?? '1')];
  const value = top && bottom && divide(top, bottom);
  return value && { text, value };
}

/** 'order 0.3 0.25 0.4 from least to greatest': three to eight numbers. */
function sorted(text: string): Worked | null {
  const numbers = (text.replace(/(?<=\d),(?=\d{3}\b)/g, '').match(WRITTEN) ?? []).flatMap(
    (one) => written(one) ?? [],
  );
  if (!ASKS.test(text) || numbers.length < 3 || numbers.length > 8) return null;
  const isDown = /greatest to least|largest to smallest|biggest to smallest|descending/.test(text);
  const list = numbers
    .toSorted((one, other) => (isDown ? -1 : 1) * compare(one.value, other.value))
    .map(({ text: shown, value }) => (/^-?\d{4,}$/.test(shown) ? showNumber(value) : shown));
  const kind = list.some((one) => one.includes('/'))
    ? 'Make the parts equally big to compare.'
    : list.some((one) => one.includes('.'))
      ? 'Give all the same count of decimals, then compare.'
      : list.some((one) => one.startsWith('-'))
        ? 'On the number line, farther left is less.'
        : 'Compare the highest places first.';
  return {
    steps: [kind],
    closing: `So it is ${list.join(', ')}.`,
    value: null,
    result: list.join(', '),
    skill: 'math-comparing',
  };
}

const SHADED = /\b(\d{1,2}) (?:out )?of (?:the )?(\d{1,2}) (?:equal )?(?:parts|pieces|slices|squares)\b/;
const EATEN = /\bfraction\b/;
/** 'what fraction is shaded if 3 of 8 parts are shaded'. */
function fractionOf(text: string): Worked | null {
  const [, some = '', all = ''] = SHADED.exec(text) ?? [];
  if (!EATEN.test(text) || some === '' || Number(some) > Number(all)) return null;
  return {
    steps: [`All parts go below: ${all}.`, `The counted parts go on top: ${some}.`],
    closing: `So it is ${some}/${all}.`,
    value: exact(BigInt(some), BigInt(all)),
    result: `${some}/${all}`,
    skill: 'math-fractions',
  };
}

const PLACES =
  /\b(\d) hundreds?,? (?:and )?(\d{1,2}) tens?(?:,? (?:and )?(\d{1,2}) ones?)?|\b(\d{1,2}) tens? (?:and )?(\d{1,2}) ones?/;
/** 'what is 6 hundreds 4 tens and 2 ones'. */
function fromPlaces(text: string): Worked | null {
  const [, hundreds = '0', tens, ones, lonelyTens, lonelyOnes] = PLACES.exec(text) ?? [];
  const [t, o] = [tens ?? lonelyTens, ones ?? lonelyOnes ?? '0'];
  if (t === undefined || /how many|value/.test(text)) return null;
  const parts = [Number(hundreds) * 100, Number(t) * 10, Number(o)].filter((part) => part > 0);
  const value = parts.reduce((sum, part) => sum + part, 0);
  return {
    steps: [`Add them: ${parts.join(' + ')}.`],
    closing: `That is ${value}.`,
    value: exact(BigInt(value)),
    result: String(value),
    skill: 'math-place-value',
  };
}

const RULER =
  /\b(?:starts?|begins?|goes) (?:at|from) (?:the )?(\d{1,3}) ?([a-z]{1,11})? ?(?:mark )?(?:and )?(?:ends?|stops?|goes|to|until)(?: at| to)? (?:the )?(\d{1,3})\b.*\bhow long\b/;
/** 'a pencil starts at 3 cm and ends at 15 cm, how long is it'. Times are another topic. */
function onRuler(text: string): Worked | null {
  const [, from = '', unit = '', to = ''] = RULER.exec(text) ?? [];
  const length = Number(to) - Number(from);
  if (
    from === '' ||
    length <= 0 ||
    /:|am\b|pm\b|clock|hours?|minutes?|\b(?:movie|class|game|show|school|party|lesson|train|bus|trip|sleep)\b/.test(
      text,
    )
  )
    return null;
  const shown = /^(?:cm|inch|inches|m|feet|centimeters|units)$/.test(unit) ? ` ${unit}` : ' units';
  return {
    steps: ['It does not start at 0, so take away the start.', `${to} - ${from} = ${length}.`],
    closing: `So it is ${length}${shown} long.`,
    value: exact(BigInt(length)),
    result: `${length}${shown}`,
    skill: 'math-measuring',
  };
}

/** Numbers in order, and from their parts. */
export const aboutNumbers = (text: string): Worked | null =>
  onRuler(text) ?? sorted(text) ?? fractionOf(text) ?? fromPlaces(text);
