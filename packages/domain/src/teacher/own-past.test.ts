import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBJECTS } from '../subjects.ts';
import { changeOfShare } from './change-of-share.ts';
import { isFewAnswers } from './few-answers.ts';
import { minutesByWeek } from './minutes-by-week.ts';
import { ownPast } from './own-past.ts';
import { repeatedMistake } from './repeated-mistake.ts';
import { skillsByWeek } from './skills-by-week.ts';
import type { WeekTries } from './weekly-tries.ts';

const SKILLS = ['math-addition', 'math-fractions', 'science-plants'];
const tries = (part: Partial<WeekTries>): WeekTries => ({
  week: 7,
  skill: 'math-addition',
  subject: 'math',
  right: 8,
  answers: 10,
  answerMs: 60_000,
  ...part,
});
const anyTries = fc
  .record({
    week: fc.nat(7),
    skill: fc.option(fc.constantFrom(...SKILLS), { nil: null }),
    subject: fc.constantFrom(...SUBJECTS),
    answers: fc.integer({ min: 1, max: 60 }),
    wrong: fc.nat(60),
    answerMs: fc.nat(2_000_000),
  })
  .map(({ wrong, ...one }): WeekTries => ({ ...one, right: Math.max(0, one.answers - wrong) }));
const anyWeeks = fc.array(anyTries, { maxLength: 60 });
const anyTally = fc
  .record({ answers: fc.nat(300), wrong: fc.nat(300) })
  .map(({ answers, wrong }) => ({ answers, right: Math.max(0, answers - wrong) }));

/** By hand: right of answers before, right of answers now, and what it is called. */
test.each([
  [[10, 20], [20, 20], 'higher'],
  [[20, 20], [10, 20], 'lower'],
  // 70% and 80% of twenty: two more right answers may be chance. Standard error 0.137.
  [[14, 20], [16, 20], 'close'],
  // The same shares of 200: standard error 0.043, twice that is less than 0.1.
  [[140, 200], [160, 200], 'higher'],
  [[0, 20], [0, 20], 'close'],
  [[20, 20], [20, 20], 'close'],
  [[19, 19], [0, 200], 'too-few'],
  [[0, 200], [19, 19], 'too-few'],
] as const)('[P6.07] %j right before and %j now is %s', ([b, of], [n, ofNow], change) => {
  expect(changeOfShare({ right: b, answers: of }, { right: n, answers: ofNow })).toBe(change);
});

test('[P6.07] a change seen from the other side is the opposite one, and a step is never called the wrong way', () => {
  const opposite = { higher: 'lower', lower: 'higher', close: 'close', 'too-few': 'too-few' } as const;
  fc.assert(
    fc.property(anyTally, anyTally, (before, now) => {
      const change = changeOfShare(before, now);
      expect(changeOfShare(now, before)).toBe(opposite[change]);
      if (change === 'higher') expect(now.right * before.answers).toBeGreaterThan(before.right * now.answers);
    }),
    { numRuns: 2000 },
  );
});

test('[P6.07] a skill over eight weeks: a week with four answers is a gap, a skill with three is left out', () => {
  expect(
    skillsByWeek([
      tries({ week: 0, right: 1, answers: 5 }),
      tries({ week: 3, right: 4, answers: 4 }),
      tries({ week: 7, right: 5, answers: 6 }),
      tries({ week: 7, skill: 'math-time', right: 3, answers: 3 }),
      tries({ week: 7, skill: null, right: 30, answers: 30 }),
    ]),
  ).toEqual([
    {
      skill: 'math-addition',
      subject: 'math',
      right: 10,
      answers: 15,
      percents: [20, null, null, null, null, null, null, 83],
      before: { right: 5, answers: 9 },
      now: { right: 5, answers: 6 },
      change: 'too-few',
    },
  ]);
});

test('[P6.07] a skill is shown from four answers on, and marked as few below ten', () => {
  const shown = (answers: number) => skillsByWeek([tries({ right: 1, answers })]).length;
  expect([3, 4, 9, 10].map(shown)).toEqual([0, 1, 1, 1]);
  expect([4, 9, 10].map(isFewAnswers)).toEqual([true, true, false]);
});

test('[P6.07] skills: at most eight, the most answered first, and no answer is counted twice or lost', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      const shown = skillsByWeek(weeks);
      expect(shown.length).toBeLessThanOrEqual(8);
      expect(shown.map(({ answers }) => answers)).toEqual(
        shown.map(({ answers }) => answers).toSorted((a, b) => b - a),
      );
      for (const { skill, subject, right, answers, percents, before, now } of shown) {
        const own = weeks.filter((one) => one.skill === skill && one.subject === subject);
        expect(answers).toBe(own.reduce((sum, one) => sum + one.answers, 0));
        expect([before.right + now.right, before.answers + now.answers]).toEqual([right, answers]);
        for (const percent of percents) if (percent !== null) expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('[P6.07] minutes by week and subject, the longest first; a few seconds are no minute', () => {
  expect(
    minutesByWeek([
      tries({ week: 0, answerMs: 90_000 }),
      tries({ week: 0, skill: 'math-time', answerMs: 60_000 }),
      tries({ week: 7, subject: 'science', answerMs: 600_000 }),
      tries({ week: 7, subject: 'it', answerMs: 29_000 }),
    ]),
  ).toEqual([
    { subject: 'science', minutes: [0, 0, 0, 0, 0, 0, 0, 10] },
    { subject: 'math', minutes: [3, 0, 0, 0, 0, 0, 0, 0] },
  ]);
});

test('[P6.07] the last four weeks beside the four before: every answer is in one of them', () => {
  const days = [
    { week: 3, days: 2 },
    { week: 4, days: 3 },
    { week: 7, days: 1 },
  ];
  const weeks = [
    tries({ week: 3, right: 10, answers: 20 }),
    tries({ week: 4, right: 20, answers: 20 }),
    tries({ week: 7, subject: 'science', right: 3, answers: 4, answerMs: 120_000 }),
  ];
  expect(ownPast(weeks, days)).toEqual({
    before: { right: 10, answers: 20, minutes: 1, days: 2 },
    now: { right: 23, answers: 24, minutes: 3, days: 4 },
    change: 'higher',
    subjects: [
      {
        subject: 'math',
        before: { right: 10, answers: 20 },
        now: { right: 20, answers: 20 },
        change: 'higher',
      },
    ],
  });
  fc.assert(
    fc.property(anyWeeks, (any) => {
      const { before, now } = ownPast(any, []);
      expect(before.answers + now.answers).toBe(any.reduce((sum, { answers }) => sum + answers, 0));
    }),
  );
});

const QUESTION = {
  type: 'multiple_choice',
  question: 'What is 1/2 of 8?',
  options: ['4', '16', '2'],
  correct_answer: 0,
  explanation: 'Half of 8 is 4.',
  option_reasons: [null, 'That is twice 8.', null],
} as const;

test('[P6.07] a mistake in words: what was chosen, what is right, and the lesson’s reason where it has one', () => {
  const mistake = { question: QUESTION.question, hasPicture: false, right: '4' };
  expect(repeatedMistake(QUESTION, 1)).toEqual({ ...mistake, chosen: '16', reason: 'That is twice 8.' });
  expect(repeatedMistake(QUESTION, 2)).toEqual({ ...mistake, chosen: '2', reason: null });
  for (const [activity, option] of [
    [QUESTION, 0],
    [QUESTION, 3],
    [null, 1],
    [{ ...QUESTION, correct_answer: 9 }, 1],
  ] as const)
    expect(repeatedMistake(activity, option)).toBe(null);
});
