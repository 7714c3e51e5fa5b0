import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PONDER_MS, useTeacherAct } from './use-teacher-act.ts';

const OPEN = { chosen: null, verdict: null, isOpen: true, isFresh: true, hint: null };
const RIGHT = { correct: true, correct_answer: 0, explanation: '', reason: null };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const play = (question: Parameters<typeof useTeacherAct>[0], isTalking = false) => {
  const { result, rerender } = renderHook(
    (props: { question: typeof question; isTalking: boolean }) =>
      useTeacherAct(props.question, props.isTalking),
    { initialProps: { question, isTalking } },
  );
  return {
    now: () => result.current,
    then: (next: typeof question, talks = false) => rerender({ question: next, isTalking: talks }),
  };
};

test('the teacher ponders with a child who takes long, and watches again when something is chosen', () => {
  const { now, then } = play(OPEN);
  expect(now()).toBe('watching');
  pass(PONDER_MS - 1);
  expect(now()).toBe('watching');
  pass(1);
  expect(now()).toBe('pondering');
  then({ ...OPEN, chosen: 1 });
  expect(now()).toBe('watching');
  pass(PONDER_MS * 2);
  expect(now()).toBe('watching');
});

test('a hint begins the time anew', () => {
  const { now, then } = play(OPEN);
  pass(PONDER_MS);
  then({ ...OPEN, hint: { number: 1, text: 'Look' } });
  expect(now()).toBe('watching');
  pass(PONDER_MS);
  expect(now()).toBe('pondering');
});

test('a cheer is seen before the words are read, then the mouth moves', () => {
  const { now, then } = play({ ...OPEN, chosen: 0 });
  then({ ...OPEN, chosen: 0, isOpen: false, verdict: RIGHT }, true);
  expect(now()).toBe('cheering');
  pass(1500);
  expect(now()).toBeNull();
});

test('an answer that was given before is not cheered again', () => {
  const { now } = play({ ...OPEN, chosen: 0, isOpen: false, isFresh: false, verdict: RIGHT });
  expect(now()).toBe('watching');
});

test('after a wrong answer it encourages; it has no sad look', () => {
  const { now } = play({ ...OPEN, chosen: 0, isOpen: false, verdict: { ...RIGHT, correct: false } });
  expect(now()).toBe('encouraging');
});
