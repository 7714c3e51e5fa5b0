import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWayBack } from './use-way-back.ts';

const open = (isReading = false) => {
  const goBack = vi.fn();
  const view = renderHook((reads: boolean) => useWayBack(reads, goBack), { initialProps: isReading });
  return { goBack, ...view };
};
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
beforeEach(() => {
  vi.useFakeTimers();
});

test('[S2.110] a celebration that nobody touches goes back to the subject after 30 s, once', () => {
  const { goBack, result } = open();
  pass(29_999);
  expect(goBack).not.toHaveBeenCalled();
  expect(result.current).toBe(true);
  pass(1);
  expect(goBack).toHaveBeenCalledTimes(1);
  pass(60_000);
  expect(goBack).toHaveBeenCalledTimes(1);
});

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['scrolling', () => fireEvent.wheel(document.body)],
])('%s and the child stays', (_name, touch) => {
  const { goBack, result } = open();
  pass(20_000);
  touch();
  expect(result.current).toBe(false);
  pass(600_000);
  expect(goBack).not.toHaveBeenCalled();
});

test('while the voice reads nobody is sent away; the time begins when it has read', () => {
  const { goBack, rerender } = open(true);
  pass(120_000);
  expect(goBack).not.toHaveBeenCalled();
  rerender(false);
  pass(29_999);
  expect(goBack).not.toHaveBeenCalled();
  pass(1);
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('who left already is not sent anywhere', () => {
  const { goBack, unmount } = open();
  unmount();
  pass(60_000);
  expect(goBack).not.toHaveBeenCalled();
});
