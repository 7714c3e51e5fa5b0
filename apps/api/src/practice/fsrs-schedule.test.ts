import { DAY_MS } from '@noodlenaut/domain';
import type { ReviewMemory } from '@noodlenaut/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fsrsSchedule } from './fsrs-schedule.ts';

const START = new Date('2026-03-02T16:00:00Z');
const after = (memory: ReviewMemory) =>
  new Date(memory.reviewedAt.getTime() + Math.max(1, memory.intervalDays) * DAY_MS);

test('a mistake comes back within two days; right on each of its days it moves further away every time', () => {
  let memory = fsrsSchedule(null, false, START);
  expect(memory.intervalDays).toBeLessThanOrEqual(2);
  const intervals: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    memory = fsrsSchedule(memory, true, after(memory));
    intervals.push(memory.intervalDays);
  }
  expect(intervals).toEqual([...new Set(intervals)].toSorted((one, other) => one - other));
  const lapsed = fsrsSchedule(memory, false, after(memory));
  expect(lapsed.intervalDays).toBeLessThan(memory.intervalDays / 4);
  expect(lapsed).toMatchObject({ lapses: 1, reviews: memory.reviews + 1 });
});

test('whatever is answered and when, a clock that goes back included: what the table takes, at most 180 days', () => {
  const answers = fc.array(
    fc.record({ correct: fc.boolean(), hours: fc.integer({ min: -48, max: 24 * 200 }) }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(answers, (given) => {
      let memory: ReviewMemory | null = null;
      let at = START.getTime();
      for (const { correct, hours } of given) {
        at += hours * 3_600_000;
        const next: ReviewMemory = fsrsSchedule(memory, correct, new Date(at));
        expect(fsrsSchedule(memory, correct, new Date(at))).toEqual(next);
        expect(next.stability).toBeGreaterThan(0);
        expect(next.difficulty).toBeGreaterThanOrEqual(1);
        expect(next.difficulty).toBeLessThanOrEqual(10);
        expect(next.reviews).toBe((memory?.reviews ?? 0) + 1);
        expect(
          Number.isInteger(next.intervalDays) && next.intervalDays >= 0 && next.intervalDays <= 180,
        ).toBe(true);
        memory = next;
      }
    }),
  );
});
