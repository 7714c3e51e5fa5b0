import { KEPT_DATA } from '@noodlenaut/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

test('the privacy page lists everything of the register of kept data, with why and how long', async () => {
  serve({});
  renderApp('/privacy', { viewer: null });
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  const text = document.body.textContent;
  for (const { what, why } of KEPT_DATA) expect(text).toContain(`${what}${why}.Kept: `);
  expect(await axeViolations()).toEqual([]);
});
