import { expect, test } from 'vitest';
import { plainText } from '../words/plain-text.ts';
import { workOut } from './work-out.ts';

test.each([
  ['i have 5 apples and i eat 2. how many are left?', '5 - 2 = 3'],
  ['5 grapes and i eat one how many now', '5 - 1 = 4'],
  ['Sam had 12 cards and lost 4 of them. How many cards does he have?', '12 - 4 = 8'],
  ['if 4 friends share 20 cookies equally how many does each get', '20 ÷ 4 = 5'],
  ['there are 6 boxes with 8 pens each how many pens in all', '6 × 8 = 48'],
  ['mia has 7 shells and finds 5 more how many shells altogether', '7 + 5 = 12'],
  ['how many ducks are 3 ducks and 2 ducks', '3 + 2 = 5'],
  ['how many years are between 1920 and 1970', '1,970 - 1,920 = 50'],
  ['tom has 9 cars and his dad has 41 how many more cars does his dad have', '41 - 9 = 32'],
])('[P7.05] %s', (story, closing) => {
  expect(workOut(plainText(story), '3rd')?.closing ?? '').toContain(closing);
});

test('a story without a question, or with three numbers, is not guessed at', () => {
  expect(workOut('i have 5 apples and 2 pears in my big green bag', '3rd')).toBeNull();
  expect(workOut('i buy 3 pens for 2 dollars and pay with 10 dollars how much is left', '3rd')).toBeNull();
});
