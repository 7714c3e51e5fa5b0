import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const ASKS = /\b(?:next|continue|pattern|sequence|missing|rule)\b/;
const LEAST = 3;

function ruleOf(numbers: readonly number[]): { readonly said: string; readonly next: number } | null {
  const [first = 0, second = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  const step = second - first;
  const isEven = numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step);
  if (isEven && step !== 0)
    return { said: step > 0 ? `add ${step}` : `take away ${-step}`, next: last + step };
  const times = second / first;
  const isTimes = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) * times);
  if (first !== 0 && isTimes && Number.isInteger(times) && times > 1)
    return { said: `multiply by ${times}`, next: last * times };
  return null;
}

/** 'What comes next: 2, 4, 6, 8': the same step each time, by adding or by multiplying. */
export function nextNumber(text: string): Worked | null {
  if (!ASKS.test(text)) return null;
  const numbers = (text.match(/(?<![\w./:])\d{1,5}(?![\w./:%])/g) ?? []).map(Number);
  const rule = numbers.length < LEAST ? null : ruleOf(numbers);
  if (!rule) return null;
  return {
    steps: ['Look from one number to the next.', `Each time you ${rule.said}.`],
    closing: `So ${rule.next} comes next.`,
    value: exact(BigInt(rule.next)),
    result: String(rule.next),
    skill: 'math-patterns',
  };
}
