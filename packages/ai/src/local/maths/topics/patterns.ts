import { exact, exactOf, compare } from '../exact.ts';
import { showNumber } from '../show-number.ts';
import type { Worked } from '../worked.ts';

const NEXT =
  /^(?:.*\b)?(?:what|which(?: one)?) (?:comes|is|goes) next:? (?:in )?((?:[a-z0-9]+,? ){2,11}[a-z0-9]+)$/;
const FIRST_THE_ROW =
  /^(?:in )?((?:[a-z0-9]+,? ){2,11}[a-z0-9]+),? (?:what|which(?: one)?) (?:comes|is|goes) next$/;
const LONGEST = 4;
/** 'what comes next big small big small': the shortest part that repeats. Numbers that grow are another topic. */
function nextInPattern(text: string): Worked | null {
  const row = NEXT.exec(text)?.[1] ?? FIRST_THE_ROW.exec(text)?.[1];
  const items = row?.replaceAll(',', '').split(' ');
  if (!items) return null;
  for (let length = 2; length <= Math.min(LONGEST, items.length - 1); length += 1) {
    if (!items.every((item, at) => at < length || item === items[at - length])) continue;
    if (items.length < length + 1 || new Set(items.slice(0, length)).size < 2) continue;
    const next = items[items.length - length] ?? '';
    return {
      steps: [`${items.slice(0, length).join(' ')} comes again and again.`],
      closing: `So ${next} comes next.`,
      value: exactOf(next),
      result: next,
      skill: 'math-patterns',
    };
  }
  return null;
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NAMES = [...DAYS, ...MONTHS].join('|');
const NEIGHBOR = new RegExp(
  `\\b(?:what|which) (?:day|month|one)?s? ?(?:is |comes? |come )?(?:right )?(after|before) (${NAMES})$`,
);
const TODAY = new RegExp(
  `\\b(?:what|which) day (?:was|is|will) (?:it )?(?:be )?(yesterday|tomorrow)\\b.*\\btoday is (${DAYS.join('|')})$`,
);
/** 'what day comes before sunday', 'what day was it yesterday if today is monday'. */
function dayOrMonth(text: string): Worked | null {
  const [, other = '', today = ''] =
    TODAY.exec(text.replace(/^if (today is [a-z]+),? (.*)$/, '$2 if $1')) ?? [];
  const [, way = other === 'yesterday' ? 'before' : 'after', name = today] = NEIGHBOR.exec(text) ?? [];
  const list = DAYS.includes(name) ? DAYS : MONTHS;
  if (name === '') return null;
  const at = list.indexOf(name) + (way === 'after' ? 1 : -1);
  const found = list[(at + list.length) % list.length] ?? '';
  const shown = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    steps: [],
    closing: `${shown(found)} comes ${way} ${shown(name)}.`,
    value: null,
    result: found,
    skill: 'math-time',
  };
}

const MOST =
  /\b(?:most|biggest|greatest|largest|tallest|highest|longest|least|smallest|fewest|lowest|shortest)\b/;
const LOW = /\b(?:least|smallest|fewest|lowest|shortest)\b/;
const COUNTED = /(?<![\d./:])(\d{1,6}(?:\.\d{1,3})?)(?![\d/:])(?: ([a-z]+))?/g;
/** 'which is the most 2 5 9', 'which has the most 4 cats 9 dogs 6 fish'. */
function mostOf(text: string): Worked | null {
  if (!MOST.test(text) || !/^(?:so )?(?:which|what)\b/.test(text) || /\b(?:common|to)\b/.test(text))
    return null;
  const found = [...text.matchAll(COUNTED)].flatMap(([, digits = '', noun = '']) => {
    const value = exactOf(digits);
    return value ? [{ value, noun: /^(?:and|or)$/.test(noun) ? '' : noun }] : [];
  });
  if (found.length < 3 || found.length > 8) return null;
  const isLow = LOW.test(text);
  const best = found.toSorted((one, other) => (isLow ? 1 : -1) * compare(one.value, other.value))[0];
  if (!best) return null;
  const shown = `${showNumber(best.value)}${best.noun === '' ? '' : ` ${best.noun}`}`;
  return {
    steps: ['Compare them one by one.'],
    closing: `The ${isLow ? 'least' : 'most'} is ${shown}.`,
    value: best.value,
    result: shown,
    skill: 'math-comparing',
  };
}

const BALANCE = /(\d{1,3}) ?([+-]) ?(\d{1,3}) ?= ?(\d{1,3}) ?([+-]) ?(?:\?|what|_+|something)?$/;
/** 'what number is missing 8 + 2 = 5 + ?'. */
function balanced(text: string): Worked | null {
  const [, a = '', sign = '', b = '', c = '', other = ''] = BALANCE.exec(text) ?? [];
  if (c === '') return null;
  const left = sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b);
  const value = other === '+' ? left - Number(c) : Number(c) - left;
  if (value < 0) return null;
  return {
    steps: [`The left side is ${left}.`, `The right side must be ${left}, too.`],
    closing: `So the missing number is ${value}.`,
    value: exact(BigInt(value)),
    result: String(value),
    skill: 'math-equality',
  };
}

const TENS = /^(?:what is |how (?:much|many) (?:is|are) )(\d{1,2}) (tens|hundreds|thousands)$/;
/** 'what is 6 tens'. */
function bigUnits(text: string): Worked | null {
  const [, count = '', name = ''] = TENS.exec(text) ?? [];
  if (count === '') return null;
  const value = Number(count) * (name === 'tens' ? 10 : name === 'hundreds' ? 100 : 1000);
  return {
    steps: [],
    closing: `${count} ${name} are ${showNumber(exact(BigInt(value)))}.`,
    value: exact(BigInt(value)),
    result: String(value),
    skill: 'math-place-value',
  };
}

const CLOSER = /\b(?:is )?(\d{1,6}) (?:closer|nearer) to (\d{1,6}) or (?:to )?(\d{1,6})$/;
/** 'is 449 closer to 400 or 500'. */
function closer(text: string): Worked | null {
  const [number, one, other] = (CLOSER.exec(text) ?? []).slice(1).map(Number);
  if (number === undefined || one === undefined || other === undefined || /\d\/\d/.test(text)) return null;
  const [a, b] = [Math.abs(number - one), Math.abs(number - other)];
  if (a === b) return null;
  const near = a < b ? one : other;
  return {
    steps: [`To ${one} it is ${a}, to ${other} it is ${b}.`],
    closing: `So ${number} is closer to ${near}.`,
    value: exact(BigInt(near)),
    result: String(near),
    skill: 'math-rounding',
  };
}

const ESTIMATE =
  /^(?:how (?:do|can|would) (?:i|you) )?(?:estimate|about how much is|about what is) (\d{2,5}) ?([+-]|plus|minus) ?(\d{2,5})$/;
/** 'estimate 48 + 31'. */
function estimate(text: string): Worked | null {
  const [, one = '', sign = '', other = ''] = ESTIMATE.exec(text) ?? [];
  if (other === '') return null;
  const place = 10 ** (Math.min(one.length, other.length) - 1);
  const near = (digits: string) => Math.round(Number(digits) / place) * place;
  const isPlus = sign === '+' || sign === 'plus';
  const value = isPlus ? near(one) + near(other) : near(one) - near(other);
  return {
    steps: [
      `Round both: ${near(one)} and ${near(other)}.`,
      `${near(one)} ${isPlus ? '+' : '-'} ${near(other)} = ${value}.`,
    ],
    closing: `So it is about ${value}.`,
    value: exact(BigInt(Math.max(0, value))),
    result: String(value),
    skill: 'math-rounding',
  };
}

const UP_TO =
  /\bhow (?:many|much) (?:more )?(?:do (?:i|we|you) need |must (?:i|you) add |is it |are needed )?(?:to go |to get )?from (\d{1,4}) (?:to (?:get to |make |reach |go to |be )?|up to )(\d{1,4})$/;
/** 'how many do i need from 7 to get to 10'. */
function upTo(text: string): Worked | null {
  const [, from = '', to = ''] = UP_TO.exec(text) ?? [];
  const value = Number(to) - Number(from);
  if (to === '' || value < 1) return null;
  return {
    steps: [`Count up from ${from} to ${to}.`],
    closing: `${from} + ${value} = ${to}, so you need ${value}.`,
    value: exact(BigInt(value)),
    result: String(value),
    skill: 'math-addition',
  };
}

/** What comes next, before and after, the most, and other questions on a row of things. */
export const rowsOfThings = (text: string): Worked | null =>
  nextInPattern(text) ??
  upTo(text) ??
  dayOrMonth(text) ??
  mostOf(text) ??
  balanced(text) ??
  bigUnits(text) ??
  closer(text) ??
  estimate(text);
