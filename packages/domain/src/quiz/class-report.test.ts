import { expect, test } from 'vitest';
import { FEWEST_FOR_MISTAKE, marksOf, missedQuestions, tallyQuestions } from './class-report.ts';

const ASKED = { question: 'How many?', options: ['six', 'seven', 'eight'], right: 0 };
const answering = (...options: readonly (number | null)[]) => ({
  answers: options.flatMap((option, question) =>
    option === null ? [] : [{ question, option, correct: option === 0 }],
  ),
});

test('a mistake is named from three children on, and never while fewer made the same one', () => {
  const tally = (...options: readonly number[]) =>
    tallyQuestions(
      [ASKED],
      options.map((option) => answering(option)),
    )[0];
  expect(FEWEST_FOR_MISTAKE).toBe(3);
  expect(tally(0, 1, 1)).toMatchObject({ answerCount: 3, rightCount: 1, mistake: null });
  // Three mistakes, but not the same.
  expect(tally(1, 1, 2)?.mistake).toBeNull();
  expect(tally(1, 1, 1, 2)?.mistake).toEqual({ text: 'seven', count: 3 });
  expect(tally(2, 1, 2, 1, 2, 1)?.mistake).toEqual({ text: 'seven', count: 3 });
  expect(tally()).toEqual({
    text: 'How many?',
    right: 'six',
    answerCount: 0,
    rightCount: 0,
    mistake: null,
  });
});

test('no answer is no mistake', () => {
  expect(marksOf(answering(0, null, 2), 4)).toEqual([true, null, false, null]);
  expect(missedQuestions([answering(0, 1, 1), answering(null, 0, 2), answering(0, null, null)])).toEqual([
    2, 1,
  ]);
});
