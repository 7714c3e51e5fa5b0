import type { Grade } from '../grades.ts';
import type { SubjectId } from '../subjects.ts';
import { adding } from './math/adding.ts';
import { addingFractions } from './math/adding-fractions.ts';
import { areaAndPerimeter } from './math/area-and-perimeter.ts';
import { belowZero } from './math/below-zero.ts';
import { comparing } from './math/comparing.ts';
import { counting } from './math/counting.ts';
import { countingMoney } from './math/counting-money.ts';
import { namingFractions } from './math/naming-fractions.ts';
import { numberBonds } from './math/number-bonds.ts';
import { oneStepEquations } from './math/one-step-equations.ts';
import { orderOfOperations } from './math/order-of-operations.ts';
import { percents } from './math/percents.ts';
import { placeValue } from './math/place-value.ts';
import { powersOfTen } from './math/powers-of-ten.ts';
import { rounding } from './math/rounding.ts';
import { sharingFacts } from './math/sharing-facts.ts';
import { subtracting } from './math/subtracting.ts';
import { tellingTime } from './math/telling-time.ts';
import { timesFacts } from './math/times-facts.ts';
import { unitRates } from './math/unit-rates.ts';
import type { PracticeGenerator } from './practice-generator.ts';
import { firstSounds } from './words/first-sounds.ts';
import { plurals } from './words/plurals.ts';
import { binaryLamps } from './world/binary-lamps.ts';
import { elementSymbols } from './world/element-symbols.ts';
import { gearRatios } from './world/gear-ratios.ts';
import { mapDirections } from './world/map-directions.ts';

/** All generators of exercises. */
export const PRACTICE_GENERATORS: readonly PracticeGenerator[] = [
  counting,
  comparing,
  numberBonds,
  adding,
  subtracting,
  placeValue,
  tellingTime,
  countingMoney,
  timesFacts,
  sharingFacts,
  areaAndPerimeter,
  namingFractions,
  addingFractions,
  rounding,
  powersOfTen,
  orderOfOperations,
  unitRates,
  percents,
  oneStepEquations,
  belowZero,
  firstSounds,
  plurals,
  mapDirections,
  elementSymbols,
  binaryLamps,
  gearRatios,
];

/** The generator with this id; undefined when it no longer exists. */
export const practiceGenerator = (id: string): PracticeGenerator | undefined =>
  PRACTICE_GENERATORS.find((one) => one.id === id);

/** What can be practised in a subject at a grade. */
export const practiceFor = (subject: SubjectId, grade: Grade): readonly PracticeGenerator[] =>
  PRACTICE_GENERATORS.filter((one) => one.subject === subject && one.grades.includes(grade));
