import { expect, test } from 'vitest';
import { checkName } from './check-name.ts';

test.each([
  'f u c k face',
  'sh1t',
  'You are stupid',
  'kys',
  'admin',
  'call 212-555-0147',
  'me@example.com',
  'n1gger',
  'kill yourself',
  'www.example.com',
])('%s is refused with a reason', (text) => {
  expect(checkName(text)).toMatch(/^Please .+\.$/);
});

test.each([
  'Sofia',
  'Team Otter',
  'Class 4b',
  'Peacock',
  'Dickens Club',
  'Scunthorpe Stars',
  'Mr. Cockburn',
  'Great job today!',
  'See you on Monday',
  'Lesson 3 was fun',
  'Black Panthers',
  'Saturday group',
])('%s is fine', (text) => {
  expect(checkName(text)).toBeNull();
});
