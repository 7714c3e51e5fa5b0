import { commonFactor, exact, isWhole, type Exact } from '../exact.ts';
import { decimalsOf, showDecimal, showFraction } from '../show-number.ts';

const plain = ({ over, under }: Exact): string => (under === 1n ? String(over) : `${over}/${under}`);

function sameParts(left: Exact, right: Exact, sign: '+' | '-'): string[] {
  const under = (left.under * right.under) / commonFactor(left.under, right.under);
  const [one, other] = [left, right].map((part) => (part.over * under) / part.under);
  if (one === undefined || other === undefined) return [];
  const change =
    left.under === right.under
      ? ['The parts are equally big, so the bottom number stays.']
      : [
          `Make the parts equally big: ${plain(left)} = ${one}/${under}.`,
          `Also ${plain(right)} = ${other}/${under}.`,
        ];
  const top = sign === '+' ? one + other : one - other;
  return [
    ...change,
    `Now work with the top numbers: ${one} ${sign} ${other} = ${top}.`,
    `That is ${top}/${under}.`,
  ];
}

/** 3/4 of 20: share, then take some of the parts. */
function partOfWhole({ over, under }: Exact, all: bigint): string[] {
  if (all % under !== 0n)
    return [`Multiply the top: ${over} × ${all} = ${over * all}.`, `The bottom stays ${under}.`];
  const share = [`Share ${all} into ${under} equal parts: ${all} ÷ ${under} = ${all / under}.`];
  return over === 1n ? share : [...share, `Take ${over} of these parts.`];
}

/** How to calculate with fractions. The numbers are as the child wrote them, reduced or not. */
export function fractionSteps(sign: string, left: Exact, right: Exact): string[] {
  if (sign === '*' && isWhole(right) && !isWhole(left)) return partOfWhole(left, right.over);
  if (sign === '+' || sign === '-') return sameParts(left, right, sign);
  const turned = { over: right.under, under: right.over };
  const by = sign === '/' ? turned : right;
  const first = sign === '/' ? [`Dividing by ${plain(right)} is multiplying by ${plain(turned)}.`] : [];
  return [
    ...first,
    `Multiply the tops: ${left.over} × ${by.over} = ${left.over * by.over}.`,
    `Multiply the bottoms: ${left.under} × ${by.under} = ${left.under * by.under}.`,
  ];
}

/** The last step to lowest terms; empty when there is nothing to shorten. */
export function shorteningSteps({ over, under }: Exact): string[] {
  const factor = commonFactor(over, under);
  if (factor <= 1n) return [];
  const short = exact(over, under);
  const mixed = isWhole(short) || short.over < short.under ? '' : `, and that is ${showFraction(short)}`;
  return [`Divide top and bottom by ${factor}: ${over / factor}/${under / factor}${mixed}.`];
}

/** How to calculate with decimals that end. */
export function decimalSteps(sign: string, left: Exact, right: Exact): string[] {
  const [one, other] = [decimalsOf(left) ?? 0, decimalsOf(right) ?? 0];
  const most = Math.max(one, other);
  const lined = [left, right].map((value) => showDecimal(value, most) ?? '');
  if (sign === '+' || sign === '-')
    return ['Write the decimal points under each other.', `${lined.join(` ${sign} `)}: work place by place.`];
  if (sign === '*') {
    const factor = (value: Exact, count: number) => (value.over * 10n ** BigInt(count)) / value.under;
    const [a, b] = [factor(left, one), factor(right, other)];
    return [
      `Forget the points first: ${a} × ${b} = ${a * b}.`,
      `Then ${one + other} ${one + other === 1 ? 'digit comes' : 'digits come'} after the point.`,
    ];
  }
  const scale = 10n ** BigInt(most);
  const [a, b] = [left, right].map((value) => (value.over * scale) / value.under);
  return most > 0 ? [`Multiply both numbers by ${scale}: ${a} ÷ ${b}.`] : [];
}
