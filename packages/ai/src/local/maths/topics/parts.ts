import { commonFactor, divide, exact, exactOf, multiply, subtract, type Exact } from '../exact.ts';
import { showDecimal, showFraction, showNumber } from '../show-number.ts';
import { shorteningSteps } from '../steps/part-steps.ts';
import type { Worked } from '../worked.ts';

const HUNDRED = exact(100n);
const told = (steps: string[], closing: string, value: Exact, result: string, skill: string): Worked => ({
  steps,
  closing,
  value,
  result,
  skill,
});

/** The written fraction, not reduced. */
function fractionIn(text: string): Exact | null {
  const [, over = '', under = ''] = /(?<![\d/.])(\d{1,6})\/(\d{1,6})(?![\d/.])/.exec(text) ?? [];
  return over === '' || Number(under) === 0 ? null : { over: BigInt(over), under: BigInt(under) };
}

function percentOf(text: string): Worked | null {
  const [, rate = '', word = '', amount = ''] =
    /(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent) (of|off|off of) \$?(\d[\d,]*(?:\.\d+)?)/.exec(text) ?? [];
  const off = /\$?(\d[\d,]*(?:\.\d+)?) (?:with|minus|less) (\d{1,3}) ?(?:%|percent) off/.exec(text);
  const [share, whole] = [exactOf(rate || (off?.[2] ?? '')), exactOf(amount || (off?.[1] ?? ''))];
  const part = share && whole && divide(multiply(share, whole), HUNDRED);
  const hundredth = whole && divide(whole, HUNDRED);
  if (!part || !hundredth) return null;
  const [percent, all, of] = [showNumber(share), showNumber(whole), showNumber(part)];
  const steps = [
    `1% of ${all} is ${showNumber(hundredth)}.`,
    `${percent}% is ${percent} times as much: ${of}.`,
  ];
  if (word === 'of')
    return told(
      [steps[0] ?? '', `Multiply that by ${percent}.`],
      `So ${percent}% of ${all} is ${of}.`,
      part,
      of,
      'math-scaling',
    );
  const left = subtract(whole, part);
  return told(
    [...steps, `Take it away: ${all} - ${of}.`],
    `So ${showNumber(left)} is left to pay.`,
    left,
    showNumber(left),
    'math-scaling',
  );
}

function otherForm(text: string): Worked | null {
  if (/\bdivided by\b/.test(text)) return null;
  const goal = /(?:as|to|into|in) (?:an? )?(decimal|percent|percentage|fraction|mixed number)/.exec(
    text,
  )?.[1];
  if (!goal) return null;
  const fraction = fractionIn(text);
  const digits = /(\d+(?:\.\d+)?) ?(%|percent)?/.exec(text);
  const value = fraction ? exact(fraction.over, fraction.under) : exactOf(digits?.[1] ?? '');
  const amount =
    value && (digits?.[2] !== undefined && !fraction ? exact(value.over, value.under * 100n) : value);
  if (!amount) return null;
  const from = fraction
    ? `${fraction.over}/${fraction.under}`
    : `${digits?.[1] ?? ''}${digits?.[2] ? '%' : ''}`;
  if (goal === 'fraction' || goal === 'mixed number')
    return told(
      digits?.[2]
        ? ['Percent means out of 100.']
        : ['Read the decimal places: tenths, hundredths, thousandths.'],
      `So ${from} = ${showFraction(amount)}.`,
      amount,
      showFraction(amount),
      'math-fractions',
    );
  const decimal = showDecimal(goal === 'decimal' ? amount : multiply(amount, HUNDRED));
  if (decimal === null) return null;
  const shown = goal === 'decimal' ? decimal : `${decimal}%`;
  const step =
    goal === 'decimal'
      ? fraction
        ? `Divide the top by the bottom: ${fraction.over} ÷ ${fraction.under}.`
        : 'Percent means out of 100.'
      : 'Percent means out of 100, so multiply by 100.';
  return told([step], `So ${from} = ${shown}.`, amount, shown, 'math-decimals');
}

function simplestForm(text: string): Worked | null {
  const fraction = fractionIn(text);
  const isAlone = /^\d{1,6}\/\d{1,6}$/.test(text.replace(/^what is /, ''));
  if (isAlone && fraction && fraction.over === fraction.under)
    return told(
      [`All ${fraction.under} of ${fraction.under} parts are there.`],
      `So ${fraction.over}/${fraction.under} is one whole.`,
      exact(1n),
      '1',
      'math-fractions',
    );
  if (
    !fraction ||
    !(isAlone || /simpl|reduc|lowest terms|shorten|mixed number/.test(text)) ||
    fraction.over % fraction.under === 0n
  )
    return null;
  const short = exact(fraction.over, fraction.under);
  const written = `${fraction.over}/${fraction.under}`;
  if (commonFactor(fraction.over, fraction.under) === 1n && fraction.over < fraction.under)
    return told(
      [`No number above 1 divides ${fraction.over} and ${fraction.under}.`],
      `So ${written} is in its simplest form.`,
      short,
      written,
      'math-equivalent-fractions',
    );
  return told(
    shorteningSteps(fraction),
    `So ${written} = ${showFraction(short)}.`,
    short,
    showFraction(short),
    'math-equivalent-fractions',
  );
}

function equivalent(text: string): Worked | null {
  const fraction = fractionIn(text);
  if (
    !fraction ||
    !/equivalent|equal to|same as|twin/.test(text) ||
    (text.match(/\d+\/\d+/g) ?? []).length !== 1
  )
    return null;
  const [twice, thrice] = [2n, 3n].map((by) => `${fraction.over * by}/${fraction.under * by}`);
  return told(
    ['Multiply top and bottom by the same number.'],
    `So ${fraction.over}/${fraction.under} = ${twice} = ${thrice}.`,
    exact(fraction.over, fraction.under),
    twice ?? '',
    'math-equivalent-fractions',
  );
}

/** Percents, and fractions in other forms: decimal, percent, simplest, equivalent. */
export const workWithParts = (text: string): Worked | null =>
  percentOf(text) ?? otherForm(text) ?? simplestForm(text) ?? equivalent(text);
