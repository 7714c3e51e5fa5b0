import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishedAt, pathOf, type CountedStep, type PathFacts } from './path-progress.ts';

const lesson = (lessonId: string, isThere = true): CountedStep => ({
  kind: 'lesson',
  subject: 'math',
  grade: '3rd',
  lessonId,
  addedAt: 100,
  isThere,
});
const practice = (addedAt: number, subject: 'math' | 'science' = 'math'): CountedStep => ({
  kind: 'practice',
  subject,
  grade: '3rd',
  lessonId: null,
  addedAt,
  isThere: true,
});
const round = (at: number, subject: 'math' | 'science' = 'math') => ({
  subject,
  grade: '3rd' as const,
  at,
});
const NOTHING: PathFacts = { completed: [], rounds: [] };
const done = (steps: readonly CountedStep[], facts: Partial<PathFacts>) =>
  pathOf(steps, { ...NOTHING, ...facts }).map(({ doneAt }) => doneAt);

test('[P6.07] a lesson that was completed before it came into the path is done', () => {
  expect(done([lesson('a'), lesson('b')], { completed: [{ lessonId: 'a', at: 5 }] })).toEqual([5, null]);
});

test('[P6.07] practice needs a round of its subject and grade since its step was added', () => {
  const steps = [practice(100)];
  expect(done(steps, { rounds: [round(99)] })).toEqual([null]);
  expect(done(steps, { rounds: [round(100, 'science')] })).toEqual([null]);
  expect(done(steps, { rounds: [{ ...round(100), grade: '4th' }] })).toEqual([null]);
  expect(done(steps, { rounds: [round(100)] })).toEqual([100]);
});

test('[P6.07] two rounds in a path need two rounds', () => {
  const steps = [practice(100), lesson('a'), practice(100)];
  expect(done(steps, { rounds: [round(120)] })).toEqual([120, null, null]);
  expect(done(steps, { rounds: [round(130), round(120)] })).toEqual([120, null, 130]);
});

test('a step that was added later and stands first does not take an earlier step’s round', () => {
  expect(done([practice(200), practice(100)], { rounds: [round(150), round(250)] })).toEqual([250, 150]);
});

test('a lesson that is not there any more is left out, and stays for who completed it', () => {
  const steps = [lesson('gone', false), lesson('a')];
  expect(pathOf(steps, NOTHING).map(({ lessonId }) => lessonId)).toEqual(['a']);
  expect(done(steps, { completed: [{ lessonId: 'gone', at: 7 }] })).toEqual([7, null]);
});

test('a path is finished with its last step, and an empty one never', () => {
  expect(finishedAt([])).toBeNull();
  expect(finishedAt([{ doneAt: 3 }, { doneAt: null }])).toBeNull();
  expect(finishedAt([{ doneAt: 9 }, { doneAt: 3 }])).toBe(9);
});

const aStep = fc.oneof(
  fc.record({ at: fc.nat(20) }).map(({ at }) => practice(at)),
  fc.constantFrom('a', 'b', 'c').map((id) => lesson(id)),
);
const aRound = fc.nat(30).map((at) => round(at));

test('[P6.07] each round counts for at most one step, and a further round undoes none', () => {
  fc.assert(
    fc.property(
      fc.array(aStep, { maxLength: 12 }),
      fc.array(aRound, { maxLength: 8 }),
      aRound,
      (steps, rounds, more) => {
        const count = (facts: readonly (typeof more)[]) =>
          pathOf(steps, { ...NOTHING, rounds: facts }).filter(({ doneAt }) => doneAt !== null).length;
        const before = count(rounds);
        const after = count([...rounds, more]);
        expect(before).toBeLessThanOrEqual(rounds.length);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(before + 1);
      },
    ),
  );
});
