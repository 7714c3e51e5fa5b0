import { GRADES } from '@noodlenaut/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../words/plain-text.ts';
import { add, divide, exact, isSame, multiply, subtract, type Exact } from './exact.ts';
import { workOut } from './work-out.ts';

const ask = (message: string) => workOut(plainText(message), '5th');

test.each([
  ['what is 7 x 8?', '7 × 8 = 56'],
  ['twenty five plus nine', '25 + 9 = 34'],
  ['one plus one', '1 + 1 = 2'],
  ['three hundred and five plus twenty', '305 + 20 = 325'],
  ['half of 30', '1/2 × 30 = 15'],
  ['what is 3 groups of 4', '3 × 4 = 12'],
  ['how much is 8 and 5', '8 + 5 = 13'],
  ['48 divided by 6', '48 ÷ 6 = 8'],
  ['how many 8s in 48', '48 ÷ 8 = 6'],
  ['subtract 5 from 12', '12 - 5 = 7'],
  ['what is 5 more than 9', '9 + 5 = 14'],
  ['3/4 + 1/3', '3/4 + 1/3 = 1 1/12'],
  ['1 1/2 + 3/4', '= 2 1/4'],
  ['1/2 / 1/4', '1/2 ÷ 1/4 = 2'],
  ['0.3 x 0.2', '0.3 × 0.2 = 0.06'],
  ['12.5 - 3.75', '12.5 - 3.75 = 8.75'],
  ['5 + 3 × (8 − 6)', '5 + 6 = 11'],
  ['7 minus 10', '7 - 10 = -3'],
  ['3 squared', '= 9'],
  ['2^5', '= 32'],
  ['1,250 + 300', '1,250 + 300 = 1,550'],
  ['how many minutes in 2 hours', '2 hours are 120 minutes'],
  ['how many cm in a meter', '1 meter is 100 centimeters'],
  ['340 cm in m', '340 centimeters are 3.4 meters'],
  ['how many weeks in 21 days', '21 days are 3 weeks'],
  ['how many quarters in a dollar', '1 dollar is 4 quarters'],
  ['how much is 3 dimes and 2 nickels', '40 cents'],
  ['half past 4', '4:30'],
  ['quarter to 5', '4:45'],
  ['what time is 75 minutes after 1:30', '2:45'],
  ['how long is it from 1:30 to 2:45', '1 hour and 15 minutes'],
  ['what is 2 hours before 1:15', '11:15'],
  ['how many sides does a hexagon have', '6 sides'],
  ['how many faces does a cube have', '6 faces'],
  ['what do the angles of a triangle add up to', '180 degrees'],
  ['area of a rectangle 4 by 6 cm', '24 square cm'],
  ['perimeter of a square with side 5', '20 units'],
  ['round 268 to the nearest hundred', '300'],
  ['round 3.47 to the nearest tenth', '3.5'],
  ['what is the value of the 5 in 352', '50'],
  ['expanded form of 1,352', '1,000 + 300 + 50 + 2'],
  ['tens digit of 347', 'is 4'],
  ['which is bigger 0.5 or 0.35', '0.5 is greater than 0.35'],
  ['is 3/4 bigger than 2/3', '3/4 is greater than 2/3'],
  ['factors of 24', '1, 2, 3, 4, 6, 8, 12 and 24'],
  ['is 17 prime', '17 is a prime number'],
  ['is 1 prime', 'not a prime number'],
  ['gcf of 12 and 18', 'is 6'],
  ['lcm of 4 and 6', 'is 12'],
  ['is 7 odd or even', '7 is odd'],
  ['mean of 4, 8, 6, 2', 'The mean is 5'],
  ['median of 3 1 2', 'The median is 2'],
  ['25% of 80', 'is 20'],
  ['25% off 80', '60 is left'],
  ['what is 3/4 as a decimal', '3/4 = 0.75'],
  ['simplify 6/8', '6/8 = 3/4'],
  ['x + 9 = 15', 'is 6'],
  ['9 = 4 + ?', 'is 5'],
  ['10 - ? = 4', 'is 6'],
  ['3 times what is 12', 'is 4'],
  ['what comes after 29', '30 comes after 29'],
  ['count by 5s to 50', '45, 50'],
])('[P7.05] %s', (message, closing) => {
  expect(ask(message)?.closing ?? '').toContain(closing);
});

test.each([
  'hello',
  'what is 5',
  '1/0',
  '5 / (3 - 3)',
  'sqrt(9)',
  'import("fs")',
  'f(x) = 2',
  '9^99999',
  '99999999999999999999 + 1',
  '1'.repeat(200),
  '((((((((((',
  '1+'.repeat(60),
  'what is a half',
  'constructor',
])('%s is no task that is worked out', (message) => {
  expect(ask(message)).toBeNull();
});

test('a division that does not come out has a remainder up to 4th grade, and a fraction or decimal later', () => {
  expect(workOut('29 / 6', '3rd')?.result).toBe('4 remainder 5');
  expect(workOut('29 / 4', '6th')?.result).toBe('7.25');
});

const signs = [
  ['+', add],
  ['-', subtract],
  ['*', multiply],
  ['/', divide],
] as const;
const number = fc.tuple(fc.nat(9999), fc.nat(2)).map(([digits, decimals]) => ({
  text: (digits / 10 ** decimals).toFixed(decimals),
  value: exact(BigInt(digits), 10n ** BigInt(decimals)),
}));
const step = fc.tuple(fc.constantFrom(...signs), number);

test('[P7.05] every chain of calculations equals exact arithmetic with fractions', () => {
  fc.assert(
    fc.property(number, fc.array(step, { minLength: 1, maxLength: 4 }), (first, steps) => {
      let text = first.text;
      let value: Exact | null = first.value;
      for (const [[sign, calculated], { text: digits, value: right }] of steps) {
        text = `(${text}) ${sign} ${digits}`;
        value = value && calculated(value, right);
      }
      const worked = workOut(text, '6th');
      const isLong = value === null || `${value.over}${value.under}`.length > 12;
      if (!isLong) expect(worked?.value && value && isSame(worked.value, value), text).toBe(true);
      if (value === null) expect(worked, text).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('[P7.05] every sum of two fractions equals exact arithmetic', () => {
  const part = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(part, part, fc.constantFrom(...signs), ([a, b], [c, d], [sign, calculated]) => {
      const right = calculated(exact(BigInt(a), BigInt(b)), exact(BigInt(c), BigInt(d)));
      const worked = workOut(`${a}/${b} ${sign} ${c}/${d}`, '5th');
      expect(worked?.value && right && isSame(worked.value, right), `${a}/${b} ${sign} ${c}/${d}`).toBe(true);
    }),
  );
});

test('any text of signs and words is worked out or refused, never an error', () => {
  const pieces = fc.constantFrom(
    ...'0 1 7 12 100 0.5 3/4 1/0 + - * / ^ ( ) x = ? % of half plus times round nearest ten mean factors prime hours in to from 2:45 area square by digit is'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), fc.constantFrom(...GRADES), (words, grade) => {
      const worked = workOut(words.join(' '), grade);
      expect(worked === null || worked.closing.length > 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
