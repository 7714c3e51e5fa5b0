import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUPILS_MAX, readPupils } from './read-pupils.ts';

test('[P1.32] [P1.33] lines, grades, headings and separators as people paste them', () => {
  expect(readPupils('Name;Grade\nAmara;3rd\n"Ben" , PRE-K\r\n\nChidi\tk\nDana', '2nd')).toEqual({
    rows: [
      { line: 2, nickname: 'Amara', grade: '3rd' },
      { line: 3, nickname: 'Ben', grade: 'pre-k' },
      { line: 5, nickname: 'Chidi', grade: 'k' },
      { line: 6, nickname: 'Dana', grade: '2nd' },
    ],
    errors: [],
  });
});

test('[P1.32] [P1.33] cells in quotes may hold separators and quotes; grades as lists of schools write them', () => {
  const { rows, errors } = readPupils(
    [
      '"Rivera, Ana";4',
      '"Ben ""Bo""",Grade 2',
      'Cy,Kindergarten',
      '"Di;E",2nd grade',
      'Ed "Eddy" F,pre k',
      '"Flo',
    ].join('\n'),
    '3rd',
  );
  expect(errors).toEqual([]);
  expect(rows.map(({ nickname, grade }) => [nickname, grade])).toEqual([
    ['Rivera, Ana', '4th'],
    ['Ben "Bo"', '2nd'],
    ['Cy', 'k'],
    ['Di;E', '2nd'],
    ['Ed "Eddy" F', 'pre-k'],
    ['"Flo', '3rd'],
  ]);
});

test('[P1.33] each line that cannot be read says why', () => {
  const { rows, errors } = readPupils(
    [
      'Amara',
      'amara',
      ',3rd',
      'Ben, 12th',
      `${'x'.repeat(31)}`,
      'a\u0007b',
      'ben@example.org',
      '+49 170 1234567',
    ].join('\n'),
    '3rd',
  );
  expect(rows).toHaveLength(1);
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: The same name as in line 1. Add a letter to tell them apart.',
    '3: The name is missing.',
    '4: “12th” is no grade we know.',
    '5: At most 30 letters, please.',
    '6: Please use plain letters.',
    '7: A first name or nickname, please, no e-mail address.',
    '8: A first name or nickname, please, no phone number.',
  ]);
});

test('[P1.33] no line is lost: every one that is not empty is a row or an error', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('Amara', 'Ben,3rd', 'Cleo;xx', '', ' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 150 }), (lines) => {
      const text = ['Zoe', ...lines.map((one) => one.replace(/[\r\n]/g, ''))].join('\n');
      const { rows, errors } = readPupils(text, 'k');
      expect(rows.length).toBeLessThanOrEqual(PUPILS_MAX);
      expect(rows.length + errors.length).toBe(text.split('\n').filter((one) => one.trim() !== '').length);
    }),
  );
});

test.each([
  ['1. Chidi', 'Chidi'],
  ['2) Ana', 'Ana'],
  ['- Bo', 'Bo'],
  ['• 12: Cy', 'Cy'],
  ['3 Dana', 'Dana'],
  ['Pupil 1', 'Pupil 1'],
  ['K-9', 'K-9'],
])('[P1.33] the number or bullet of “%s” is no part of a name', (line, name) => {
  expect(readPupils(line, 'k').rows).toMatchObject([{ nickname: name }]);
});

test('[P1.32] a hundred are read at once, the next one is told', () => {
  const names = Array.from({ length: PUPILS_MAX + 1 }, (_, index) => `Pupil ${index + 1}`).join('\n');
  const { rows, errors } = readPupils(names, 'k');
  expect(rows).toHaveLength(PUPILS_MAX);
  expect(errors).toMatchObject([{ line: 101, message: 'At most 100 pupils at once.' }]);
});
