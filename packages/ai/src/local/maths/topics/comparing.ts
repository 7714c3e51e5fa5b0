import { commonFactor, compare, exact, exactOf, isWhole, type Exact } from '../exact.ts';
import { decimalsOf, showDecimal } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const NUMBER = String.raw`(-?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)`;
const ASKS =
  /colder|warmer|hotter|bigger|greater|larger|smaller|less|fewer|more|higher|lower|biggest|smallest|largest|compare|>|<|same as|equal/;

interface Written {
  readonly text: string;
  readonly value: Exact;
}

function written(text: string): Written | null {
  const [over = '', under] = text.split('/');
  const [top, bottom] = [exactOf(over), exactOf(under ?? '1')];
  if (!top || !bottom || bottom.over === 0n || !isWhole(bottom)) return null;
  return { text, value: exact(top.over, top.under * bottom.over) };
}

function stepsFor(one: Written, other: Written): string[] {
  const [a, b] = [one.value, other.value];
  if (one.text.includes('/') && other.text.includes('/')) {
    const under = (a.under * b.under) / commonFactor(a.under, b.under);
    return a.under === b.under && one.text.split('/')[1] === other.text.split('/')[1]
      ? ['The parts are equally big. So more parts are more.']
      : [
          'Make the parts equally big.',
          `${one.text} = ${(a.over * under) / a.under}/${under} and ${other.text} = ${(b.over * under) / b.under}/${under}.`,
        ];
  }
  if (a.over < 0n || b.over < 0n) return ['On the number line, the number farther right is greater.'];
  const most = Math.max(decimalsOf(a) ?? 0, decimalsOf(b) ?? 0);
  const [left, right] = [showDecimal(a, most), showDecimal(b, most)];
  if (most > 0 && left !== null && right !== null)
    return ['Give both the same count of decimals.', `Then it is ${left} and ${right}.`];
  if (isWhole(a) && isWhole(b) && a.over < 10n && b.over < 10n)
    return ['The number that comes later is more.'];
  if (isWhole(a) && isWhole(b) && a.over < 100n && b.over < 100n) {
    const [tens, others] = [a.over / 10n, b.over / 10n];
    return tens === others
      ? ['The tens are equal. So look at the ones.']
      : [`Look at the tens first: ${tens} and ${others}.`];
  }
  return ['Compare from the left. The highest place counts first.'];
}

/** 'Which is bigger, 0.5 or 0.35?', also as 'is 3/4 more than 2/3'. */
export function compareNumbers(text: string): Worked | null {
  // 'More acidic' asks for something else than the greater number.
  // 'Why is 1/8 smaller' asks for a reason.
  if (
    !ASKS.test(text) ||
    /^(?:so |but |and )?(?:why|how come)\b/.test(text) ||
    /\b(?:more|less) (?!than\b|or\b)[a-z]+ (?:than|then)\b/.test(text)
  )
    return null;
  const found = [...text.matchAll(new RegExp(NUMBER, 'g'))].map(([number]) => written(number));
  const [one, other] = found;
  if (!one || !other || found.length !== 2) return null;
  const order = compare(one.value, other.value);
  const [big, small] = order >= 0 ? [one, other] : [other, one];
  const isLess = /smaller|less|fewer|smallest|lower|colder|</.test(text);
  const [isWarmth = ''] = /colder|warmer|hotter/.exec(text) ?? [];
  // 'Is 43 more or less than 34' is about the first.
  const asked =
    /^(?:so )?is (?:it true that )?-?[\d.,/]+ (bigger|greater|larger|more|higher|smaller|less|lower|fewer) than -?[\d.,/]+$/.exec(
      text,
    )?.[1];
  const isTrue =
    asked !== undefined && order > 0 === /bigger|greater|larger|more|higher/.test(asked) && order !== 0;
  const isEither =
    /\b(?:more|bigger|greater|larger) or (?:less|smaller)\b|\b(?:less|smaller) or (?:more|bigger|greater)\b/.test(
      text,
    );
  return {
    steps: stepsFor(one, other),
    closing:
      order === 0
        ? `${asked === undefined ? 'So' : 'No,'} ${one.text} and ${other.text} are equal.`
        : asked !== undefined
          ? `${isTrue ? 'Yes' : 'No'}, ${one.text} is ${order > 0 ? 'greater' : 'less'} than ${other.text}.`
          : isEither
            ? `So ${one.text} is ${order > 0 ? 'more' : 'less'} than ${other.text}.`
            : isWarmth !== ''
              ? `So ${isLess ? small.text : big.text} is ${isWarmth} than ${isLess ? big.text : small.text}.`
              : isLess
                ? `So ${small.text} is less than ${big.text}.`
                : `So ${big.text} is greater than ${small.text}.`,
    value: order === 0 ? one.value : isLess ? small.value : big.value,
    result: isLess ? small.text : big.text,
    skill: found.some((number) => number?.text.includes('/')) ? 'math-fractions' : 'math-comparing',
  };
}
