import { PRODUCT } from '@noodlenaut/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { calls, serve } from '../../testing/serve.ts';
import { LogosScreen } from './logos-screen.tsx';

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test('[S2.179] [S2.180] [S2.181] title, seven options, brain first', () => {
  render(<LogosScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Choose Your ${PRODUCT.name} Logo`);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
    'brain',
    'book-cap',
    'lightbulb',
    'puzzle',
    'rocket',
    'noodle',
    'abstract-n',
  ]);
  expect(chosen()).toEqual(['brain']);
});

test('[S2.182] preview on light and dark, sizes, usage guidelines', () => {
  render(<LogosScreen />);
  for (const name of ['brain on light', 'brain on dark', '16 pixels', '256 pixels']) {
    expect(screen.getByRole('img', { name })).toBeTruthy();
  }
  expect(screen.getByRole('heading', { name: 'Usage guidelines' })).toBeTruthy();
});

test('[S2.183] selecting changes only this screen and logs; no call is made', async () => {
  const seen = serve({});
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<LogosScreen />);
  await userEvent.click(screen.getByRole('radio', { name: 'Rocket' }));
  expect(chosen()).toEqual(['rocket']);
  expect(screen.getByRole('img', { name: 'rocket on light' })).toBeTruthy();
  expect(log).toHaveBeenCalledWith('Logo selected:', 'rocket');
  expect(calls(seen)).toEqual([]);
  expect(localStorage.length).toBe(0);
});
