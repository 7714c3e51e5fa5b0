import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';
import { told } from './story.ts';

const number = (digits: string): number => Number(digits.replace(' ', ''));
const APART =
  /\b(?:how far (?:apart |away )?(?:is|are)|(?:what is |whats )?(?:the )?distance (?:between|from)) (-? ?\d{1,4}) (?:and|from|to) (-? ?\d{1,4})(?: apart| on (?:a|the) number line)?$/;
/** 'how far apart are -4 and 5'. */
function apart(text: string): Worked | null {
  const [, one = '', other = ''] = APART.exec(text) ?? [];
  const [low, high] = [number(one), number(other)].toSorted((a, b) => a - b);
  if (one === '' || low === undefined || high === undefined) return null;
  const steps =
    low < 0 && high > 0
      ? [
          `From ${low} to 0 is ${-low}, and from 0 to ${high} is ${high}.`,
          `${-low} + ${high} = ${high - low}.`,
        ]
      : [`Count the steps from ${low} to ${high}.`];
  return told(steps, `So the distance is ${high - low}.`, exact(BigInt(high - low)), 'math-numbers');
}

const QUADRANT = /\bquadrants? (?:is|has|does|are|contains)?.*?\(? ?(-? ?\d{1,3}) ?, ?(-? ?\d{1,3}) ?\)?/;
/** 'what quadrant is (-2, 3) in'. */
function quadrant(text: string): Worked | null {
  const [, across = '', up = ''] = QUADRANT.exec(text) ?? [];
  const [x, y] = [number(across), number(up)];
  if (up === '') return null;
  if (x === 0 || y === 0)
    return told(
      [],
      `The point (${x}, ${y}) lies on an axis, so in no quadrant.`,
      exact(0n),
      'math-position',
      'none',
    );
  const found = x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3;
  return told(
    [
      `${x} is ${x > 0 ? 'right' : 'left'} of zero, and ${y} is ${y > 0 ? 'above' : 'below'} it.`,
      'The quadrants go against the clock from the top right: 1, 2, 3, 4.',
    ],
    `So it is in quadrant ${found}.`,
    exact(BigInt(found)),
    'math-position',
  );
}

const AFTER =
  /\b(?:comes?|is|goes) (?:right |next )?(after|before) (\d{1,4}) (?:when (?:you|i|we) count|in counting|on (?:a|the) number line|when counting)$/;
/** 'what comes after 6 when you count'. */
function nextDoor(text: string): Worked | null {
  const [, way = '', from = ''] = AFTER.exec(text) ?? [];
  const value = Number(from) + (way === 'after' ? 1 : -1);
  if (from === '' || value < 0) return null;
  return told(
    [way === 'after' ? 'Count one more.' : 'Count one back.'],
    `${value} comes ${way} ${from}.`,
    exact(BigInt(value)),
    'math-counting',
  );
}

const BACK =
  /^(?:how (?:do|can) (?:i|you) )?count(?:ing)? (?:back|backwards?|down)(?: by ones?)? from (\d{1,3})(?: to (\d{1,3}))?$/;
const LONGEST = 11;
/** 'count backwards from 10'. */
function countBack(text: string): Worked | null {
  const [, from = '', to = '0'] = BACK.exec(text) ?? [];
  const length = Math.min(LONGEST, Number(from) - Number(to) + 1);
  if (from === '' || length < 2) return null;
  const row = Array.from({ length }, (_, at) => Number(from) - at);
  return told(
    ['Each step is one less.'],
    `Count: ${row.join(', ')}.`,
    exact(BigInt(row.at(-1) ?? 0)),
    'math-counting',
  );
}

const UP = /^(?:how (?:do|can) (?:i|you) )?count(?:ing)? (?:up )?from (\d{1,4}) to (\d{1,4})$/;
/** 'count from 27 to 33'. */
function countUp(text: string): Worked | null {
  const [from, to] = (UP.exec(text) ?? []).slice(1).map(Number);
  if (from === undefined || to === undefined || to <= from || to - from > LONGEST) return null;
  const row = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return told(['Each step is one more.'], `Count: ${row.join(', ')}.`, exact(BigInt(to)), 'math-counting');
}

const PAIRS = /^(?:what|which) (?:two|2) numbers (?:make|add up to|add to|equal) (\d{1,2})$/;
/** 'what two numbers make 7'. */
function pairsOf(text: string): Worked | null {
  const sum = Number(PAIRS.exec(text)?.[1] ?? 0);
  if (sum < 2 || sum > 20) return null;
  const pairs = Array.from(
    { length: Math.min(4, Math.floor(sum / 2)) },
    (_, at) => `${at + 1} + ${sum - at - 1}`,
  );
  return told(
    ['There is more than one way.'],
    `These make ${sum}: ${pairs.join(', ')}.`,
    exact(BigInt(sum)),
    'math-composing',
  );
}

const GAP = /(?:^|\s)((?:\d{1,4},? )+)(?:_+|\?|blank|what)((?:,? \d{1,4})+)$/;
/** 'the missing number 3 6 9 _ 15'. */
function gap(text: string): Worked | null {
  const [, before = '', after = ''] = GAP.exec(text) ?? [];
  const [first, last] = [before, after].map((row) => (row.match(/\d+/g) ?? []).map(Number));
  if (!first || !last || first.length + last.length < 3) return null;
  const row = [...first, Number.NaN, ...last];
  const steps = row.slice(1).map((item, at) => item - (row[at] ?? 0));
  const step = steps.find((one) => !Number.isNaN(one));
  if (step === undefined || step === 0 || steps.some((one) => !Number.isNaN(one) && one !== step))
    return null;
  const value = (first.at(-1) ?? 0) + step;
  if (value + step !== last[0]) return null;
  return told(
    [step > 0 ? `Each time ${step} more.` : `Each time ${-step} less.`],
    `So the missing number is ${value}.`,
    exact(BigInt(value)),
    'math-patterns',
  );
}

const MORE_MAKE = /^(\d{1,3}) and how many (?:more )?(?:make|makes|is|are|to make) (\d{1,3})$/;
/** '5 and how many more make 10'. */
function howManyMore(text: string): Worked | null {
  const [, from = '', to = ''] = MORE_MAKE.exec(text) ?? [];
  const value = Number(to) - Number(from);
  if (to === '' || value < 0) return null;
  return told(
    [`Count on from ${from} to ${to}.`],
    `${from} + ${value} = ${to}, so ${value} more.`,
    exact(BigInt(value)),
    'math-composing',
  );
}

/** Steps on the number line: how far apart, before and after, gaps of a row. */
export const numberLine = (text: string): Worked | null =>
  apart(text) ??
  quadrant(text) ??
  nextDoor(text) ??
  countBack(text) ??
  countUp(text) ??
  pairsOf(text) ??
  gap(text) ??
  howManyMore(text);
