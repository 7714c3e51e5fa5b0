import { act, renderHook, screen, within } from '@testing-library/react';
import type { MascotMood } from '@noodlenaut/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';
import { useMascot } from './use-mascot.ts';

const open = async (badges: number) => {
  const start = signedInAs('student');
  const dashboard = dashboardOf(start.user);
  const achievementStats = { ...dashboard.achievementStats, totalAchievements: badges };
  serve({ 'progress.dashboard': { ...dashboard, achievementStats }, 'achievements.list': [] });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const FACTS = { grade: '3rd', badges: 3, streakDays: 2, isDismissed: false } as const;
const mascot = () => screen.queryByRole('button', { name: /^Noodle\. Tap/ });
const drawn = () => mascot()?.querySelector('svg')?.dataset['mood'];
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => sessionStorage.clear());

test.each<[number, MascotMood, string]>([
  [0, 'encouraging', 'Good to see you. Where do we fly?'],
  [1, 'celebrating', 'Your first badge! You earned it.'],
  [4, 'happy', 'You have 4 badges. Nice work!'],
  [9, 'excited', '9 badges! You keep on trying.'],
  [10, 'super-excited', 'Wow, 10 badges! You worked for each one.'],
])('[S1.08] [S2.069] with %i badges the mascot is %s, in drawing and speech', async (badges, mood, line) => {
  await open(badges);
  await vi.waitFor(() => expect(drawn()).toBe(mood));
  const welcome = within(screen.getByRole('region', { name: 'Welcome' }));
  expect(welcome.getByText(line)).toBeTruthy();
});

test('[S4.09] the message stands for 5000 ms, then the mascot is idle; a press says the next one as long', () => {
  vi.useFakeTimers();
  const { result } = renderHook(useMascot, { initialProps: FACTS });
  expect(result.current).toMatchObject({ mood: 'happy', says: 'You have 3 badges. Nice work!' });
  pass(4999);
  expect(result.current.mood).toBe('happy');
  pass(1);
  expect(result.current).toMatchObject({ mood: null, says: null });
  act(() => result.current.onPress());
  expect(result.current.says).toBe('You came back 2 days in a row. Nice work!');
  pass(4999);
  expect(result.current.says).not.toBeNull();
  pass(1);
  expect(result.current).toMatchObject({ mood: null, says: null });
});

test('[S1.08] a new badge changes mood and message, for 5 s from then', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(useMascot, { initialProps: { ...FACTS, badges: 4 } });
  pass(3000);
  rerender({ ...FACTS, badges: 5 });
  expect(result.current).toMatchObject({ mood: 'excited', says: '5 badges! You keep on trying.' });
  pass(4999);
  expect(result.current.mood).toBe('excited');
});

test('the mascot can be put away, stays away, and comes when it is called', async () => {
  const first = await open(3);
  const toggle = () => screen.getByRole('button', { name: 'Noodle' });
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await first.person.click(toggle());
  expect(mascot()).toBeNull();
  expect(screen.queryByText('You have 3 badges. Nice work!')).toBeNull();
  first.unmount();

  const second = await open(3);
  expect(mascot()).toBeNull();
  await second.person.click(toggle());
  await vi.waitFor(() => expect(drawn()).toBe('happy'));
  expect(screen.getByText('You have 3 badges. Nice work!')).toBeTruthy();
});
