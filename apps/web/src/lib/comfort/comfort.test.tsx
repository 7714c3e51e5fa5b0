import { PRODUCT } from '@noodlenaut/domain';
import type { Comfort } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { asked, calls, serve, unreachable } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { isAudioOn } from '../audio/audio.ts';
import { adoptFrom, currentComfort, forgetComfort } from './comfort.ts';
import { readingRate } from '../audio/speech.ts';
import { currentTheme } from '../theme/theme.ts';

const KEY = `${PRODUCT.storagePrefix}-comfort`;
const look = () => Object.fromEntries(Object.entries(document.documentElement.dataset));
const onDevice = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '{}');
const withComfort = (comfort: Comfort) => userAs('student', { preferences: { comfort } });

beforeEach(() => {
  sessionStorage.clear();
  forgetComfort();
});

async function openPanel(handlers: Handlers = {}) {
  const start = signedInAs('student');
  const seen = serve({
    'progress.dashboard': dashboardOf(start.user),
    'account.setComfort': (change) => change,
    ...handlers,
  });
  const app = renderApp('/', start);
  await screen.findByText('Welcome back, Maya!');
  await app.person.click(screen.getByRole('button', { name: /^Comfort/ }));
  const panel = await screen.findByRole('dialog', { name: 'Comfort' });
  const radio = (group: string, name: string) =>
    within(within(panel).getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
  const turn = (name: RegExp) => within(panel).getByRole<HTMLInputElement>('switch', { name });
  return { ...app, seen, panel, radio, turn };
}

test('a choice shows at once, and is kept on the device and with the account', async () => {
  const { person, seen, radio, turn } = await openPanel();
  await person.click(radio('Letter size', 'Largest'));
  expect(look()).toMatchObject({ textSize: 'largest' });
  await person.click(turn(/^Calm motion/));
  expect(look()).toMatchObject({ textSize: 'largest', motion: 'calm' });
  expect(onDevice()).toEqual({ textSize: 'largest', motion: 'calm' });
  await waitFor(() =>
    expect(asked(seen, 'account.setComfort')).toEqual([
      { textSize: 'largest' },
      { textSize: 'largest', motion: 'calm' },
    ]),
  );
  await person.click(turn(/^Calm motion/));
  expect(look()['motion']).toBe('system');
});

test('[S4.17] the panel chooses light, dark or system', async () => {
  const { person, radio } = await openPanel();
  await person.click(radio('Colors', 'Dark'));
  expect(currentTheme()).toBe('dark');
  expect(radio('Colors', 'Dark').checked).toBe(true);
  await person.click(radio('Colors', 'System'));
  expect(currentTheme()).toBe('system');
});

test('[S4.22] sound that was turned on is kept with the account', async () => {
  const { person, seen, turn } = await openPanel();
  await person.click(turn(/^Sound/));
  expect(isAudioOn()).toBe(true);
  expect(onDevice()).toEqual({ sound: 'on' });
  await waitFor(() => expect(asked(seen, 'account.setComfort')).toEqual([{ sound: 'on' }]));
  await person.click(turn(/^Sound/));
  expect(isAudioOn()).toBe(false);
  await waitFor(() => expect(asked(seen, 'account.setComfort').at(-1)).toEqual({ sound: 'off' }));
});

test('[S4.21] after Power Down the next child of this device starts without sound', () => {
  adoptFrom(withComfort({ sound: 'on' }));
  expect(isAudioOn()).toBe(true);
  localStorage.clear();
  forgetComfort();
  expect(isAudioOn()).toBe(false);
});

test('[S9.48] the voice keeps to 0.9 until another speed is chosen', async () => {
  const { person, radio } = await openPanel();
  expect(readingRate()).toBe(0.9);
  await person.click(radio('Reading speed', 'Slow'));
  expect(readingRate()).toBe(0.7);
});

test('at the sign-in the account tells the device, once', () => {
  localStorage.setItem(KEY, JSON.stringify({ textSize: 'large' }));
  adoptFrom(withComfort({ contrast: 'high', theme: 'dark' }));
  expect(currentComfort()).toEqual({ contrast: 'high', theme: 'dark' });
  expect(look()).toMatchObject({ contrast: 'high' });
  expect(look()['textSize']).toBeUndefined();
  expect(currentTheme()).toBe('dark');
  adoptFrom(withComfort({ contrast: 'system' }));
  expect(currentComfort().contrast).toBe('high');
});

test('what was chosen before the sign-in stays where the account has chosen nothing', () => {
  localStorage.setItem(KEY, JSON.stringify({ spacing: 'wide' }));
  forgetComfort();
  adoptFrom(userAs('student'));
  expect(look()).toMatchObject({ spacing: 'wide' });
});

test('a choice made without the network reaches the account at the next start', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { person, radio } = await openPanel({ 'account.setComfort': unreachable });
  await person.click(radio('Contrast', 'Strong'));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(look()).toMatchObject({ contrast: 'high' });

  forgetComfort();
  const seen = serve({ 'account.setComfort': (change) => change });
  adoptFrom(withComfort({ contrast: 'system' }));
  expect(currentComfort().contrast).toBe('high');
  await waitFor(() => expect(asked(seen, 'account.setComfort')).toEqual([{ contrast: 'high' }]));
  expect(seen).toHaveLength(1);
  await waitFor(() => expect(localStorage.getItem(`${KEY}-owed`)).toBeNull());
});

test('of two quick choices the last one is the last that reaches the account', async () => {
  const answers: (() => void)[] = [];
  const { person, seen, radio } = await openPanel({
    'account.setComfort': async (change) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return change;
    },
  });
  await person.click(radio('Contrast', 'Strong'));
  await person.click(radio('Letter size', 'Largest'));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(asked(seen, 'account.setComfort')).toEqual([{ contrast: 'high' }]);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(localStorage.getItem(`${KEY}-owed`)).not.toBeNull();
  answers[1]?.();
  await waitFor(() => expect(localStorage.getItem(`${KEY}-owed`)).toBeNull());
  expect(asked(seen, 'account.setComfort').at(-1)).toEqual({ contrast: 'high', textSize: 'largest' });
});

test.each([
  { who: 'this account', owner: 'same', sentMs: 5, shown: 'high' },
  { who: 'another account', owner: 'other', sentMs: 5, shown: 'system' },
  { who: 'this account before the page was asked for', owner: 'same', sentMs: -5, shown: 'system' },
])('a choice that $who took is shown where the page is older: $shown', ({ owner, sentMs, shown }) => {
  const user = withComfort({ contrast: 'system' });
  localStorage.setItem(KEY, JSON.stringify({ contrast: 'high' }));
  forgetComfort();
  const id = owner === 'same' ? user.id : owner;
  localStorage.setItem(`${KEY}-sent`, `${id} ${performance.timeOrigin + sentMs}`);
  adoptFrom(user);
  expect(currentComfort().contrast).toBe(shown);
});

test('after Power Down nothing of it stays', () => {
  adoptFrom(withComfort({ textSize: 'largest' }));
  localStorage.clear();
  forgetComfort();
  expect(currentComfort()).toEqual({});
  expect(look()['textSize']).toBeUndefined();
});

test('something else in its place on the device does no harm', () => {
  localStorage.setItem(KEY, 'not json');
  forgetComfort();
  expect(currentComfort()).toEqual({});
});

test('before the sign-in it is kept on the device alone', async () => {
  const seen = serve({ 'account.oauthStatus': { googleOAuth: { configured: false } } });
  const { person } = renderApp('/login', { viewer: null });
  await person.click(await screen.findByRole('button', { name: /^Comfort/ }));
  const panel = await screen.findByRole('dialog', { name: 'Comfort' });
  await person.click(within(panel).getByRole('radio', { name: 'Andika' }));
  expect(look()).toMatchObject({ letterShape: 'andika' });
  expect(onDevice()).toEqual({ letterShape: 'andika' });
  expect(calls(seen)).not.toContain('account.setComfort');
});

test('it closes, and axe finds nothing in it', async () => {
  const { person, panel } = await openPanel();
  const { violations } = await axe.run(panel, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  await person.click(within(panel).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
