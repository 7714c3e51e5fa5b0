import { calculate, SIGNS } from '../calculate.ts';
import { exactOf, type Exact } from '../exact.ts';
import type { Operator } from '../expression.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';
import type { Grade } from '@noodlenaut/domain';

const STEPS: readonly (readonly [said: string, sign: Operator])[] = [
  ['add|adds|plus|gets?|got|finds?|wins?|up', '+'],
  ['take away|takes? away|subtract|minus|loses?|lost|gives? away|down', '-'],
  ['times|multiply by|multiplied by', '*'],
  ['divide by|divided by', '/'],
];
const STEP = `(?:,? ?(?:and |then |after that |i |you |we |it |goes )*(?:${STEPS.map(([said]) => said).join('|')}) \\d{1,5})`;
const SERIES = new RegExp(`(\\d{1,5})[a-z ]*?(${STEP}{2,})`);
const EACH = new RegExp(`(${STEPS.map(([said]) => said).join('|')}) (\\d{1,5})`, 'g');
const signOf = (said: string): Operator | undefined =>
  STEPS.find(([words]) => new RegExp(`^(?:${words})$`).test(said))?.[1];

/** 'The score is 5, then add 3, then take away 2': one step after the other, as they are told. */
export function inOrder(text: string, grade: Grade): Worked | null {
  const [, first = '', rest = ''] = SERIES.exec(text) ?? [];
  const start = exactOf(first);
  if (first === '' || !start || !/\bthen\b/.test(text)) return null;
  if ((text.match(/\d+/g) ?? []).length !== (rest.match(/\d+/g) ?? []).length + 1) return null;
  let value: Exact = start;
  const steps: string[] = [];
  for (const [, said = '', digits = ''] of rest.matchAll(EACH)) {
    const [sign, right] = [signOf(said), exactOf(digits)];
    if (sign === undefined || !right) return null;
    const term = (number: Exact) => ({ kind: 'number', value: number, isFraction: false }) as const;
    const worked = calculate({ kind: 'operation', sign, left: term(value), right: term(right) }, grade);
    if (!worked?.value) return null;
    steps.push(`${showNumber(value)} ${SIGNS[sign]} ${showNumber(right)} = ${showNumber(worked.value)}.`);
    value = worked.value;
  }
  return {
    steps: ['Take one step after the other.', ...steps],
    closing: `At the end it is ${showNumber(value)}.`,
    value,
    result: showNumber(value),
    skill: 'math-word-problems',
  };
}
