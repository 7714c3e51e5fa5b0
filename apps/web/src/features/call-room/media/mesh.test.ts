import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';
import { isCaller } from './mesh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[P5.23] of two pages exactly one calls', () => {
  expect([isCaller('b', 'a'), isCaller('a', 'b'), isCaller('a', 'a')]).toEqual([true, false, false]);
});

test('[P5.23] candidates travel in groups, the first of a group waits 60 ms, none is longer than it may be', () => {
  const groups: (readonly number[])[] = [];
  const candidates = gather<number>(60, 2, (items) => groups.push(items));
  for (const one of [1, 2, 3]) candidates.add(one);
  vi.advanceTimersByTime(59);
  expect(groups).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(groups).toEqual([[1, 2], [3]]);
  candidates.add(4);
  candidates.stop();
  vi.advanceTimersByTime(1000);
  expect(groups).toHaveLength(2);
});
