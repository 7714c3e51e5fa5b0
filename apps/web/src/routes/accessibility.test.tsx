import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../testing/axe-violations.ts';
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

test.each(['/', '/login', '/register'])('signed out, %s has no axe violation', async (path) => {
  serve(HANDLERS);
  renderApp(path, { viewer: null });
  await screen.findByRole('heading', { level: 1 });
  expect(await axeViolations()).toEqual([]);
});

test.each(['/', '/subject/math', '/lesson/math-3rd-01-test', '/account-setup'])(
  'signed in, %s has no axe violation',
  async (path) => {
    serve(HANDLERS);
    renderApp(path, signedInAs('student'));
    await screen.findByRole('heading', { level: 1 });
    expect(await axeViolations()).toEqual([]);
  },
);
