import fc from 'fast-check';
import { expect, test } from 'vitest';
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
      { subject: 'Math', from: 60, to: 90 },
      { subject: 'Science', from: 10, to: 50 },
    ],
    streakDays: 3,
    returnedAfterDays: 5,
    nextLesson: { title: 'Telling time', subject: 'Math' },
  });
  expect(insights.map(({ text }) => text)).toEqual([
    'Math is the strongest subject: 18 of 20 answers right on the first try.',
    'Science moved most: from 10% to 50%.',
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

test('a subject that is mostly wrong is nobody’s strongest', () => {
  expect(learningInsights({ ...NOTHING, accuracy: [{ subject: 'Math', right: 4, answers: 20 }] })).toEqual(
    [],
  );
});

const share = fc
  .record({ subject: fc.constantFrom('Math', 'English', 'Science'), answers: fc.nat(200), part: fc.nat(100) })
  .map(({ subject, answers, part }) => ({ subject, answers, right: Math.floor((answers * part) / 100) }));
const facts: fc.Arbitrary<InsightFacts> = fc.record({
  accuracy: fc.array(share, { maxLength: 8 }),
  moves: fc.array(
    fc.record({
      subject: fc.constantFrom('Math', 'English'),
      from: fc.integer({ min: 0, max: 100 }),
      to: fc.integer({ min: 0, max: 100 }),
    }),
  ),
  streakDays: fc.nat(60),
  returnedAfterDays: fc.nat(30),
  nextLesson: fc.option(fc.record({ title: fc.constant('Fractions'), subject: fc.constant('Math') })),
});

test('[P9.08] never more than four, and every number of a sentence stands in the facts', () => {
  fc.assert(
    fc.property(facts, (month) => {
      const insights = learningInsights(month);
      expect(insights.length).toBeLessThanOrEqual(4);
      const known = new Set(JSON.stringify(month).match(/\d+/g) ?? []);
      for (const { text } of insights)
        for (const number of text.match(/\d+/g) ?? []) expect(known).toContain(number);
    }),
  );
});

test.each<[string, Partial<InsightFacts>, number]>([
  ['ten answers judge a subject', { accuracy: [{ subject: 'Math', right: 9, answers: 10 }] }, 1],
  ['nine do not', { accuracy: [{ subject: 'Math', right: 9, answers: 9 }] }, 0],
  ['half right is a strength', { accuracy: [{ subject: 'Math', right: 10, answers: 20 }] }, 1],
  ['two days are a row', { streakDays: 2 }, 1],
  ['one is none', { streakDays: 1 }, 0],
  ['four days are away', { returnedAfterDays: 4 }, 1],
  ['three are a weekend', { returnedAfterDays: 3 }, 0],
  ['what stood still did not move', { moves: [{ subject: 'Math', from: 40, to: 40 }] }, 0],
])('[P9.08] %s', (_, fact, sentences) => {
  expect(learningInsights({ ...NOTHING, ...fact })).toHaveLength(sentences);
});
