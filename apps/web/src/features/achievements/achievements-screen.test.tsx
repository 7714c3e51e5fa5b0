import { ACHIEVEMENT_KEYS, NO_FACTS, badgeShelf } from '@noodlenaut/domain';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { shelfOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';

const DAY = new Date('2026-03-04T12:00:00Z');
const open = async (shelf = shelfOf()) => {
  serve({ 'achievements.shelf': shelf });
  const app = renderApp('/achievements', signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: 'Achievements' });
  return app;
};
const badge = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (item === null) throw new Error(`${title} stands on no shelf`);
  return within(item);
};

test.each([0, 3, 40])(
  '[P3.24] with %i badges all forty are there, by kind, and axe finds nothing',
  async (count) => {
    const held = new Map(ACHIEVEMENT_KEYS.slice(0, count).map((key) => [key, DAY]));
    await open(shelfOf(badgeShelf(NO_FACTS, held)));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(40);
    expect(screen.getByText(`${count} of 40`)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Effort',
      'Coming back',
      'Exploring',
      'Mastery',
      'Playing together',
    ]);
    expect(screen.queryAllByText('Earned on')).toHaveLength(count);
    const { violations } = await axe.run(document.body, {
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

test('an earned badge has its day; another says how to earn it and how far it is', async () => {
  const facts = { ...NO_FACTS, lessonsCompleted: 7 };
  await open(shelfOf(badgeShelf(facts, new Map([['five-lessons', DAY]]))));
  expect(badge('Lift Off').getByText('Mar 4, 2026')).toBeTruthy();
  expect(badge('Lift Off').queryByRole('progressbar')).toBeNull();
  expect(badge('Ten Steps').getByText('Finish ten lessons.')).toBeTruthy();
  const far = badge('Ten Steps').getByRole('progressbar', { name: 'Ten Steps progress' });
  expect(far.getAttribute('aria-valuetext')).toBe('7 of 10');
  expect(badge('Perfect Score').queryByRole('progressbar')).toBeNull();
});

test('a kind can be heard: each badge with how to earn it', async () => {
  const { said } = recordVoice();
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Read aloud: Coming back' }));
  expect(said.map(({ text }) => text)).toContain('3-Day Streak. Learn three days in a row.');
});
