import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  GRADES,
  PRACTICE_GENERATORS,
  practiceFor,
  practiceOptions,
  seededDice,
  type Grade,
} from '../index.ts';

/** The greatest number a child of the grade meets in an exercise. */
const RANGE: Readonly<Record<Grade, number>> = {
  'pre-k': 10,
  k: 20,
  '1st': 120,
  '2nd': 1000,
  '3rd': 10_000,
  '4th': 100_000,
  '5th': 1_000_000,
  '6th': 1_000_000,
};
const cases = PRACTICE_GENERATORS.flatMap((generator) =>
  generator.grades.map((grade) => [generator.id, grade, generator] as const),
);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test.each(cases)(
  '%s at %s: one right option, distinct ones, reasons for the wrong ones, the same for a seed',
  (_id, grade, { make }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const item = make(seededDice(seed), grade);
        const { options, correct_answer: right, option_reasons: reasons = [] } = item;
        expect(options).toHaveLength(practiceOptions(grade));
        expect(new Set(options).size).toBe(options.length);
        expect(options[right]).toBeDefined();
        expect(reasons.map((reason) => reason === null)).toEqual(options.map((_option, at) => at === right));
        expect(make(seededDice(seed), grade)).toEqual(item);
      }),
    );
  },
);

test.each(cases)(
  '%s at %s: numbers stay inside the range of the grade, no text is broken',
  (_id, grade, { make }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, options, explanation, hints = [] } = make(seededDice(seed), grade);
        for (const text of [question, ...options, explanation, ...hints]) {
          expect(text).not.toMatch(/NaN|undefined|Infinity|\d\.\d{6}/);
          for (const number of text.replaceAll(',', '').match(/\d+/g) ?? [])
            expect(Number(number)).toBeLessThanOrEqual(RANGE[grade]);
        }
      }),
    );
  },
);

test.each(cases)('%s at %s: endless, and the right one stands anywhere', (_id, grade, { make }) => {
  const items = Array.from({ length: 60 }, (_, seed) => make(seededDice(seed), grade));
  expect(new Set(items.map((item) => JSON.stringify(item))).size).toBeGreaterThan(20);
  expect(new Set(items.map((item) => item.correct_answer)).size).toBe(practiceOptions(grade));
});

const NUMBER = String.raw`-?[\d,.]+`;
const sums: readonly (readonly [RegExp, (left: number, right: number) => number])[] = [
  [new RegExp(`^What is (${NUMBER}) \\+ (${NUMBER})\\?$`), (left, right) => left + right],
  [new RegExp(`^What is (${NUMBER}) − (${NUMBER})\\?$`), (left, right) => left - right],
  [new RegExp(`^What is (${NUMBER}) × (${NUMBER})\\?$`), (left, right) => left * right],
  [new RegExp(`^What is (${NUMBER}) ÷ (${NUMBER})\\?$`), (left, right) => left / right],
  [new RegExp(`^What is (${NUMBER})% of (${NUMBER})\\?$`), (left, right) => (left * right) / 100],
];
test('the right option of a written sum is what a second way of reckoning says', () => {
  let judged = 0;
  for (const [, grade, { make }] of cases) {
    for (let seed = 0; seed < 200; seed += 1) {
      const { question, options, correct_answer: right } = make(seededDice(seed), grade);
      const value = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
      for (const [pattern, reckon] of sums) {
        const [, left, second] = pattern.exec(question) ?? [];
        if (left === undefined) continue;
        expect(value(options[right]), question).toBeCloseTo(reckon(value(left), value(second)), 6);
        judged += 1;
      }
    }
  }
  expect(judged).toBeGreaterThan(1000);
});

test('math can be practised at every grade; five other subjects can be practised', () => {
  for (const grade of GRADES) expect(practiceFor('math', grade).length, grade).toBeGreaterThan(0);
  const others = new Set(
    PRACTICE_GENERATORS.map(({ subject }) => subject).filter((subject) => subject !== 'math'),
  );
  expect(others.size).toBeGreaterThanOrEqual(4);
});
