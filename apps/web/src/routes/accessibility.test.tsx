import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { signedInAs } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, sealed, subjects } from '../testing/school.ts';
import { serve } from '../testing/serve.ts';

const { user } = signedInAs('student');
const HANDLERS = {
  'GET /api/dashboard': dashboardOf(user),
  'GET /api/subjects': subjects,
  'GET /api/progress': progressWith(),
  'GET /api/lessons?subject=math': [lesson(1, { completed: true }), lesson(2)],
  'GET /api/lessons/math-3rd-01-test/play': sealed({ step: 1 }),
};

/** WCAG 2.2 A and AA. jsdom paints nothing, so contrast is left to the browser's run. */
const STANDARD = {
  preload: false,
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
};

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, STANDARD);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each(['/', '/login', '/register'])('signed out, %s has no axe violation', async (path) => {
  serve(HANDLERS);
  renderApp(path, { viewer: null });
  await screen.findByRole('heading', { level: 1 });
  expect(await violations()).toEqual([]);
});

test.each(['/', '/subject/math', '/lesson/math-3rd-01-test', '/account-setup'])(
  'signed in, %s has no axe violation',
  async (path) => {
    serve(HANDLERS);
    renderApp(path, signedInAs('student'));
    await screen.findByRole('heading', { level: 1 });
    expect(await violations()).toEqual([]);
  },
);
