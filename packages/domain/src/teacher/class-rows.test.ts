import { expect, test } from 'vitest';
import { commonMistake } from './common-mistake.ts';
import { fitPupils } from './fit-pupils.ts';
import { PUPILS_MAX, readPupils } from './read-pupils.ts';
import { weakestSkill } from './weakest-skill.ts';

test('[P1.33] a name that is in the class already is an error, whatever its case', () => {
  const { rows, errors } = fitPupils(readPupils('Amara\nben\nCleo', '3rd'), ['amara', 'Ben']);
  expect(rows.map(({ nickname }) => nickname)).toEqual(['Cleo']);
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '1: Amara is in this class already. Add a letter to tell them apart.',
    '2: ben is in this class already. Add a letter to tell them apart.',
  ]);
});

test('[P1.33] rows beyond the hundredth seat are errors, and errors stand in the order of the lines', () => {
  const inClass = Array.from({ length: PUPILS_MAX - 1 }, (_, index) => `Pupil ${index}`);
  const { rows, errors } = fitPupils(readPupils('Amara\nBen\nx@y\nCleo', '3rd'), inClass);
  expect(rows.map(({ nickname }) => nickname)).toEqual(['Amara']);
  expect(errors.map(({ line }) => line)).toEqual([2, 3, 4]);
});

test('the mistake made most is told with the lesson’s reason', () => {
  const asked = { correct_answer: 1, option_reasons: ['You added.', null, 'Count the rows.'] };
  const pick = (option: number, count: number) => ({ option, count });
  expect(commonMistake([pick(1, 9), pick(0, 2), pick(2, 4)], asked)).toEqual({
    option: 2,
    count: 4,
    reason: 'Count the rows.',
  });
  expect(commonMistake([pick(0, 3), pick(2, 3)], { correct_answer: 1 })).toEqual({
    option: 0,
    count: 3,
    reason: null,
  });
  expect(commonMistake([pick(1, 9)], asked)).toBeNull();
});

test('the weakest skill is one that was answered often enough to say so', () => {
  const tally = (skill: string, right: number, answers: number) => ({ skill, right, answers });
  expect(weakestSkill([tally('a', 0, 9), tally('b', 6, 10), tally('c', 9, 20)])?.skill).toBe('c');
  expect(weakestSkill([tally('a', 0, 9)])).toBeNull();
  expect(weakestSkill([tally('ten', 1, 10)])?.skill).toBe('ten');
  // Equally weak: the one with more answers is surer.
  expect(weakestSkill([tally('a', 5, 10), tally('b', 10, 20)])?.skill).toBe('b');
});

test.each(['Name', '"First name";Grade', 'PUPILS,grade', 'Nickname'])(
  '[P1.33] %s is a heading',
  (heading) => {
    expect(readPupils(`${heading}\nAmara`, '3rd').rows).toHaveLength(1);
  },
);
test.each(['Pupil 1', 'Student A', 'Nameless', 'Pupilla'])(
  '[P1.33] %s is a pupil, in the first line too',
  (name) => {
    expect(readPupils(`${name}\nAmara`, '3rd').rows).toHaveLength(2);
  },
);
