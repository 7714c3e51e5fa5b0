import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from '../src/pieces/grown-up/spread-labels.ts';

test('labels that lie apart stay where they are', () => {
  expect(spreadLabels([10, 100, 50], 18, 240)).toEqual([10, 100, 50]);
});

test('labels at one height stand under one another, in their order', () => {
  expect(spreadLabels([240, 240, 240], 18, 240)).toEqual([204, 222, 240]);
});

test('three labels never lie on one another and keep their order, whatever the heights', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 14, max: 254 }), { maxLength: 3 }), (heights) => {
      const spread = spreadLabels(heights, 18, 254);
      const sorted = spread.toSorted((a, b) => a - b);
      for (const [at, height] of sorted.entries())
        expect(height - (sorted[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(18);
      expect(Math.max(0, ...spread)).toBeLessThanOrEqual(254);
      for (const [at, height] of heights.entries())
        for (const [other, lower] of heights.entries())
          if (height < lower) expect(spread[at]).toBeLessThan(spread[other] ?? 0);
    }),
  );
});
