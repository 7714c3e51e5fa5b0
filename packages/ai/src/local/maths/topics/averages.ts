import { add, compare, divide, exact, exactOf, isSame, subtract, type Exact } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const MOST_VALUES = 12;
const show = (value: Exact): string => showNumber(value);
const told = (steps: string[], closing: string, value: Exact): Worked => ({
  steps,
  closing,
  value,
  result: show(value),
  skill: 'math-graphs',
});

function meanOf(values: readonly Exact[]): Worked | null {
  const sum = values.reduce(add, exact(0n));
  const count = exact(BigInt(values.length));
  const mean = divide(sum, count);
  if (!mean) return null;
  return told(
    [
      `Add them all: ${values.map(show).join(' + ')} = ${show(sum)}.`,
      `There are ${values.length} numbers, so divide by ${values.length}.`,
    ],
    `The mean is ${show(mean)}.`,
    mean,
  );
}

function medianOf(sorted: readonly Exact[]): Worked | null {
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  const middle = low && high && divide(add(low, high), exact(2n));
  if (!middle) return null;
  const order = `Put them in order: ${sorted.map(show).join(', ')}.`;
  return told(
    [
      order,
      sorted.length % 2 === 0
        ? 'Two stand in the middle. Take halfway between them.'
        : 'Take the one in the middle.',
    ],
    `The median is ${show(middle)}.`,
    middle,
  );
}

function modeOf(sorted: readonly Exact[]): Worked | null {
  const counts = sorted.map((value) => sorted.filter((other) => isSame(value, other)).length);
  const most = Math.max(...counts);
  const modes = sorted.filter(
    (value, index) => counts[index] === most && sorted.findIndex((other) => isSame(value, other)) === index,
  );
  const [mode] = modes;
  if (!mode || modes.length > 1) return null;
  return told(
    ['Look for the number that comes most often.'],
    `The mode is ${show(mode)}. It comes ${most} times.`,
    mode,
  );
}

const NAMES = ['mean', 'median', 'mode', 'range'] as const;
/** The mean, median, mode or range of at most twelve numbers; two of them one after the other. */
export function average(text: string): Worked | null {
  const [one, other, ...more] = NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (one === undefined || other === undefined || more.length > 0) return averageOf(text);
  const [first, second] = [averageOf(text.replace(other, '')), averageOf(text.replace(one, ''))];
  if (!first || !second) return null;
  return { ...second, steps: [first.closing, ...second.steps.slice(0, 1)], closing: second.closing };
}

function averageOf(text: string): Worked | null {
  const wanted = /\b(mean|average|median|mode|range)\b/.exec(text)?.[1];
  const values = (text.match(/-?\d+(?:\.\d+)?/g) ?? [])
    .map((digits) => exactOf(digits))
    .filter((value) => value !== null);
  // 'What does 7:30 mean' asks for a meaning.
  if (wanted === 'mean' && /\bwhat (?:does|do|did)\b|\b(?:does|did|do) .*\bmean\b/.test(text)) return null;
  if (!wanted || values.length < 2 || values.length > MOST_VALUES) return null;
  const sorted = values.toSorted(compare);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (wanted === 'median') return medianOf(sorted);
  if (wanted === 'mode') return modeOf(sorted);
  if (wanted !== 'range') return meanOf(values);
  return least && most
    ? told(
        [`The greatest is ${show(most)}. The least is ${show(least)}.`],
        `The range is ${show(most)} - ${show(least)} = ${show(subtract(most, least))}.`,
        subtract(most, least),
      )
    : null;
}
