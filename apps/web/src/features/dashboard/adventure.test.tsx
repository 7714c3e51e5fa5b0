import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Dashboard } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, shelfOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';

const FIRST = {
  lessonId: 'math-3rd-01-test',
  subjectId: 'math',
  title: 'Six Spiders March By',
  picture: null,
  isFirst: true,
} as const;

const open = async (adventure: Dashboard['adventure'], grade: '3rd' | 'k' = '3rd') => {
  const start = signedInAs('student', { grade });
  serve({
    'progress.dashboard': { ...dashboardOf(start.user), adventure },
    'achievements.shelf': shelfOf(),
  });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const card = async () => within(await screen.findByRole('region', { name: 'Adventure' })).getByRole('link');

test('a new child is invited to a first adventure, and no subject says 0 of 10 or 0 %', async () => {
  await open(FIRST);
  expect((await card()).getAttribute('href')).toBe('/lesson/math-3rd-01-test');
  expect((await card()).textContent).toContain('Start your first adventure');
  expect((await card()).textContent).toContain('Six Spiders March By');
  const subjects = within(screen.getByRole('region', { name: 'Your subjects' }));
  expect(subjects.getAllByText('10 lessons')).toHaveLength(8);
  expect(subjects.queryByText(/0%|0 of/)).toBeNull();
  expect(subjects.getAllByRole('link')).toHaveLength(8);
});

test('a new child sees badges that wait, not locked ones; a tap still says that none is earned', async () => {
  const { person } = await open(FIRST);
  const panel = within(await screen.findByRole('region', { name: 'Achievements' }));
  expect(await panel.findByText('They wait for you. Tap one to see its cheer.')).toBeTruthy();
  expect(panel.queryByText('New and next')).toBeNull();
  await person.click(panel.getByRole('button', { name: /^First Steps/ }));
  expect(await screen.findByText('Not earned yet')).toBeTruthy();
});

test('after a finished lesson the biggest thing is the next one, and the subjects say how far', async () => {
  await open({ ...FIRST, lessonId: 'math-3rd-02-test', isFirst: false });
  expect((await card()).textContent).toContain('Your next adventure');
  expect(screen.getAllByText('0%')).toHaveLength(8);
});

test('while a lesson is open there is none: the tile goes on with that one', async () => {
  await open(null);
  expect(screen.queryByRole('region', { name: 'Adventure' })).toBeNull();
});

test('who cannot read hears the invitation', async () => {
  const { said } = recordVoice();
  const { person } = await open(FIRST, 'k');
  await person.click(await screen.findByRole('button', { name: 'Read aloud: adventure' }));
  expect(said.map(({ text }) => text)).toEqual([
    'Start your first adventure.',
    'Six Spiders March By.',
    'Captain Pi is waiting for you.',
  ]);
});
