import type { Grade } from '@noodlenaut/domain';
import { exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const told = (steps: readonly string[], closing: string, value: number, skill: string): Worked => ({
  steps,
  closing,
  value: exact(BigInt(value)),
  result: String(value),
  skill,
});

const STEP =
  /\b(?:what (?:number )?is|which number is|whats|number is|what number comes) (?:the number )?(1|one|2|10|100|1000) (more|less|fewer) than (\d{1,6})$/;
/** 'what number is one more than 4'. */
function oneMore(text: string): Worked | null {
  const [, by = '', way = '', from = ''] = STEP.exec(text) ?? [];
  if (from === '') return null;
  const step = by === 'one' ? 1 : Number(by);
  const value = Number(from) + (way === 'more' ? step : -step);
  if (value < 0) return null;
  const sign = way === 'more' ? '+' : '-';
  const how =
    step === 1
      ? way === 'more'
        ? 'Count one on.'
        : 'Count one back.'
      : `Change only the digit that is worth ${step}.`;
  return told([how], `${from} ${sign} ${step} = ${value}.`, value, 'math-counting');
}

const MORE =
  /\bhow (?:many|much) (more|less|fewer|bigger|smaller|greater) (?:is )?(?:is )?(\d{1,6}) than (\d{1,6})$/;
/** 'how many more is 8 than 5': the difference. */
function difference(text: string): Worked | null {
  const [, way = '', one = '', other = ''] = MORE.exec(text) ?? [];
  if (one === '') return null;
  const [big, small] = [Math.max(Number(one), Number(other)), Math.min(Number(one), Number(other))];
  return told(
    ['Find the difference.', `Take away: ${big} - ${small} = ${big - small}.`],
    `${one} is ${big - small} ${way === 'bigger' || way === 'greater' ? 'more' : way === 'smaller' ? 'less' : way} than ${other}.`,
    big - small,
    'math-subtraction',
  );
}

const BETWEEN =
  /\b(?:number|numbers|comes?|is|are) (?:comes? |is |are |stands? |lies? )?(?:right )?(?:in )?between (\d{1,4}) and (\d{1,4})$/;
/** 'what number comes between 6 and 8'. */
function between(text: string): Worked | null {
  const [, one = '', other = ''] = BETWEEN.exec(text) ?? [];
  const [low, high] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
  if (one === '' || high - low < 2 || high - low > 11 || /many|difference/.test(text)) return null;
  const list = Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at);
  return told(
    [`Count from ${low} to ${high}.`],
    list.length === 1 ? `${list[0]} comes between them.` : `Between them: ${list.join(', ')}.`,
    list[0] ?? 0,
    'math-counting',
  );
}

const TENS_AND_ONES =
  /\bhow many tens(?: and (?:how many )?ones)? (?:are |does )?(?:there )?(?:in |make )?(?:the number )?(\d{2,3})(?: have)?$|\btens and ones (?:are )?(?:in|of) (\d{2,3})$/;
/** 'how many tens and ones in 47'. */
function tensAndOnes(text: string): Worked | null {
  const [, one, digits = one] = TENS_AND_ONES.exec(text) ?? [];
  if (digits === undefined) return null;
  const [tens, ones] = [Math.floor(Number(digits) / 10), Number(digits) % 10];
  return told(
    [`${digits} = ${tens * 10} + ${ones}.`],
    `So ${digits} is ${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}.`,
    tens,
    'math-place-value',
  );
}

const NAMED = new Map([
  ['2s', 2],
  ['twos', 2],
  ['3s', 3],
  ['threes', 3],
  ['4s', 4],
  ['fours', 4],
  ['fives', 5],
  ['tens', 10],
  ['hundreds', 100],
]);
const COUNT =
  /\b(?:count|counting|skip count|skip counting) (?:up )?(?:by|in) ([a-z0-9]+)(?: (?:starting )?(?:from|at) (\d{1,4}))?(?: (?:up )?to (\d{1,4}))?$/;
/** 'count by tens to 100'. */
function jumps(text: string): Worked | null {
  const [, name = '', from = '', to = ''] = COUNT.exec(text) ?? [];
  const jump = NAMED.get(name) ?? (/^\d{1,3}s?$/.test(name) ? Number.parseInt(name, 10) : 0);
  if (jump < 1) return null;
  const start = from === '' ? jump : Number(from);
  const count = Math.min(10, to === '' ? 10 : Math.floor((Number(to) - start) / jump) + 1);
  if (count < 1) return null;
  const list = Array.from({ length: count }, (_, at) => start + jump * at);
  return told([`Each jump is ${jump}.`], `Count: ${list.join(', ')}.`, list.at(-1) ?? 0, 'math-counting');
}

const TWICE = /^(?:what is |whats |how much is )?(double|twice|half of|(?:a|one|1) half of) (\d{1,2})$/;
/** 'double 3' and 'half of 6' without signs that come later in school. */
function twiceOrHalf(text: string, grade: Grade): Worked | null {
  const [, word = '', digits = ''] = TWICE.exec(text) ?? [];
  const number = Number(digits);
  if (digits === '' || !/^(?:pre-k|k|1st)$/.test(grade)) return null;
  if (!word.includes('half'))
    return told(
      ['Double means two of the same.'],
      `${number} + ${number} = ${2 * number}.`,
      2 * number,
      'math-addition',
    );
  if (number % 2 === 1) return null;
  return told(
    [`Share ${number} into two equal parts.`],
    `Each part has ${number / 2}, so half of ${number} is ${number / 2}.`,
    number / 2,
    'math-division',
  );
}

/** Tasks of the first years: one more, between, tens and ones, jumps. */
export const smallNumbers = (text: string, grade: Grade): Worked | null =>
  difference(text) ??
  oneMore(text) ??
  between(text) ??
  tensAndOnes(text) ??
  jumps(text) ??
  twiceOrHalf(text, grade);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100)
    return [TENS[Math.floor(number / 10)], number % 10 > 0 ? ONES[number % 10] : '']
      .filter(Boolean)
      .join('-');
  if (number < 1000)
    return [`${ONES[Math.floor(number / 100)]} hundred`, number % 100 > 0 ? inWords(number % 100) : '']
      .filter(Boolean)
      .join(' ');
  return [`${inWords(Math.floor(number / 1000))} thousand`, number % 1000 > 0 ? inWords(number % 1000) : '']
    .filter(Boolean)
    .join(' ');
}
const IN_WORDS =
  /\b(?:write|say|spell|read) (?:the number )?(\d{1,6}) (?:in|as|with) words?$|\bhow do (?:i|you) (?:say|read|spell) (?:the number )?(\d{1,6})$|\bword form (?:of|for) (\d{1,6})$/;
const AS_DIGITS =
  /\b(?:how do (?:i|you) write|write) (?:the number )?(\d{1,6})(?: as a number| as a numeral| in numbers| in digits| in standard form)?$/;

/** 'write 47 in words', 'how do i write seven'. */
export function numerals(text: string): Worked | null {
  const digits = IN_WORDS.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (digits !== undefined)
    return {
      ...told(
        [`Read it from the left.`],
        `${digits} is ${inWords(Number(digits))}.`,
        Number(digits),
        'math-numerals',
      ),
      result: inWords(Number(digits)),
    };
  const written = AS_DIGITS.exec(text)?.[1];
  if (written === undefined) return null;
  const shown = showNumber(exact(BigInt(written)));
  return told(
    [
      `The number ${inWords(Number(written))} is written with ${written.length} ${written.length === 1 ? 'digit' : 'digits'}.`,
    ],
    `It is ${shown}.`,
    Number(written),
    'math-numerals',
  );
}
