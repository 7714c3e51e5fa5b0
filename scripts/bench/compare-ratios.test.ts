import { expect, test } from 'vitest';
import { compareRatios } from './compare-ratios.ts';

test('a loss of more than a fifth is one, a smaller one and a gain are not', () => {
  const last = { slow: 1, little: 1, better: 1 };
  expect(compareRatios(last, { slow: 0.79, little: 0.81, better: 3 }).lost).toEqual(['slow']);
});

test('what one of both did not measure is named and is no loss', () => {
  expect(compareRatios({ gone: 1 }, { fresh: 1 })).toEqual({
    lines: ['gone: not measured any more', 'fresh: new'],
    lost: [],
  });
});
