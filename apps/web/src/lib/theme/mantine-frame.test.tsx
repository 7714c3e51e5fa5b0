import { ScrollArea, Tooltip } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { theme } from '@noodlenaut/ui/theme';
import { beforeEach, expect, test, vi } from 'vitest';
import { MantineFrame } from './mantine-frame.tsx';

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.useFakeTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const isShown = (text: string) => screen.queryByText(text) !== null;

test('[S9.42] [S9.43] a tooltip waits 700 ms; within 300 ms of the last one the next comes at once', () => {
  render(
    <MantineFrame>
      <Tooltip label="first hint" transitionProps={{ duration: 0 }}>
        <button type="button">one</button>
      </Tooltip>
      <Tooltip label="second hint" transitionProps={{ duration: 0 }}>
        <button type="button">two</button>
      </Tooltip>
    </MantineFrame>,
  );
  fireEvent.mouseEnter(screen.getByText('one'));
  pass(699);
  expect(isShown('first hint')).toBe(false);
  pass(1);
  expect(isShown('first hint')).toBe(true);
  fireEvent.mouseLeave(screen.getByText('one'));
  pass(200);
  fireEvent.mouseEnter(screen.getByText('two'));
  pass(5);
  expect(isShown('second hint')).toBe(true);
});

test('[S9.41] a scroll bar hides 600 ms after the last scroll', () => {
  expect(theme.components?.['ScrollArea']?.defaultProps).toMatchObject({ scrollHideDelay: 600 });
  expect(ScrollArea.displayName).toBe('@mantine/core/ScrollArea');
});
