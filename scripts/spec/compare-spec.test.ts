import { expect, test } from 'vitest';
import { compareSpec } from './compare-spec.ts';
import { readSpecItems } from './spec-items.ts';
import { idsInTestNames } from './test-names.ts';

const MARKDOWN = `
| id | item | where seen | issue |
|---|---|---|---|
| S1.01 | A child learns | ui | foundation |
| S1.02 | Eight grades | domain | foundation |
| P2.10 | Games | game, ui | games |
`;
const items = readSpecItems(MARKDOWN);
const idsIn = (text: string) => idsInTestNames({ path: 'a.test.ts', text }).map(({ id }) => id);

test('reads every row with an id', () => {
  expect(items).toEqual([
    { id: 'S1.01', text: 'A child learns', piece: 'foundation' },
    { id: 'S1.02', text: 'Eight grades', piece: 'foundation' },
    { id: 'P2.10', text: 'Games', piece: 'games' },
  ]);
});

test('a broken row or an id that stands twice stops the check', () => {
  expect(() => readSpecItems('| S1.01 | no piece |')).toThrow('unreadable row');
  expect(() => readSpecItems(`${MARKDOWN}\n| S1.01 | again | ui | games |`)).toThrow('S1.01 stands twice');
});

test('finds ids in the names of tests, tables and wrapped tests', () => {
  expect(idsIn("test('[S1.01] [S1.02] learns', () => {});")).toEqual(['S1.01', 'S1.02']);
  expect(idsIn("test.each([1, 2])('[P2.10] %i', () => {});")).toEqual(['P2.10']);
  expect(idsIn("describe('[S1.01] all', () => { it(`[S1.02] ${1}`, () => {}); });")).toEqual([
    'S1.01',
    'S1.02',
  ]);
  expect(idsIn("journey('[S1.01] in a browser', async () => {});")).toEqual(['S1.01']);
});

test('an id in a comment, in another text or without brackets proves nothing', () => {
  expect(idsIn("// [S1.01]\ntest('S1.01 learns', () => { say('see [S1.02]'); });")).toEqual([]);
});

test('names what is missing by piece of work, and ids that are no item', () => {
  const named = ['S1.01', 'S9.99'].map((id) => ({ id, file: 'a.test.ts' }));
  const { pieces, unknown } = compareSpec(items, named);
  expect(pieces.map(({ piece, total, missing }) => [piece, total, missing.map(({ id }) => id)])).toEqual([
    ['foundation', 2, ['S1.02']],
    ['games', 1, ['P2.10']],
  ]);
  expect(unknown).toEqual([{ id: 'S9.99', file: 'a.test.ts' }]);
});
