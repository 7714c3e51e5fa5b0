import type { Grade } from '@noodlenaut/domain';
import { digitsFor } from '../words/number-words.ts';
import { calculate } from './calculate.ts';
import { readExpression } from './expression.ts';
import { readSentence } from './read-sentence.ts';
import { binaryNumbers } from './topics/binary.ts';
import { gearTurns } from './topics/gears.ts';
import { average } from './topics/averages.ts';
import { clockTimes } from './topics/clock-times.ts';
import { compareNumbers } from './topics/comparing.ts';
import { countOn } from './topics/counting.ts';
import { workWithLetters } from './topics/equations.ts';
import { findFactors } from './topics/factors.ts';
import { computing } from './topics/coding.ts';
import { rowsOfThings } from './topics/patterns.ts';
import { fractionForms } from './topics/fraction-forms.ts';
import { inOrder } from './topics/in-order.ts';
import { missingNumber } from './topics/missing-number.ts';
import { moreShapes } from './topics/more-shapes.ts';
import { workWithParts } from './topics/parts.ts';
import { workWithPercents } from './topics/percents.ts';
import { placeValue, round } from './topics/places.ts';
import { changeFrom, groupsNeeded, rate } from './topics/rates.ts';
import { nextNumber } from './topics/sequences.ts';
import { measureShapes } from './topics/shapes.ts';
import { numerals, smallNumbers } from './topics/small-numbers.ts';
import { aboutNumbers } from './topics/sorting-numbers.ts';
import { storyProblem } from './topics/story-problems.ts';
import { timeZones } from './topics/time-zones.ts';
import { stories } from './topics/stories.ts';
import { convertUnits, countMoney } from './topics/units.ts';
import { centuryOf } from './topics/years.ts';

import type { Worked } from './worked.ts';

function expression(text: string, grade: Grade): Worked | null {
  const term = readExpression(readSentence(text));
  return term && calculate(term, grade);
}

/** 'What is 3x + 1 if x is 4' is 'what is 3 * (4) + 1'. */
function withValue(text: string): string {
  const [, before = '', letter = '', value = ''] =
    /^(.*?\d.*?|.*?\b[a-z]\b.*?) (?:if|when|for|and) ([a-z]) ?(?:is|=|equals) ?(-?\d{1,4})$/.exec(text) ?? [];
  if (value === '') return text;
  return before.replace(
    new RegExp(`(\\d)? ?(?<![a-z])${letter}(?![a-z])`, 'g'),
    (_all, digit: string | undefined) => (digit === undefined ? `(${value})` : `${digit} * (${value})`),
  );
}

const TOPICS: readonly ((text: string, grade: Grade) => Worked | null)[] = [
  computing,
  timeZones,
  binaryNumbers,
  gearTurns,
  smallNumbers,
  numerals,
  rowsOfThings,
  aboutNumbers,
  workWithPercents,
  fractionForms,
  moreShapes,
  stories,
  centuryOf,
  convertUnits,
  countMoney,
  clockTimes,
  measureShapes,
  round,
  placeValue,
  average,
  findFactors,
  workWithParts,
  expression,
  missingNumber,
  nextNumber,
  inOrder,
  changeFrom,
  groupsNeeded,
  rate,
  storyProblem,
  compareNumbers,
  countOn,
];

/**
 * Works out what a message asks to calculate: arithmetic, fractions, percent, decimals, units, money, times, shapes, rounding,
 * place value, comparison, factors, averages and missing numbers (P7.05).
 * @param text plain text of at most 300 characters
 * @returns null when it asks for no calculation that is known here
 */
export function workOut(text: string, grade: Grade): Worked | null {
  const plain = digitsFor(text.replace(/\$(?=\d)(?=.*[+*x-] ?\$?\d)/g, ''));
  const asked = withValue(plain);
  const letters = workWithLetters(plain);
  if (letters) return letters;
  for (const topic of TOPICS) {
    const worked = topic(asked, grade);
    if (worked) return worked;
  }
  return null;
}
