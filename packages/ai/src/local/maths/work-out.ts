import type { Grade } from '@noodlenaut/domain';
import { digitsFor } from '../words/number-words.ts';
import { calculate } from './calculate.ts';
import { readExpression } from './expression.ts';
import { readSentence } from './read-sentence.ts';
import { average } from './topics/averages.ts';
import { clockTimes } from './topics/clock-times.ts';
import { compareNumbers } from './topics/comparing.ts';
import { countOn } from './topics/counting.ts';
import { findFactors } from './topics/factors.ts';
import { missingNumber } from './topics/missing-number.ts';
import { workWithParts } from './topics/parts.ts';
import { placeValue, round } from './topics/places.ts';
import { measureShapes } from './topics/shapes.ts';
import { storyProblem } from './topics/story-problems.ts';
import { convertUnits, countMoney } from './topics/units.ts';
import type { Worked } from './worked.ts';

function expression(text: string, grade: Grade): Worked | null {
  const term = readExpression(readSentence(text));
  return term && calculate(term, grade);
}

const TOPICS: readonly ((text: string, grade: Grade) => Worked | null)[] = [
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
  const asked = digitsFor(text);
  for (const topic of TOPICS) {
    const worked = topic(asked, grade);
    if (worked) return worked;
  }
  return null;
}
