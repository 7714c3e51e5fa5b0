import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPupils } from './read-pupils.ts';
import { tidyPupils } from './tidy-pupils.ts';

test.each([
  ['one word', 'Amara\nBen, 2nd\n\nChidi', ['Amara', 'Ben, 2nd', '', 'Chidi']],
  ['sorted by surname', 'Okafor, Amara\nLind, Bo, 3rd', ['Amara', 'Bo, 3rd']],
  ['spoken', 'Amara Okafor\nBo Lind\tK', ['Amara', 'Bo, K']],
  ['two of one name', 'Okafor, Amara\nAmara Berg\nAmara', ['Amara O.', 'Amara B.', 'Amara']],
  ['alike surnames', 'Amara Okafor\nAmara Obi', ['Amara Ok.', 'Amara Ob.']],
  ['one surname begins the other', 'Bo Li\nBo Lind', ['Bo Li', 'Bo Lin.']],
  ['told apart already', 'Ben B\nBen O.\nPupil 1', ['Ben B', 'Ben O.', 'Pupil 1']],
  [
    'numbered',
    '1. Chidi\n2) Ana Maria\n- Bo\n4\tOkafor, Amara\n5,Dana',
    ['Chidi', 'Ana', 'Bo', 'Amara', 'Dana'],
  ],
  [
    'a gradebook of two columns',
    'Last Name,First Name,Student ID,E-mail,Grade\r\nOkafor,Amara,104233,a@x.org,3rd\r\nLind,"Bo ""B""",7,b@x.org,K',
    ['', 'Amara, 3rd', '"Bo ""B""", K'],
  ],
  ['one column', '\uFEFFStudent;Grade;ID\n"Okafor, Amara";2;77\nBo Lind;;', ['', 'Amara, 2', 'Bo']],
  ['from a spreadsheet', 'ID\tStudent\tGrade\n77\tOkafor, Amara\t2nd', ['', 'Amara, 2nd']],
  ['marks under Grade', 'Name,Grade\nAmara,93\nBo,B+', ['', 'Amara', 'Bo']],
  ['numbers and addresses beside names', 'Amara,104233,a@x.org\nBo,2nd,b@x.org', ['Amara', 'Bo, 2nd']],
  ['the heading is not in the first line', '\n\nFirst name,Last name\nAmara,Okafor', ['', '', '', 'Amara']],
])('[P1.33] a pasted list: %s', (_, pasted, lines) => {
  const { text, errors } = tidyPupils(pasted);
  expect(errors).toEqual([]);
  expect(text.split('\n')).toEqual(lines);
});

test('[P1.33] a line that cannot be read without guessing says why, and shows no address', () => {
  const { errors, text } = tidyPupils(
    ['Amara\tOkafor', 'Ben, 12th', 'a@x.org', '7.', 'Smith, John, Paul', 'Zoe'].join('\n'),
  );
  expect(text).toBe('\n\n\n\n\nZoe');
  expect(errors.map(({ line, text: shown, message }) => [line, shown, message])).toEqual([
    [1, 'Amara Okafor', expect.stringContaining('Which of them is the first name?')],
    [2, 'Ben, 12th', '“12th” is no grade we know.'],
    [3, '', 'A first name or nickname, please, no e-mail address.'],
    [4, '7.', 'The name is missing.'],
    [5, 'Smith John', expect.stringContaining('Which of them is the first name?')],
  ]);
  const wide = tidyPupils('Name,Grade\nOkafor, Amara,3');
  expect(wide.errors).toEqual([
    { line: 2, text: '', message: 'This line has more columns than the heading.' },
  ]);
});

test('[P1.33] a shortened name is told with what the list has, and stays whole where the teacher keeps it', () => {
  const pasted = 'Mary Ann\nOkafor, Amara\nBo';
  const proposed = tidyPupils(pasted);
  expect(proposed.shortened).toEqual([
    { line: 1, name: 'Mary', written: 'Mary Ann' },
    { line: 2, name: 'Amara', written: 'Amara Okafor' },
  ]);
  const kept = tidyPupils(pasted, new Set([1]));
  expect(kept.text).toBe('Mary Ann\nAmara\nBo');
  expect(kept.shortened[0]).toEqual({ line: 1, name: 'Mary Ann', written: 'Mary Ann' });
});

test('[P1.33] what is left out is said by the names of its columns', () => {
  expect(tidyPupils('Name,Student ID,Grade\nAmara,7,93').leftOut).toEqual(['Student ID', 'Grade']);
  expect(tidyPupils('Amara,104233').leftOut).toEqual(['numbers and addresses']);
  expect(tidyPupils('Amara,3rd').leftOut).toEqual([]);
});

const word = fc.constantFrom(
  'Amara',
  'Bo',
  'Okafor',
  'a@x.org',
  '104233',
  '3rd',
  '1.',
  '- ',
  '"',
  'Name',
  'Ünal',
  '',
);
const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
);
const row = fc
  .tuple(fc.array(cell, { maxLength: 4 }), fc.constantFrom(',', ';', '\t', ', '))
  .map(([cells, sign]) => cells.join(sign).replaceAll(/[\r\n]/g, ''));

test('[P1.33] no line is lost without being told, and the school reads the tidied list as it was shown', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
      const lines = ['Zoe Berg', ...rows];
      const { text, errors } = tidyPupils(lines.join(end));
      const tidy = text.split('\n');
      expect(tidy).toHaveLength(lines.length);
      const told = new Set(errors.map(({ line }) => line));
      for (const [at, line] of lines.entries())
        if (line.trim() !== '') expect((tidy[at] !== '') !== told.has(at + 1)).toBe(true);
      expect(text).not.toContain('@');
      const again = readPupils(text, 'k');
      const seen = new Set([...again.rows, ...again.errors].map(({ line }) => line));
      for (const [at, line] of tidy.entries()) if (line !== '' && at > 0) expect(seen.has(at + 1)).toBe(true);
      expect(again.errors.filter(({ message }) => !/same name|letters/.test(message))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
