import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkAnswer,
  furthestStep,
  lessonProgress,
  resumeStep,
  scoreLesson,
  sealLesson,
  type LessonContent,
} from '../index.ts';

const content: LessonContent = {
  title: 'T',
  introduction: 'I',
  summary: 'S',
  fun_fact: 'F',
  activities: [
    {
      type: 'multiple_choice',
      question: 'Q1',
      options: ['a', 'b', 'c'],
      correct_answer: 1,
      explanation: 'because',
      option_reasons: ['you added', null, 'you guessed'],
      hints: ['look', 'look again'],
    },
    { type: 'multiple_choice', question: 'Q2', options: ['a', 'b'], correct_answer: 0, explanation: 'so' },
  ],
};

test('[S2.109] the progress bar is (step+1) / (activities+2)', () => {
  expect([0, 1, 5, 6].map((step) => lessonProgress(step, 5))).toEqual([1 / 7, 2 / 7, 6 / 7, 1]);
});
test('a right answer has no reason, a wrong one has its own', () => {
  expect(checkAnswer(content, 0, 1)).toEqual({
    ok: true,
    answer: { correct: true, correctAnswer: 1, explanation: 'because', reason: null },
  });
  expect(checkAnswer(content, 0, 2)).toMatchObject({ answer: { correct: false, reason: 'you guessed' } });
  expect(checkAnswer(content, 1, 1)).toMatchObject({ answer: { correct: false, reason: null } });
});
test('what does not exist is refused by name', () => {
  expect(checkAnswer(content, 2, 0)).toEqual({ ok: false, refusal: 'no-such-activity' });
  expect(checkAnswer(content, 0, 3)).toEqual({ ok: false, refusal: 'no-such-option' });
  expect(checkAnswer(content, -1, 0)).toMatchObject({ ok: false });
});
test('a sealed lesson keeps what the child needs and nothing that tells', () => {
  const sealed = sealLesson(content);
  expect(Object.keys(sealed.activities[0] ?? {})).toEqual(['type', 'question', 'options', 'hints']);
  expect(JSON.stringify(sealed)).not.toMatch(/correct|because|guessed/);
});
test('a sealed lesson keeps the cards of its options', () => {
  const cards = [{ thing: 'duck' }, { text: '7' }];
  const drawn = {
    ...content,
    activities: content.activities.map((activity) => ({ ...activity, option_cards: cards })),
  };
  expect(sealLesson(drawn).activities[1]?.option_cards).toEqual(cards);
});
test('[P3.03] first tries are scored, later tries and unanswered ones are not', () => {
  const attempts = [
    { activityIndex: 0, tryNumber: 1, correct: false },
    { activityIndex: 0, tryNumber: 2, correct: true },
    { activityIndex: 1, tryNumber: 1, correct: true },
  ];
  expect(scoreLesson(attempts, 3, 100)).toEqual({ scorePercent: 33, verified: true });
});
test('[S7.29] [P3.04] without attempts the claim counts: clamped, 85 by default, unverified', () => {
  expect(scoreLesson([], 5, null)).toEqual({ scorePercent: 85, verified: false });
  expect([101, -3, Number.NaN, 66.4].map((claim) => scoreLesson([], 5, claim).scorePercent)).toEqual([
    100, 0, 85, 66,
  ]);
});
test('a score is a whole percent whatever is recorded', () => {
  const attempt = fc.record({
    activityIndex: fc.nat(20),
    tryNumber: fc.integer({ min: 1, max: 5 }),
    correct: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(attempt),
      fc.integer({ min: 1, max: 12 }),
      fc.option(fc.double()),
      (attempts, count, claim) => {
        const own = attempts.filter(({ activityIndex }) => activityIndex < count);
        const { scorePercent } = scoreLesson(own, count, claim);
        return Number.isInteger(scorePercent) && scorePercent >= 0 && scorePercent <= 100;
      },
    ),
  );
});
test('[S4.27] [S4.29] a learner resumes where they stood, never past an unchecked activity', () => {
  expect(furthestStep(3, new Set())).toBe(1);
  expect(furthestStep(3, new Set([0, 2]))).toBe(2);
  expect(furthestStep(3, new Set([0, 1, 2]))).toBe(4);
  expect(resumeStep(9, 3, new Set([0]))).toBe(2);
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 50 }),
      fc.integer({ min: 1, max: 12 }),
      fc.uniqueArray(fc.nat(11)),
      (saved, count, done) => {
        const step = resumeStep(saved, count, new Set(done));
        return step >= 0 && step <= count + 1 && step <= furthestStep(count, new Set(done));
      },
    ),
  );
});
