import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS, showAchievements, currentToasts } from '../../lib/notices/achievement-toasts.ts';
import {
  NOTICE_LIMIT,
  NOTICE_MS,
  NOTICE_REMOVAL_MS,
  currentNotices,
  dismissNotice,
  notify,
} from '../../lib/notices/notices.ts';
import { NoticeOutlet } from './notice-outlet.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of currentNotices()) dismissNotice(id);
  vi.advanceTimersByTime(NOTICE_REMOVAL_MS);
  render(<NoticeOutlet />);
});

const show = (title: string) =>
  act(() => {
    notify({ title });
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('[S9.36] one notice is visible at a time', () => {
  show('First');
  show('Second');
  expect(NOTICE_LIMIT).toBe(1);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

test('[S9.37] a notice stays 5000 ms by default', () => {
  show('Hello');
  expect(NOTICE_MS).toBe(5000);
  pass(4999);
  expect(currentNotices()[0]?.open).toBe(true);
  pass(1);
  expect(currentNotices()[0]?.open).toBe(false);
  pass(300);
  expect(screen.queryByText('Hello')).toBeNull();
});

test('[S9.38] a dismissed notice is removed after 1000000 ms', () => {
  show('Hello');
  act(() => dismissNotice(currentNotices()[0]?.id ?? 0));
  pass(999_999);
  expect(currentNotices()).toHaveLength(1);
  pass(1);
  expect(currentNotices()).toHaveLength(0);
});

test('time stands still while somebody points at a notice', () => {
  show('Hello');
  const card = screen.getByText('Hello').closest('[data-notice]');
  if (card === null) throw new Error('no card');
  fireEvent.pointerEnter(card);
  pass(60_000);
  expect(currentNotices()[0]?.open).toBe(true);
  fireEvent.pointerLeave(card);
  pass(5000);
  expect(currentNotices()[0]?.open).toBe(false);
});

test.each([
  [49, true],
  [50, false],
])('[S9.39] a swipe of %i px leaves the notice open: %s', (px, open) => {
  show('Hello');
  const card = screen.getByText('Hello').closest('[data-notice]');
  if (card === null) throw new Error('no card');
  fireEvent.pointerDown(card, { clientX: 100 });
  fireEvent.pointerMove(card, { clientX: 100 + px });
  fireEvent.pointerUp(card, { clientX: 100 + px });
  expect(currentNotices()[0]?.open).toBe(open);
});

test('[S9.40] F8 focuses the notification region, Esc closes', () => {
  show('Hello');
  fireEvent.keyDown(document, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(currentNotices()[0]?.open).toBe(false);
});

test('achievement cheers come 500 ms apart, after 100 ms, and go after 4 s and 300 ms', () => {
  const badge = (title: string) => ({ badge: 'badge-first-steps', title, text: 'You did it' });
  act(() => showAchievements([badge('One'), badge('Two')]));
  pass(99);
  expect(currentToasts()).toHaveLength(0);
  pass(1);
  expect(currentToasts().map(({ title }) => title)).toEqual(['One']);
  pass(500);
  expect(currentToasts().map(({ title }) => title)).toEqual(['One', 'Two']);
  pass(TOAST_MS - 500);
  expect(currentToasts()[0]?.leaving).toBe(true);
  pass(300);
  expect(currentToasts().map(({ title }) => title)).toEqual(['Two']);
  pass(500);
  expect(currentToasts()).toHaveLength(0);
});
