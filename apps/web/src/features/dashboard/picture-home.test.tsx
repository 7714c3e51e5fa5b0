import { SUBJECTS } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, shelfOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';

const open = async (grade: 'pre-k' | 'k' | '1st' | '2nd') => {
  const start = signedInAs('student', { grade });
  serve({
    'progress.dashboard': dashboardOf(start.user, { completedLessons: 3, totalLessons: 10 }),
    'achievements.shelf': shelfOf(),
  });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('region', { name: 'Achievements' });
  return app;
};

test.each(['pre-k', 'k', '1st', '2nd'] as const)(
  'in %s subjects are faces and stars, and no percent is written',
  async (grade) => {
    await open(grade);
    const subjects = within(screen.getByRole('region', { name: 'Your subjects' }));
    expect(subjects.getAllByRole('link')).toHaveLength(SUBJECTS.length);
    const math = subjects.getByRole('progressbar', { name: 'Math progress' });
    expect(math.getAttribute('aria-valuetext')).toBe('1 of 5 stars');
    expect(document.body.textContent).not.toContain('%');
  },
);

test('every tile and section can be heard, and the whole page at once', async () => {
  const { said } = recordVoice();
  const { person } = await open('pre-k');
  const hear = async (name: string) => {
    await person.click(screen.getByRole('button', { name }));
    return said.map(({ text }) => text);
  };
  const tiles = [
    ['Continue Learning', 'Start your learning journey!'],
    ['Daily Challenge', 'Five questions for today.'],
    ['Multiplayer Games', 'Play with friends.'],
  ] as const;
  for (const [title, state] of tiles) {
    said.length = 0;
    expect(await hear(`Read aloud: ${title}`)).toEqual([title, state]);
  }
  expect(await hear('Read aloud: your subjects')).toContain('Math');
  expect(await hear('Read aloud: achievements')).toContain('Tap one to see it cheer.');
  expect(await hear('Read this page aloud')).toContain('Tap the rocket to learn.');
});

test('the grades are folded away for the grown-up', async () => {
  const { person } = await open('pre-k');
  const fold = screen.getByText('For your grown-up:').closest('details');
  expect(fold?.open).toBe(false);
  await person.click(screen.getByText('For your grown-up:'));
  expect(fold?.open).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pre-K' }).checked).toBe(true);
});

test('a grade chosen just now lies open, so that the next one can be chosen', async () => {
  const start = signedInAs('student', { grade: '1st' });
  serve({
    'progress.dashboard': dashboardOf(start.user),
    'achievements.shelf': shelfOf(),
    'account.setGrade': { ...start.user, grade: 'k' },
    'account.user': { ...start.user, grade: 'k' },
    'progress.list': dashboardOf(start.user).progress,
  });
  const { person } = renderApp('/', start);
  await person.click(await screen.findByText('For your grown-up:'));
  await person.click(await screen.findByRole('radio', { name: 'Kindergarten' }));
  const fold = (await screen.findByText('For your grown-up:')).closest('details');
  expect(fold?.open).toBe(true);
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'Kindergarten' });
  expect(chosen.checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(chosen));
});

test('from 1st grade on the grades are folded away too', async () => {
  await open('1st');
  expect(screen.getByText('For your grown-up:').closest('details')?.open).toBe(false);
});

test('the dashboard by pictures has no axe violation', async () => {
  await open('k');
  const { violations } = await axe.run(document.body, {
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
