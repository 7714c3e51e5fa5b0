import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TOAST_STAGGER_MS, showAchievements } from '../../lib/notices/achievement-toasts.ts';
import { currentToasts, setToasts } from '../../lib/notices/toast-stack.ts';
import { AchievementToasts } from './achievement-toasts.tsx';
import { NoticeOutlet } from './notice-outlet.tsx';

const badge = (title: string) => ({ badge: 'badge-first-steps', title, text: 'You did it!' });
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const titles = () => currentToasts().map(({ title, leaving }) => (leaving ? `${title} leaves` : title));
const show = () => render(<AchievementToasts toasts={currentToasts()} />);

beforeEach(() => {
  vi.useFakeTimers();
  setToasts([]);
});

test('[S4.11] a cheer appears after 100 ms', () => {
  showAchievements([badge('One')]);
  pass(99);
  expect(titles()).toEqual([]);
  pass(1);
  expect(titles()).toEqual(['One']);
});

test('[S4.12] [S4.13] it goes by itself after 4 s, in 300 ms', () => {
  showAchievements([badge('One')]);
  pass(100 + 3999);
  expect(titles()).toEqual(['One']);
  pass(1);
  expect(titles()).toEqual(['One leaves']);
  show();
  expect(screen.getByRole('status').hasAttribute('data-leaving')).toBe(true);
  pass(299);
  expect(titles()).toEqual(['One leaves']);
  pass(1);
  expect(titles()).toEqual([]);
});

test('[S4.14] [S4.13] it can be dismissed by hand, and leaves in the same 300 ms', () => {
  showAchievements([badge('One')]);
  pass(1000);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(titles()).toEqual(['One leaves']);
  pass(299);
  expect(titles()).toEqual(['One leaves']);
  pass(1);
  expect(titles()).toEqual([]);
});

test('one dismissed by hand is not dismissed again by the clock', () => {
  showAchievements([badge('One'), badge('Two')]);
  pass(100 + TOAST_STAGGER_MS);
  show();
  const [first] = screen.getAllByRole('status');
  if (first !== undefined) fireEvent.click(within(first).getByRole('button', { name: 'Close' }));
  pass(300);
  expect(titles()).toEqual(['Two']);
  pass(4000 - 300 - 1);
  expect(titles()).toEqual(['Two']);
  pass(1);
  expect(titles()).toEqual(['Two leaves']);
});

test('[S4.15] several stack with 80 px offset each', () => {
  showAchievements([badge('One'), badge('Two'), badge('Three')]);
  pass(100 + 2 * TOAST_STAGGER_MS);
  show();
  const tops = screen.getAllByRole('status').map((toast) => toast.parentElement?.style.top);
  expect(tops).toEqual(['0px', '80px', '160px']);
});

test('[S4.16] the cheers of one completion come 500 ms apart', () => {
  showAchievements([badge('One'), badge('Two'), badge('Three')]);
  pass(100);
  expect(titles()).toEqual(['One']);
  pass(499);
  expect(titles()).toEqual(['One']);
  pass(1);
  expect(titles()).toEqual(['One', 'Two']);
  pass(500);
  expect(titles()).toEqual(['One', 'Two', 'Three']);
});

test('it is announced politely, in the region of notifications', async () => {
  vi.useRealTimers();
  render(<NoticeOutlet />);
  act(() => showAchievements([badge('One')]));
  const toast = await screen.findByRole('status');
  expect(within(toast).getByText('One')).toBeTruthy();
  expect(toast.closest('section')?.getAttribute('aria-label')).toBe('Notifications');
});
