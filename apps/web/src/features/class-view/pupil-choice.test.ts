import { expect, test } from 'vitest';
import { classViewOf } from '../../testing/class.ts';
import { choiceOf, chosenPupils, type Pupil } from './pupil-choice.ts';

const [maya] = classViewOf().pupils;
const pupil = (name: string, percent: number | null, more: Partial<Pupil> = {}): Pupil => {
  if (!maya) throw new Error('The fixture has no pupil');
  return { ...maya, id: name, name, accuracy: { right: 0, answers: 9, percent }, ...more };
};
const PUPILS = [
  pupil('Ana', 20, { needsAttention: 'Below 50%.' }),
  pupil('Bo', 55, { isAsleep: true, lastSeen: null }),
  pupil('Émile', null, { lastSeen: null, needsAttention: 'Nothing played yet.' }),
  pupil('Zoe', 90, { lastSeen: '2026-11-01T10:00:00.000Z' }),
];
const names = (choice: Parameters<typeof chosenPupils>[1], find = '') =>
  chosenPupils(PUPILS, choice, find).map(({ name }) => name);

test.each([
  ['name', ['Ana', 'Bo', 'Émile', 'Zoe']],
  ['accuracy', ['Ana', 'Bo', 'Zoe', 'Émile']],
  ['seen', ['Bo', 'Émile', 'Zoe', 'Ana']],
  ['attention', ['Ana', 'Émile', 'Bo', 'Zoe']],
])('sorted by %s', (sort, expected) => {
  expect(names({ sort })).toEqual(expected);
});

test.each([
  ['attention', ['Ana', 'Émile']],
  ['new', ['Émile']],
  ['asleep', ['Bo']],
])('only who is %s', (show, expected) => {
  expect(names({ show })).toEqual(expected);
});

test('a part of a name finds it, in any case', () => {
  expect(names({}, ' ZO')).toEqual(['Zoe']);
  expect(names({ show: 'attention' }, 'zo')).toEqual([]);
});

test('whatever else an address says is the first choice', () => {
  expect(choiceOf({ sort: 'toString', show: '__proto__' })).toEqual({ sort: 'name', show: 'all' });
  expect(choiceOf({})).toEqual({ sort: 'name', show: 'all' });
});
