import { expect, test } from 'vitest';
import { plainText } from '../words/plain-text.ts';
import { mendWords } from './mend-words.ts';
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
  ['how much is 3 bees and 4 bees', '3 + 4 = 7'],
  ['the robot goes 3 steps and repeats that 4 times how many steps', '3 × 4 = 12'],
  ['the temperature was 5 degrees and went down 8 what is it now', '5 - 8 = -3'],
  ['3 apples cost 2.40 how much is one', '80 cents'],
  ['5 pencils cost 3 dollars how much do 10 pencils cost', '$6'],
  ['a wheel goes 20 cm in one turn how far in 6 turns', '120'],
  ['paint is 2 parts yellow and 3 parts red, how much red for 8 yellow', '12'],
  ['if 2 bags weigh 7 kg how much do 5 bags weigh', '17.5'],
  ['there are 26 kids and 4 fit in a car, how many cars do we need', '7 cars'],
  ['8 kids sit at each table there are 30 kids how many tables do we need', '4 tables'],
  ['how much change from 5 dollars if i pay 3.20', '$1.80'],
  ['my score is 5 then add 3 then take away 2', 'it is 6'],
  ['what comes next 2 4 6 8', '10 comes next'],
  ['what is the next number 3, 6, 12, 24', '48 comes next'],
  ['what century is the year 1492 in', '15th century'],
  ['the movie starts at 2:40 and ends at 4:15 how long is it', '1 hour and 35 minutes'],
  ['how do i find the volume of a box thats 4 by 3 by 2', '24 cubic units'],
  ['what is 3x + 2 if x is 4', '14'],
  ['how many minutes is a quarter of an hour', '15 minutes'],
  ['how many cents are 2 dimes and 3 nickels', '35 cents'],
  ['what number is 1011 in binary', 'is 11'],
  ['write 11 in binary', '1011'],
  [
    'small gear 10 teeth big gear 30 teeth how fast is the big one if the small one turns 60 times',
    '20 turns',
  ],
  ['what time is it when the long hand is on 8 and the short hand is almost on 4', '3:40'],
  ['what time is it when the short hand is just past 3 and the long hand is on the 4', '3:20'],
  ['(6 + 4) x 3 - 5', '25'],
  ['5x = 45 what is x', 'is 9'],
  ['is -7 colder than -3', '-7 is colder than -3'],
])('[P7.05] %s', (story, closing) => {
  expect(workOut(plainText(story), '5th')?.closing ?? '').toContain(closing);
});

test('a story without a question, or with three numbers, is not guessed at', () => {
  expect(workOut('i have 5 apples and 2 pears in my big green bag', '3rd')).toBeNull();
  expect(workOut('i buy 3 pens for 2 dollars and pay with 10 dollars how much is left', '3rd')).toBeNull();
});

test('typing errors in words of mathematics are mended, other words stay as they are', () => {
  const isWord = (word: string) => ['tiles', 'prize'].includes(word);
  expect(mendWords('rownd 47 to the neerest ten', isWord)).toBe('round 47 to the nearest ten');
  expect(mendWords('12 tiles and a prize', isWord)).toBe('12 tiles and a prize');
});
