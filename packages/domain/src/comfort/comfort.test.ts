import { expect, test } from 'vitest';
import { COMFORT_CHOICES, COMFORT_NAMES, READING_RATES, comfortDefault, readComfort } from './comfort.ts';

test('reads back every choice it offers', () => {
  for (const name of COMFORT_NAMES)
    for (const choice of COMFORT_CHOICES[name])
      expect(readComfort({ [name]: choice })).toEqual({ [name]: choice });
});

test('leaves out what it does not know, and never fails', () => {
  expect(readComfort({ theme: 'pink', textSize: 'large', shoes: 'red', motion: null })).toEqual({
    textSize: 'large',
  });
  for (const kept of [null, undefined, 'dark', 7, [], {}]) expect(readComfort(kept)).toEqual({});
});

test('until something is chosen pages follow the system and the grade', () => {
  expect(comfortDefault('theme')).toBe('system');
  expect(comfortDefault('motion')).toBe('system');
  expect(comfortDefault('readToMe')).toBe('by-grade');
});

test('[S9.48] the voice is as fast as the specification says until another speed is chosen', () => {
  expect(READING_RATES[comfortDefault('readingSpeed')]).toBe(0.9);
  expect(READING_RATES.slow).toBeLessThan(0.9);
  expect(READING_RATES.fast).toBeGreaterThan(0.9);
});
