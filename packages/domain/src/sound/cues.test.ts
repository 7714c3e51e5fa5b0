import { expect, test } from 'vitest';
import { CUES, CUE_NAMES, MOTIFS, SUBJECTS, hertzOfKey, lengthOf } from '../index.ts';
import type { Score } from '../index.ts';

const steps = (score: Score) =>
  score.map(({ at, hertz, voice }) => `${at.toFixed(2)} ${hertz.toFixed(1)} ${voice}`);

test('there are the eight cues of a lesson and a game, a fanfare, four of the wall and the pling of the switch', () => {
  expect(CUE_NAMES).toEqual([
    'right',
    'try-again',
    'bead',
    'badge',
    'finish',
    'open',
    'game-start',
    'win',
    'fanfare',
    'class-right',
    'hm',
    'step',
    'fly-past',
    'pling',
  ]);
});

test('each teacher has a tune of their own, and no cue is another one', () => {
  expect(Object.keys(MOTIFS).toSorted()).toEqual([...SUBJECTS].toSorted());
  const all = [...CUE_NAMES.map((name) => CUES[name]), ...SUBJECTS.map((subject) => MOTIFS[subject])];
  expect(new Set(all.map((score) => steps(score).join())).size).toBe(all.length);
});

test('a cue is over before the next word: the one of an answer in a second, the fanfare in two and a half', () => {
  for (const name of ['right', 'try-again', 'bead', 'open', 'pling'] as const)
    expect(lengthOf(CUES[name])).toBeLessThan(1);
  for (const name of CUE_NAMES) expect(lengthOf(CUES[name])).toBeLessThan(2.5);
  for (const subject of SUBJECTS) expect(lengthOf(MOTIFS[subject])).toBeLessThan(2);
});

test('trying again never sounds like losing: its last note is higher than its first', () => {
  for (const name of ['try-again', 'hm'] as const) {
    const pitches = CUES[name].map(({ hertz }) => hertz);
    expect(pitches.at(-1)).toBeGreaterThan(pitches[0] ?? Infinity);
  }
});

test('keys have the pitches of equal temperament', () => {
  expect(hertzOfKey(69)).toBe(440);
  expect(hertzOfKey(81)).toBe(880);
  expect(hertzOfKey(60)).toBeCloseTo(261.63, 2);
  expect(lengthOf([])).toBe(0);
});
