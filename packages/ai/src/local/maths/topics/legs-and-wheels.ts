import { entryOf } from '../../../policy/text/entry-of.ts';
import type { Grade } from '@noodlenaut/domain';
import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const told = (steps: readonly string[], closing: string, value: number): Worked => ({
  steps,
  closing,
  value: exact(BigInt(value)),
  result: String(value),
  skill: 'math-word-problems',
});

const LEGS: Readonly<Record<string, number>> = {
  dog: 4,
  cat: 4,
  cow: 4,
  horse: 4,
  pig: 4,
  sheep: 4,
  lion: 4,
  chair: 4,
  table: 4,
  bird: 2,
  chicken: 2,
  duck: 2,
  kid: 2,
  children: 2,
  person: 2,
  people: 2,
  spider: 8,
  ant: 6,
  bee: 6,
  insect: 6,
  beetle: 6,
  butterfly: 6,
  butterflie: 6,
};
const THINGS =
  /\bhow many (legs|wheels|feet|eyes|ears) (?:do |does |have |are on )?(\d{1,2}) ([a-z]+?)s? ?(?:have|has)?$/;
const WHEELS: Readonly<Record<string, number>> = {
  car: 4,
  bike: 2,
  bicycle: 2,
  tricycle: 3,
  wagon: 4,
  scooter: 2,
};
/** 'how many legs do 2 dogs have'. */
function legs(text: string, grade: Grade): Worked | null {
  const [, part = '', count = '', owner = ''] = THINGS.exec(text) ?? [];
  const [legsOfOne, isPair] = [entryOf(LEGS, owner), /^(?:eyes|ears)$/.test(part)];
  const hasPair = legsOfOne !== undefined && legsOfOne <= 4 && !/^(?:chair|table)$/.test(owner);
  const each = part === 'wheels' ? entryOf(WHEELS, owner) : isPair ? (hasPair ? 2 : undefined) : legsOfOne;
  if (each === undefined) return null;
  const value = each * Number(count);
  const isYoung = grade === 'pre-k' || grade === 'k';
  if (isYoung && Number(count) >= 2 && Number(count) <= 5)
    return told(
      [`One has ${each} ${part}.`],
      `${Array.from({ length: Number(count) }, () => each).join(' + ')} = ${value}.`,
      value,
    );
  return told(
    [`One has ${each} ${part}.`, `Take ${count} groups of ${each}.`],
    `${count} × ${each} = ${value}.`,
    value,
  );
}

const TWO_ANIMALS = /\bhow many legs (?:do |does )?(?:an? |one )([a-z]+) and (?:an? |one )([a-z]+) have\b/;
/** 'how many legs does a dog and a bird have'. */
function legsOfTwo(text: string): Worked | null {
  const [, one = '', other = ''] = TWO_ANIMALS.exec(text) ?? [];
  const [a, b] = [entryOf(LEGS, one), entryOf(LEGS, other)];
  if (a === undefined || b === undefined) return null;
  return told([`A ${one} has ${a}, and a ${other} has ${b}.`], `${a} + ${b} = ${a + b}.`, a + b);
}

/** Parts of so many animals and things. */
export const legsAndWheels = (text: string, grade: Grade): Worked | null =>
  legsOfTwo(text) ?? legs(text, grade);
