import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseComfort } from '../../lib/comfort/comfort.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import { setAudio } from '../../lib/audio/audio.ts';
import type { User } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { panelOf } from '../../testing/helper.ts';
import { dashboardOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';
import { CompanionGreeting } from './companion-greeting.tsx';
import { useCompanion } from './use-companion.ts';

const open = async (user: Partial<User> = {}) => {
  const start = signedInAs('student', user);
  serve({ 'progress.dashboard': dashboardOf(start.user), 'chat.panel': panelOf() });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const miso = () => screen.getByRole('button', { name: 'Miso' });
const panel = () => screen.queryByRole('region', { name: 'Miso' });
const isTalking = () => document.querySelector('[data-pose="talking"]') !== null;
const greeting = (pageTexts: readonly string[] | null = null, isDismissed = false) => (
  <CompanionGreeting name="Maya" isShown isDismissed={isDismissed} pageTexts={pageTexts} />
);
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  sessionStorage.clear();
  setAudio(false);
});

test('[S9.35] the companion greets 2000 ms after the dashboard appeared and not before', () => {
  vi.useFakeTimers();
  const { result } = renderHook(useCompanion);
  pass(1999);
  expect(result.current).toMatchObject({ hasGreeted: false, isGreeting: false });
  pass(1);
  expect(result.current).toMatchObject({ hasGreeted: true, isGreeting: true });
  pass(8000);
  expect(result.current).toMatchObject({ hasGreeted: true, isGreeting: false });
});

test('[S2.070] Miso greets the child by name, by itself, in the bar of the crew', async () => {
  await open();
  expect(screen.queryByText(/^Hi, Maya/)).toBeNull();
  const words = await screen.findByText('Hi, Maya! Good to see you.', {}, { timeout: 4000 });
  expect(words.closest('aside')?.getAttribute('aria-label')).toBe('Your crew');
});

test('[S2.071] [S9.48] the greeting is spoken when audio is on: rate 0.9, pitch 1.1, volume 0.8', () => {
  const { said } = recordVoice();
  setAudio(true);
  render(greeting());
  expect(said).toMatchObject([{ text: 'Hi, Maya! Good to see you.', rate: 0.9, pitch: 1.1, volume: 0.8 }]);
});

test('[S2.071] [S4.21] nothing is spoken while audio is off; turned on, it is said once', () => {
  const { said } = recordVoice();
  render(greeting());
  expect(said).toEqual([]);
  act(() => setAudio(true));
  act(() => setAudio(false));
  act(() => setAudio(true));
  expect(said.map(({ text }) => text)).toEqual(['Hi, Maya! Good to see you.']);
});

test('the mouth moves for 3 s, and on for as long as the voice reads', () => {
  vi.useFakeTimers();
  const { said } = recordVoice();
  const quiet = render(greeting());
  expect(isTalking()).toBe(true);
  pass(2999);
  expect(isTalking()).toBe(true);
  pass(1);
  expect(isTalking()).toBe(false);
  quiet.unmount();

  act(() => setAudio(true));
  setReaderGrade('k');
  render(greeting(['Tap the rocket.']));
  pass(3000);
  expect(isTalking()).toBe(true);
  act(() => said[0]?.finish());
  expect(isTalking()).toBe(true);
  act(() => said[1]?.finish());
  expect(isTalking()).toBe(false);
  setReaderGrade(null);
});

test('a page is read to those who are read to, also while Miso is away, and to nobody who wants none of it', () => {
  const { said } = recordVoice();
  setReaderGrade('1st');
  setAudio(true);
  const first = render(greeting(['Tap the rocket.']));
  expect(said.map(({ text }) => text)).toEqual(['Hi, Maya! Good to see you.', 'Tap the rocket.']);
  first.unmount();
  const second = render(greeting(['Tap the rocket.'], true));
  expect(said.map(({ text }) => text)).toEqual(['Tap the rocket.']);
  second.unmount();
  said.length = 0;
  act(() => chooseComfort({ readToMe: 'off' }, false));
  render(greeting(['Tap the rocket.']));
  expect(said.map(({ text }) => text)).toEqual(['Hi, Maya! Good to see you.']);
  act(() => chooseComfort({ readToMe: 'by-grade' }, false));
  setReaderGrade(null);
});

test('it opens and closes by keyboard: Escape brings the focus back', async () => {
  const { person } = await open();
  miso().focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: 'Tell Miso' });
  expect(panel()?.contains(document.activeElement)).toBe(true);
  expect(miso().getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(miso());
});

test('put away, Miso greets no more and stays away, until it is called', async () => {
  const first = await open();
  await first.person.click(miso());
  await first.person.click(await screen.findByRole('button', { name: 'Put Miso away' }));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(miso());
  first.unmount();

  vi.useFakeTimers();
  const { result } = renderHook(useCompanion);
  pass(2000);
  expect(result.current).toMatchObject({ isDismissed: true, isGreeting: false });
  vi.useRealTimers();

  const second = await open();
  await second.person.click(miso());
  await screen.findByRole('region', { name: 'Miso' });
  second.unmount();
  expect(renderHook(useCompanion).result.current.isDismissed).toBe(false);
});

test('Pre-K types nothing: Miso reads the page instead', async () => {
  const { said } = recordVoice();
  const { person } = await open({ grade: 'pre-k' });
  await person.click(miso());
  await screen.findByRole('region', { name: 'Miso' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Let Miso read' }));
  const words = said.map(({ text }) => text);
  expect(words[0]).toBe('Hi, Maya! Good to see you. I can read to you. Tap the speaker.');
  expect(words).toContain('Tap the rocket to learn.');
  for (const sentence of words.flatMap((text) => text.split(/[.!?]/)).slice(0, -2))
    expect(sentence.trim().split(/\s+/).length, sentence).toBeLessThanOrEqual(8);
});
