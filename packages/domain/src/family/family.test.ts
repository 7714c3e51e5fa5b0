import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  familyCode,
  madeUpPassword,
  madeUpPictures,
  madeUpUsername,
  mayConfirmLink,
  mayEndLink,
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

test.each([
  ['[P1.23] without a guardian the student confirms', 'child', [], true],
  ['[P1.23] with a guardian the student cannot', 'child', ['mother'], false],
  ['[P1.22] a linked guardian confirms', 'mother', ['mother'], true],
  ['who asked never confirms themselves', 'father', [], false],
  ['who asked and is linked already neither', 'father', ['father'], false],
  ['a stranger confirms nothing', 'stranger', ['mother'], false],
])('%s', (_, viewerId, activeGuardianIds, may) => {
  const link = { viewerId, childId: 'child', guardianId: 'father', activeGuardianIds };
  expect(mayConfirmLink(link)).toBe(may);
});

test('[P1.28] the child, the grown-up and any other guardian end a link, a stranger does not', () => {
  const ends = (viewerId: string) =>
    mayEndLink({ viewerId, childId: 'child', guardianId: 'father', activeGuardianIds: ['mother'] });
  expect(['child', 'father', 'mother', 'stranger'].map(ends)).toEqual([true, true, true, false]);
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
