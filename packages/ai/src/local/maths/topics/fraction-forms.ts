import { commonFactor, exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const PARTS = new Map(
  'halves thirds fourths fifths sixths sevenths eighths ninths tenths elevenths twelfths'
    .split(' ')
    .map((name, at) => [name, at + 2] as const),
);
PARTS.set('quarters', 4).set('hundredths', 100).set('twentieths', 20);
const NAMES = [...PARTS.keys()].join('|');
const told = (
  steps: readonly string[],
  closing: string,
  over: number,
  under: number,
  result: string,
): Worked => ({
  steps,
  closing,
  value: exact(BigInt(over), BigInt(under)),
  result,
  skill: 'math-equivalent-fractions',
});

const AS = new RegExp(
  `(?<![\\d/])(\\d{1,3})\\/(\\d{1,3}) (?:equal to |as |in |to |into |with |is what |over |the same as )*(?:a )?(?:(${NAMES})|(?:denominator (?:of )?)(\\d{1,3}))`,
);
/** 'write 2/3 as sixths'. */
function asParts(text: string): Worked | null {
  const [, over = '', under = '', name = '', number] = AS.exec(text) ?? [];
  const wanted = PARTS.get(name) ?? Number(number);
  const times = wanted / Number(under);
  if (over === '' || !Number.isInteger(times) || times < 2) return null;
  const top = Number(over) * times;
  return told(
    [`${under} × ${times} = ${wanted}, so multiply top and bottom by ${times}.`],
    `So ${over}/${under} = ${top}/${wanted}.`,
    top,
    wanted,
    `${top}/${wanted}`,
  );
}

const MIXED =
  /(?<![\d/])(\d{1,3}) (?:and )?(\d{1,3})\/(\d{1,3}) (?:as|to|into|in) (?:an? )?(?:improper )?fraction/;
/** '2 1/4 as an improper fraction'. */
function improper(text: string): Worked | null {
  const [, whole = '', over = '', under = ''] = MIXED.exec(text) ?? [];
  if (under === '' || Number(under) === 0) return null;
  const top = Number(whole) * Number(under) + Number(over);
  return told(
    [
      `${whole} ${whole === '1' ? 'whole is' : 'wholes are'} ${whole} × ${under} = ${Number(whole) * Number(under)} parts.`,
      `Add the ${over}: ${top} parts.`,
    ],
    `So it is ${top}/${under}.`,
    top,
    Number(under),
    `${top}/${under}`,
  );
}

const TO_MIXED = /(?<![\d/])(\d{1,4})\/(\d{1,3}) (?:as|to|into|in) (?:an? )?mixed(?: number| fraction)?/;
/** '7/3 as a mixed number'. */
function mixed(text: string): Worked | null {
  const [, over = '', under = ''] = TO_MIXED.exec(text) ?? [];
  const [top, bottom] = [Number(over), Number(under)];
  if (over === '' || bottom === 0 || top < bottom) return null;
  const [whole, rest] = [Math.floor(top / bottom), top % bottom];
  const result = rest === 0 ? String(whole) : `${whole} ${rest}/${bottom}`;
  return told(
    [`${top} ÷ ${bottom} = ${whole}, and ${rest} left over.`],
    `So ${over}/${under} = ${result}.`,
    top,
    bottom,
    result,
  );
}

const RATIO = /\b(?:ratio|ratios)\b.*?(?<![\d/])(\d{1,4}) ?(?:to|:) ?(\d{1,4})/;
/** 'ratio of 12 to 18 in simplest form'. */
function ratio(text: string): Worked | null {
  const [, one = '', other = ''] = RATIO.exec(text) ?? [];
  if (other === '' || Number(other) === 0 || /\bif\b|how many/.test(text)) return null;
  const factor = Number(commonFactor(BigInt(one), BigInt(other)));
  const [a, b] = [Number(one) / factor, Number(other) / factor];
  return told(
    factor === 1 ? ['No number above 1 divides both.'] : [`Divide both by ${factor}.`],
    `So it is ${a} to ${b}.`,
    a,
    b,
    `${a}:${b}`,
  );
}

/** Fractions and ratios written in another form. */
export const fractionForms = (text: string): Worked | null =>
  ratio(text) ?? asParts(text) ?? improper(text) ?? mixed(text);
