import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../progress/percent.ts';
import { type InsightFacts, learningInsights } from './learning-insights.ts';

const NOTHING: InsightFacts = {
  accuracy: [],
  moves: [],
  streakDays: 0,
  returnedAfterDays: 0,
  nextLesson: null,
};

test('[P9.08] a full month gives four sentences, each from its fact', () => {
  const insights = learningInsights({
    accuracy: [
      { subject: 'Math', right: 18, answers: 20 },
      { subject: 'English', right: 9, answers: 9 },
    ],
    moves: [
      { subject: 'Math', early: { right: 6, answers: 10 }, late: { right: 9, answers: 10 } },
      { subject: 'Science', early: { right: 1, answers: 10 }, late: { right: 5, answers: 10 } },
    ],
    streakDays: 3,
    returnedAfterDays: 5,
    nextLesson: { title: 'Telling time', subject: 'Math' },
  });
  expect(insights.map(({ text }) => text)).toEqual([
    'Math is the strongest subject: 18 of 20 answers right on the first try.',
    'Science improved most: from 10% to 50% right on the first try.',
    'Learning 3 days in a row.',
    'A good next lesson: “Telling time” in Math.',
  ]);
});

test('[P9.08] without facts there is no sentence', () => {
  expect(learningInsights(NOTHING)).toEqual([]);
});

test('who came back after days away is welcomed, where no streak says more', () => {
  expect(learningInsights({ ...NOTHING, streakDays: 1, returnedAfterDays: 6 })).toEqual([
    { kind: 'return', text: 'Back again after 6 days away.' },
  ]);
});

test('a subject that is mostly wrong is nobody’s strongest: it is said to be hard', () => {
  const accuracy = [
    { subject: 'Math', right: 2, answers: 30 },
    { subject: 'English', right: 2, answers: 6 },
  ];
  expect(learningInsights({ ...NOTHING, accuracy })).toEqual([
    { kind: 'hard', text: 'Math is hard at the moment: 2 of 30 answers right on the first try.' },
  ]);
});

test('where five things are known, how often somebody comes is left out', () => {
  const kinds = learningInsights({
    accuracy: [
      { subject: 'Math', right: 18, answers: 20 },
      { subject: 'Science', right: 2, answers: 20 },
    ],
    moves: [{ subject: 'Math', early: { right: 6, answers: 10 }, late: { right: 9, answers: 10 } }],
    streakDays: 3,
    returnedAfterDays: 0,
    nextLesson: { title: 'Telling time', subject: 'Math' },
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['strongest', 'hard', 'improved', 'next']);
});

const share = fc
  .record({ subject: fc.constantFrom('Math', 'English', 'Science'), answers: fc.nat(200), part: fc.nat(100) })
  .map(({ subject, answers, part }) => ({ subject, answers, right: Math.floor((answers * part) / 100) }));
const facts: fc.Arbitrary<InsightFacts> = fc.record({
  accuracy: fc.array(share, { maxLength: 8 }),
  moves: fc.array(fc.record({ subject: fc.constantFrom('Math', 'English'), early: share, late: share })),
  streakDays: fc.nat(60),
  returnedAfterDays: fc.nat(30),
  nextLesson: fc.option(fc.record({ title: fc.constant('Fractions'), subject: fc.constant('Math') })),
});

test('[P9.08] never more than four, and every number of a sentence stands in the facts', () => {
  fc.assert(
    fc.property(facts, (month) => {
      const insights = learningInsights(month);
      expect(insights.length).toBeLessThanOrEqual(4);
      const percents = month.moves
        .flatMap(({ early, late }) => [early, late])
        .map(({ right, answers }) => `${percentOf(right, answers)}`);
      const known = new Set([...(JSON.stringify(month).match(/\d+/g) ?? []), ...percents]);
      for (const { text } of insights)
        for (const number of text.match(/\d+/g) ?? []) expect(known).toContain(number);
    }),
  );
});

const moved = ([right, answers]: [number, number], [laterRight, laterAnswers]: [number, number]) => ({
  subject: 'Math',
  early: { right, answers },
  late: { right: laterRight, answers: laterAnswers },
});
test.each<[string, Partial<InsightFacts>, number]>([
  ['ten answers judge a subject', { accuracy: [{ subject: 'Math', right: 9, answers: 10 }] }, 1],
  ['nine do not', { accuracy: [{ subject: 'Math', right: 9, answers: 9 }] }, 0],
  ['half right is a strength', { accuracy: [{ subject: 'Math', right: 10, answers: 20 }] }, 1],
  ['two days are a row', { streakDays: 2 }, 1],
  ['one is none', { streakDays: 1 }, 0],
  ['four days are away', { returnedAfterDays: 4 }, 1],
  ['three are a weekend', { returnedAfterDays: 3 }, 0],
  ['what stood still did not improve', { moves: [moved([4, 10], [4, 10])] }, 0],
  ['what fell did not', { moves: [moved([4, 10], [3, 10])] }, 0],
  ['five answers say too little', { moves: [moved([0, 5], [9, 10])] }, 0],
  ['six are enough', { moves: [moved([0, 6], [6, 6])] }, 1],
  [
    'five wrong answers do not make a subject hard',
    { accuracy: [{ subject: 'Math', right: 0, answers: 5 }] },
    0,
  ],
  ['one failed lesson does', { accuracy: [{ subject: 'Math', right: 2, answers: 6 }] }, 1],
])('[P9.08] %s', (_, fact, sentences) => {
  expect(learningInsights({ ...NOTHING, ...fact })).toHaveLength(sentences);
});
