import { showNumber } from '../show-number.ts';
import { exact } from '../exact.ts';

const show = (value: bigint): string => showNumber(exact(value));
const line = (left: bigint, sign: string, right: bigint, result: bigint): string =>
  `${show(left)} ${sign} ${show(right)} = ${show(result)}`;
/** 37 is 30 and 7; 412 is 400 and 12. The first part is the highest place. */
export function splitPlace(value: bigint): readonly [high: bigint, rest: bigint] {
  const place = 10n ** BigInt(String(value).length - 1);
  return [(value / place) * place, value % place];
}
const counted = (from: bigint, by: bigint, times: bigint): string =>
  Array.from({ length: Number(times) }, (_, index) => show(from + by * BigInt(index + 1))).join(', ');

/** How to add two whole numbers from 0 on. */
export function additionSteps(left: bigint, right: bigint): string[] {
  const [big, small] = left >= right ? [left, right] : [right, left];
  if (small === 0n) return ['Adding zero changes nothing.'];
  if (big < 20n && small <= 5n)
    return [`Start at ${show(big)} and count on ${show(small)}.`, `Say: ${counted(big, 1n, small)}.`];
  if (small >= 1000n) return ['Write them under each other. Add place by place, from the right.'];
  const [high, rest] = splitPlace(small);
  if (rest === 0n || small < 10n) {
    const toTen = (10n - (big % 10n)) % 10n;
    if (small >= 10n) {
      const [tens, ones] = [(big / 10n) * 10n, big % 10n];
      if (ones === 0n) return [`Count the tens: ${big / 10n} tens and ${small / 10n} tens.`];
      return [`Add the tens: ${line(tens, '+', small, tens + small)}.`, `Then put the ${show(ones)} back.`];
    }
    if (toTen === 0n || toTen >= small) return [`Start at ${show(big)} and count on ${show(small)}.`];
    const ten = big + toTen;
    return [
      `First fill the ten: ${line(big, '+', toTen, ten)}.`,
      `Then add the rest: ${show(small - toTen)}.`,
    ];
  }
  return [`First add ${show(high)}: ${line(big, '+', high, big + high)}.`, `Then add ${show(rest)} more.`];
}

/** How to take the second whole number from the first; the first is not less. */
export function subtractionSteps(left: bigint, right: bigint): string[] {
  if (right === 0n) return ['Taking away zero changes nothing.'];
  if (left === right) return ['You take away all there is.'];
  if (left <= 20n && right <= 5n)
    return [`Start at ${show(left)} and count back ${show(right)}.`, `Say: ${counted(left, -1n, right)}.`];
  if (left - right <= 5n)
    return [`Count up from ${show(right)} to ${show(left)}.`, `Say: ${counted(right, 1n, left - right)}.`];
  const [high, rest] = splitPlace(right);
  if (rest === 0n || right < 10n) return [`Think: what and ${show(right)} make ${show(left)}?`];
  return [
    `First take away ${show(high)}: ${line(left, '-', high, left - high)}.`,
    `Then take away ${show(rest)} more.`,
  ];
}

/** How to multiply two whole numbers from 0 on. */
export function multiplicationSteps(left: bigint, right: bigint): string[] {
  const [small, big] = left <= right ? [left, right] : [right, left];
  if (small === 0n) return ['Zero groups have nothing in them.'];
  if (small === 1n) return ['One group is the number itself.'];
  const meaning = `${show(left)} × ${show(right)} means ${show(left)} groups of ${show(right)}.`;
  if (big <= 10n && small <= 5n) return [meaning, `Count: ${counted(0n, big, small)}.`];
  const [high, rest] = big <= 10n ? [5n, small - 5n] : splitPlace(big);
  const other = big <= 10n ? big : small;
  if (rest === 0n) return [meaning];
  return [
    meaning,
    `Split it: ${line(other, '×', high, other * high)} and ${line(other, '×', rest, other * rest)}.`,
    `Add both parts.`,
  ];
}

/** How to divide a whole number from 0 on by one from 1 on. */
export function divisionSteps(left: bigint, right: bigint): string[] {
  const [quotient, rest] = [left / right, left % right];
  const ask = `How many times does ${show(right)} fit into ${show(left)}?`;
  const fits = `${line(quotient, '×', right, quotient * right)}.`;
  return rest === 0n ? [ask, fits] : [ask, fits, `Then ${show(rest)} is left over.`];
}
