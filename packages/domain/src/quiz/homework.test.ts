import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../practice/dice.ts';
import { sealQuestion, withShuffledOptions } from './homework.ts';

const ASKED = {
  ref: 'l#0',
  question: 'How many?',
  options: ['six', 'seven', 'eight'],
  right: 1,
  explanation: 'Seven is one more than six.',
};

test('a shuffled question has the same options and the same right answer', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { options, right } = withShuffledOptions(ASKED, seededDice(seed));
      expect(options.toSorted()).toEqual(ASKED.options.toSorted());
      expect(options[right]).toBe('seven');
    }),
  );
});

test('a sealed question holds neither key nor explanation', () => {
  expect(sealQuestion(ASKED)).toEqual({
    type: 'multiple_choice',
    question: 'How many?',
    options: ['six', 'seven', 'eight'],
  });
});
