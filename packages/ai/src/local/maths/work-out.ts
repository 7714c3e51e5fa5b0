import type { Grade } from '@noodlenaut/domain';
import { digitsFor } from '../words/number-words.ts';
import { calculate } from './calculate.ts';
import { readExpression } from './expression.ts';
import { readSentence } from './read-sentence.ts';
import { rephrase } from './rephrase.ts';
import { binaryNumbers } from './topics/binary.ts';
import { gearTurns } from './topics/gears.ts';
import { acidity } from './topics/acidity.ts';
import { average } from './topics/averages.ts';
import { clockTimes } from './topics/clock-times.ts';
import { compareNumbers } from './topics/comparing.ts';
import { compareAmounts } from './topics/comparing-amounts.ts';
import { compareTerms } from './topics/comparing-terms.ts';
import { countOn } from './topics/counting.ts';
import { workWithLetters } from './topics/equations.ts';
import { findFactors } from './topics/factors.ts';
import { computing } from './topics/coding.ts';
import { rowsOfThings } from './topics/patterns.ts';
import { fractionForms } from './topics/fraction-forms.ts';
import { atomsIn } from './topics/formulas.ts';
import { fractionStory } from './topics/fraction-stories.ts';
import { decimalInWords, decimalPlace, wordsAsDecimal } from './topics/decimals-in-words.ts';
import { equality } from './topics/equality.ts';
import { equalPieces } from './topics/equal-pieces.ts';
import { halvingSearch } from './topics/halving-search.ts';
import { inOrder } from './topics/in-order.ts';
import { fractionPlaces } from './topics/fraction-places.ts';
import { missingHeight } from './topics/missing-heights.ts';
import { movedPoints } from './topics/moved-points.ts';
import { shapeOfTurns } from './topics/shapes-of-turns.ts';
import { legsAndWheels } from './topics/legs-and-wheels.ts';
import { missingNumber } from './topics/missing-number.ts';
import { moreShapes } from './topics/more-shapes.ts';
import { workWithParts } from './topics/parts.ts';
import { workWithPercents } from './topics/percents.ts';
import { numberLine } from './topics/number-line.ts';
import { plotting } from './topics/plotting.ts';
import { placeValue, round } from './topics/places.ts';
import { primes } from './topics/primes.ts';
import { changeFrom, groupsNeeded, partner, rate, signsFor } from './topics/rates.ts';
import { nextNumber } from './topics/sequences.ts';
import { measureShapes } from './topics/shapes.ts';
import { numerals, smallNumbers } from './topics/small-numbers.ts';
import { aboutNumbers } from './topics/sorting-numbers.ts';
import { storyProblem } from './topics/story-problems.ts';
import { timeZones } from './topics/time-zones.ts';
import { sharing } from './topics/sharing.ts';
import { stories } from './topics/stories.ts';
import { betterDeal, unitRate } from './topics/unit-rates.ts';
import { convertUnits, countMoney } from './topics/units.ts';
import { wheelTurns } from './topics/wheel-turns.ts';
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
  atomsIn,
  acidity,
  halvingSearch,
  betterDeal,
  unitRate,
  fractionStory,
  equalPieces,
  partner,
  signsFor,
  sharing,
  numberLine,
  equality,
  missingHeight,
  movedPoints,
  shapeOfTurns,
  fractionPlaces,
  primes,
  compareTerms,
  compareAmounts,
  decimalInWords,
  decimalPlace,
  wordsAsDecimal,
  plotting,
  computing,
  timeZones,
  binaryNumbers,
  gearTurns,
  wheelTurns,
  smallNumbers,
  legsAndWheels,
  numerals,
  rowsOfThings,
  aboutNumbers,
  workWithPercents,
  fractionForms,
  moreShapes,
  stories,
  centuryOf,
  convertUnits,
  changeFrom,
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
  const plain = rephrase(digitsFor(text.replace(/\$(?=\d)(?=.*[+*x-] ?\$?\d)/g, '')));
  const asked = withValue(plain);
  const letters = workWithLetters(plain);
  if (letters) return letters;
  for (const topic of TOPICS) {
    const worked = topic(asked, grade);
    if (worked) return worked;
  }
  return null;
}
