import { exact, exactOf, multiply } from '../exact.ts';
import { showFraction } from '../show-number.ts';
import type { Worked } from '../worked.ts';
import { show, told } from './story.ts';

const NAMES: Readonly<Record<string, number>> = {
  halves: 2,
  thirds: 3,
  fourths: 4,
  quarters: 4,
  fifths: 5,
  sixths: 6,
  eighths: 8,
  tenths: 10,
  twelfths: 12,
};
const HOW_MANY = new RegExp(
  `\\bhow many (${Object.keys(NAMES).join('|')}) (?:are |is |do you need |do i need |does it take |make |fit )?(?:there )?(?:up |in |to |make |for |into )*(?:the )?(\\d{1,3}(?:/\\d{1,2})?|an?|one|half|whole)(?: (?:a |an )?(half|halves|whole|wholes|[a-z]+s?))?(?: have)?$`,
);
/** 'how many halves are in 3 pizzas', 'how many eighths make one half'. */
function piecesIn(text: string): Worked | null {
  if (/\b(?:dollar|cent|hour|minute)/.test(text)) return null;
  const [, name = '', said = '', noun = ''] = HOW_MANY.exec(text) ?? [];
  const size = NAMES[name];
  if (size === undefined) return null;
  const [over = '1', under = '1'] = /^\d/.test(said) ? said.split('/') : [];
  const isHalf = said === 'half' || ((over === '1' || said === 'one') && noun.startsWith('hal'));
  const amount = isHalf ? exact(1n, 2n) : Number(under) === 0 ? null : exact(BigInt(over), BigInt(under));
  const value = amount && multiply(amount, exact(BigInt(size)));
  if (!amount || !value || value.under !== 1n) return null;
  const closing = `So ${showFraction(amount)} is ${show(value)} ${name}.`;
  return told(
    [`One whole is ${size} ${name}.`, `${showFraction(amount)} × ${size} = ${show(value)}.`],
    closing,
    value,
    'math-fractions',
  );
}

const DECIMAL =
  /\bhow many (tenths|hundredths) (?:are |is )?(?:there )?(?:in |make )?(\d{1,3}\.\d{1,2})(?: have)?$/;
/** 'how many tenths are in 0.8'. */
function decimalParts(text: string): Worked | null {
  const [, name = '', digits = ''] = DECIMAL.exec(text) ?? [];
  const [amount, size] = [exactOf(digits), exact(name === 'tenths' ? 10n : 100n)];
  const value = amount && multiply(amount, size);
  if (!value || value.under !== 1n) return null;
  return told(
    [`One whole is ${show(size)} ${name}.`],
    `${digits} is ${show(value)} ${name}.`,
    value,
    'math-decimals',
  );
}

const TWIN = [
  /(\d{1,3})\/(\d{1,3}) ?(?:=|is|equals|as) ?(?:\?|what|how many|x|_+)? ?\/ ?(\d{1,3})$/,
  /(\d{1,3})\/(\d{1,3}) (?:as|to|into|equal to|be)? ?(?:a |an )?(?:equal |equivalent )?(?:fraction )?(?:with|over|out of) (?:an? )?(?:bottom (?:number )?(?:of )?|denominator (?:of )?)?(\d{1,3})(?: (?:at|on|in|as) (?:the )?(?:bottom|denominator))?$/,
];
/** '2/3 = ?/12', 'write 3/5 as a fraction with 10 at the bottom'. */
function twin(text: string): Worked | null {
  const match = TWIN.map((form) => form.exec(text)).find((found) => found !== null);
  const [top, bottom, wanted] = (match ?? []).slice(1).map(Number);
  if (!top || !bottom || !wanted || wanted % bottom !== 0) return null;
  const times = wanted / bottom;
  const result = `${top * times}/${wanted}`;
  return told(
    [
      `The bottom becomes ${times} times as big: ${bottom} × ${times} = ${wanted}.`,
      `Do the same at the top: ${top} × ${times} = ${top * times}.`,
    ],
    `So ${top}/${bottom} = ${result}.`,
    exact(BigInt(top * times), BigInt(wanted)),
    'math-fractions',
    result,
  );
}

const SAME_RATIO =
  /^(?:what is |find )?(\d{1,3}) ?(?::|to) ?(\d{1,3}) ?(?:=|is|equals|is the same as) ?(\d{1,3}) ?(?::|to) ?(?:\?|what|x|_+)?$/;
/** '3:4 = 9:?'. */
function sameRatio(text: string): Worked | null {
  const [a, b, c] = (SAME_RATIO.exec(text) ?? []).slice(1).map(Number);
  if (!a || !b || !c || (b * c) % a !== 0) return null;
  const value = (b * c) / a;
  return told(
    [
      `From ${a} to ${c} you multiply by ${showFraction(exact(BigInt(c), BigInt(a)))}.`,
      'Do the same with the other number.',
    ],
    `So it is ${c}:${value}.`,
    exact(BigInt(value)),
    'math-scaling',
    String(value),
  );
}

const PER_ONE =
  /\b(\d{1,3}(?: \d{1,2}\/\d{1,2}|\/\d{1,2})?) ([a-z]+) (?:of [a-z]+ )?(?:for|in|per|makes?) (?:one|1|a|each|every) ([a-z]+?)s?\b.*\bhow (?:much|many)(?: [a-z]+)*? (?:for|in) (\d{1,3}) \3/;
/** 'a recipe needs 3/4 cup for one cake, how much for 3 cakes'. */
function perOne(text: string): Worked | null {
  const [, each = '', unit = '', , count = ''] = PER_ONE.exec(text) ?? [];
  const [whole, part] = each.includes(' ') ? each.split(' ') : ['0', each];
  const [over = '0', under = '1'] = (part ?? '').split('/');
  const many = exactOf(count);
  if (each === '' || !each.includes('/') || Number(under) === 0 || !many) return null;
  const one = exact(BigInt(whole ?? '0') * BigInt(under) + BigInt(over), BigInt(under));
  const value = multiply(one, many);
  return told(
    ['It is as much for each, so multiply.', `${count} × ${each} = ${showFraction(value)}.`],
    `So it is ${showFraction(value)} ${unit}${value.under === 1n && value.over === 1n ? '' : unit.endsWith('s') ? '' : 's'}.`,
    value,
    'math-fractions',
  );
}

/** Parts of equal size: how many fit, twins of a fraction, so much for each. */
export const equalPieces = (text: string): Worked | null =>
  piecesIn(text) ?? decimalParts(text) ?? twin(text) ?? sameRatio(text) ?? perOne(text);
