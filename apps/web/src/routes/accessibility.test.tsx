import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../testing/axe-violations.ts';
import { signedInAs } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, sealed, subjects } from '../testing/school.ts';
import { serve, type Handlers } from '../testing/serve.ts';
import { whenAsked } from '../testing/when-asked.ts';

const { user } = signedInAs('student');
const HANDLERS = {
  'progress.dashboard': dashboardOf(user),
  'subjects.list': subjects,
  'progress.list': progressWith(),
  'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [lesson(1, { completed: true }), lesson(2)]),
  'lessons.play': whenAsked<'lessons.play'>({ lessonId: 'math-3rd-01-test' }, sealed({ step: 1 })),
} satisfies Handlers;

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
