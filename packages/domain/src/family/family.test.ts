import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  familyCode,
  madeUpPassword,
  madeUpPictures,
  madeUpUsername,
  PASSWORD_PICTURES,
  pictureSecret,
  signsInWithPictures,
  spacedCode,
  typedCode,
} from '../index.ts';

const roll = fc.infiniteStream(fc.nat()).map((numbers) => (sides: number) => {
  const { value } = numbers.next();
  return value % sides;
});

test('[P1.19] a family code has 8 signs, none that looks like another and no vowel', () => {
  fc.assert(
    fc.property(roll, (dice) => {
      const code = familyCode(dice);
      expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ2-9]{8}$/);
      expect(typedCode(` ${spacedCode(code).toLowerCase()} `)).toBe(code);
    }),
  );
  expect(spacedCode('H7RK4MWP')).toBe('H7RK 4MWP');
});

test('[P1.26] Pre-K to 2nd grade sign in with pictures; their order counts', () => {
  expect(signsInWithPictures('pre-k') && signsInWithPictures('2nd')).toBe(true);
  expect(signsInWithPictures('3rd')).toBe(false);
  expect(new Set(PASSWORD_PICTURES).size).toBe(12);
  expect(pictureSecret(['cat', 'dog', 'key'])).not.toBe(pictureSecret(['dog', 'cat', 'key']));
});

test('made-up names and passwords fit their rules and carry nothing of the child', () => {
  fc.assert(
    fc.property(roll, (dice) => {
      expect(madeUpUsername(dice)).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
      const [first, second, number] = madeUpPassword(dice).split('-');
      expect(first).not.toBe(second);
      expect(number).toMatch(/^\d{3}$/);
      expect(new Set(madeUpPictures(dice)).size).toBe(3);
    }),
  );
});
