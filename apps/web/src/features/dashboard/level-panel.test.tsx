import { ACHIEVEMENTS, NO_FACTS, badgeShelf, levelStart } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { trpc } from '../../lib/api/api.ts';
import { currentToasts } from '../../lib/notices/toast-stack.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, shelfOf } from '../../testing/school.ts';
import { calls, serve } from '../../testing/serve.ts';
import { DEMO_BADGES } from './demo-badges.ts';

const open = async (shelf = shelfOf()) => {
  const start = signedInAs('student');
  const dashboard = dashboardOf(start.user);
  const seen = serve({
    'progress.dashboard': { ...dashboard, achievementStats: { ...dashboard.achievementStats, level: 3 } },
    'achievements.shelf': shelf,
  });
  const app = renderApp('/', start);
  const panel = within(await screen.findByRole('region', { name: 'Achievements' }));
  await panel.findByText('New and next');
  return { seen, panel, ...app };
};

test('[S2.066] the panel shows the level, the way to the next and the badges', async () => {
  const { panel } = await open();
  expect(panel.getByText('Level 3')).toBeTruthy();
  expect(panel.getByText(`${levelStart(4) - 480} more points to Level 4.`)).toBeTruthy();
  expect(panel.getByRole('progressbar', { name: 'Points to level 4' })).toBeTruthy();
  expect(panel.getByRole('link', { name: 'See all 40' }).getAttribute('href')).toBe('/achievements');
});

test('[S2.067] [S9.34] the four demo badges are First Steps, Math Master, 3-Day Streak and Perfect Score', () => {
  expect(DEMO_BADGES.map(({ title }) => title).sort()).toEqual([
    '3-Day Streak',
    'First Steps',
    'Math Master',
    'Perfect Score',
  ]);
  for (const { key, title, badge, text } of DEMO_BADGES) {
    const { description, icon, title: name } = ACHIEVEMENTS[key];
    expect({ title, badge, text }).toEqual({ title: name, badge: icon, text: description });
  }
});

test('[S2.067] [S9.34] pressing one shows its toast, sends nothing and changes no number', async () => {
  const { seen, panel, person, client } = await open();
  const before = calls(seen);
  const stats = client.getQueryData(trpc.achievements.stats.queryKey());
  expect(stats?.level).toBe(3);
  for (const { title } of DEMO_BADGES)
    await person.click(panel.getByRole('button', { name: new RegExp(`^${title}`) }));
  await waitFor(() =>
    expect(currentToasts().map(({ title }) => title)).toEqual(DEMO_BADGES.map(({ title }) => title)),
  );
  expect(calls(seen)).toEqual(before);
  expect(client.getQueryData(trpc.achievements.stats.queryKey())).toEqual(stats);
  expect(panel.getByText('Level 3')).toBeTruthy();
});

test('trying out a badge that is not earned says so, and an earned one is not called new', async () => {
  const earned = badgeShelf(NO_FACTS, new Map([['first-steps', new Date()]]));
  const { panel, person } = await open(shelfOf(earned));
  await person.click(panel.getByRole('button', { name: /^Perfect Score/ }));
  const preview = await screen.findByText('Not earned yet');
  expect(preview.closest('output')?.textContent).toContain('100% on a lesson');
  await person.click(panel.getByRole('button', { name: /^First Steps/ }));
  const own = await screen.findByText('Your badge');
  expect(own.closest('output')?.textContent).toContain('You finished your first lesson!');
  expect(screen.queryByText('New achievement')).toBeNull();
});

test('[P3.24] what is earned is shown as earned, what is near with how far', async () => {
  const facts = { ...NO_FACTS, lessonsCompleted: 9, lessonsBySubject: { math: 6 } };
  const { panel } = await open(shelfOf(badgeShelf(facts, new Map([['five-lessons', new Date()]]))));
  expect(panel.getByRole('progressbar', { name: 'Math Master progress' })).toHaveProperty('value', 6);
  expect(panel.getByText('You finished five lessons!')).toBeTruthy();
  expect(panel.getByRole('progressbar', { name: 'Ten Steps progress' }).getAttribute('aria-valuetext')).toBe(
    '9 of 10',
  );
});
