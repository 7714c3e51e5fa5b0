import { expect, test } from 'vitest';
import { linePath } from '../src/pieces/grown-up/line-path.ts';

const at = (x: number) => ({ x, y: 10 * x });

test.each([
  [[], ''],
  [[null, null], ''],
  [[at(0), at(1)], 'M0 0L1 10'],
  [[null, at(1), at(2), null, at(4)], 'M1 10L2 20M4 40'],
  [[at(0), null, at(2)], 'M0 0M2 20'],
])('a line stops where nothing is known, and begins anew behind it: %j', (points, path) => {
  expect(linePath(points)).toBe(path);
});
