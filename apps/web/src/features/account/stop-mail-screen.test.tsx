import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { calls, serve } from '../../testing/serve.ts';

test('opening the link of a weekly mail stops it, signed out, with one call', async () => {
  const seen = serve({ 'family.stopWeeklyMail': { ok: true } });
  renderApp('/stop-mail#a-token-of-a-weekly-mail', { viewer: null });
  expect(await screen.findByText(/This weekly mail is stopped/)).toBeTruthy();
  expect(calls(seen)).toEqual(['family.stopWeeklyMail']);
  expect(seen[0]?.input).toEqual({ token: 'a-token-of-a-weekly-mail' });
  expect(await axeViolations()).toEqual([]);
});
