import { expect, test } from 'vitest';
import { activity } from './index.ts';

test('option cards are as many as the options, or none', () => {
  const question = {
    type: 'multiple_choice',
    question: 'Which one swims?',
    options: ['a duck', 'a cat'],
    correct_answer: 0,
    explanation: 'Ducks swim.',
  };
  expect(activity.safeParse(question).success).toBe(true);
  expect(
    activity.safeParse({ ...question, option_cards: [{ thing: 'duck' }, { thing: 'cat' }] }).success,
  ).toBe(true);
  expect(activity.safeParse({ ...question, option_cards: [{ thing: 'duck' }] }).success).toBe(false);
});
