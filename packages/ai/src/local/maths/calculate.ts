import type { Grade } from '@noodlenaut/domain';
import { schoolYear } from '../limits.ts';
import { add, divide, exact, isWhole, multiply, subtract, type Exact } from './exact.ts';
import type { Operator, Term } from './expression.ts';
import { decimalsOf, showDecimal, showNumber } from './show-number.ts';
import { decimalSteps, fractionSteps } from './steps/part-steps.ts';
import { additionSteps, divisionSteps, multiplicationSteps, subtractionSteps } from './steps/whole-steps.ts';
import type { Worked } from './worked.ts';

const MOST_EXPONENT = 10n;
const MOST_DIGITS = 16;
export const SIGNS: Readonly<Record<Operator, string>> = {
  '+': '+',
  '-': '-',
  '*': '×',
  '/': '÷',
  '^': 'to the power of',
};
const SKILLS: Readonly<Record<Operator, string>> = {
  '+': 'math-addition',
  '-': 'math-subtraction',
  '*': 'math-multiplication',
  '/': 'math-division',
  '^': 'math-expressions',
};

interface Operation {
  readonly sign: Operator;
  readonly left: Exact;
  readonly right: Exact;
  readonly result: Exact;
}

function resultOf(sign: Operator, left: Exact, right: Exact): Exact | null {
  if (sign === '+') return add(left, right);
  if (sign === '-') return subtract(left, right);
  if (sign === '*') return multiply(left, right);
  if (sign === '/') return divide(left, right);
  if (!isWhole(right) || right.over < 0n || right.over > MOST_EXPONENT) return null;
  return exact(left.over ** right.over, left.under ** right.over);
}

/** All operations in the order in which they are done; null when one has no result or a result too long to read. */
function operationsOf(term: Term): { readonly value: Exact; readonly done: readonly Operation[] } | null {
  if (term.kind === 'number') return { value: term.value, done: [] };
  const left = operationsOf(term.left);
  const right = left && operationsOf(term.right);
  if (!left || !right) return null;
  const result = resultOf(term.sign, left.value, right.value);
  if (!result || `${result.over}${result.under}`.length > MOST_DIGITS) return null;
  const operation = { sign: term.sign, left: left.value, right: right.value, result };
  return { value: result, done: [...left.done, ...right.done, operation] };
}

const hasFraction = (term: Term): boolean =>
  term.kind === 'number' ? term.isFraction : hasFraction(term.left) || hasFraction(term.right);

function stepsOf({ sign, left, right, result }: Operation): string[] {
  if (!isWhole(left) || !isWhole(right)) {
    const isDecimal = decimalsOf(left) !== null && decimalsOf(right) !== null;
    return isDecimal ? decimalSteps(sign, left, right) : fractionSteps(sign, left, right);
  }
  const [a, b] = [left.over, right.over];
  if (sign === '^')
    return [`That is ${Array.from({ length: Number(b) }, () => showNumber(left)).join(' × ') || '1'}.`];
  if ((a < 0n || b < 0n) && (sign === '*' || sign === '/'))
    return [a < 0n && b < 0n ? 'Two minus signs make a plus.' : 'One minus sign: the result is below zero.'];
  if (a < 0n || b < 0n) return ['Use a number line: plus goes right, minus goes left.'];
  if (sign === '+') return additionSteps(a, b);
  if (sign === '-')
    return a < b
      ? [`You go below zero: ${showNumber({ over: b - a, under: 1n })} steps to the left of it.`]
      : subtractionSteps(a, b);
  if (sign === '*') return multiplicationSteps(a, b);
  return isWhole(result) ? divisionSteps(a, b) : [`How many times does ${b} fit into ${a}?`];
}

/** Whole numbers that do not divide: with what is left over up to 4th grade. */
function withRemainder({ left, right }: Operation): string {
  const [quotient, rest] = [left.over / right.over, left.over % right.over];
  return `${quotient} remainder ${rest}`;
}

/**
 * Works a term out step by step (P7.05).
 * @returns null when it cannot be done: a division by 0, a power above 10, a result of more than 16 digits
 */
export function calculate(term: Term, grade: Grade): Worked | null {
  const all = operationsOf(term);
  const last = all?.done.at(-1);
  if (!all || !last) return null;
  const fractions = hasFraction(term);
  const { value } = all;
  const isRest =
    last.sign === '/' &&
    all.done.length === 1 &&
    !isWhole(value) &&
    isWhole(last.left) &&
    isWhole(last.right) &&
    last.left.over > last.right.over &&
    last.right.over > 0n &&
    schoolYear(grade) < 6;
  const asFraction = fractions || showDecimal(value) === null;
  const shown = isRest ? withRemainder(last) : showNumber(value, asFraction);
  const line = ({ sign, left, right, result }: Operation) =>
    `${showNumber(left, fractions)} ${SIGNS[sign]} ${showNumber(right, fractions)} = ${showNumber(result, fractions)}`;
  const steps =
    all.done.length > 1
      ? all.done
          .slice(0, -1)
          .map((operation, index) => `${index === 0 ? 'First' : 'Then'}: ${line(operation)}.`)
      : fractions
        ? fractionSteps(last.sign, last.left, last.right)
        : stepsOf(last);
  const closing = isRest
    ? `So ${showNumber(last.left)} ÷ ${showNumber(last.right)} = ${shown}.`
    : `So ${line(last).replace(/ = .*$/, ` = ${shown}`)}.`;
  const skill =
    all.done.length > 1
      ? 'math-expressions'
      : fractions
        ? 'math-fractions'
        : !isWhole(last.left) || !isWhole(last.right)
          ? 'math-decimals'
          : SKILLS[last.sign];
  return { steps, closing, value, result: shown, skill };
}

/** What a child is told when nothing can be worked out: a division by zero. */
export const dividesByZero = (text: string): boolean => /\/ ?0+(?![\d.])/.test(text);
