import { albumOf, NO_REWARD_FACTS, PART_KEYS, placeOf, STICKER_KEYS, type PartKey } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { Album } from '../../lib/api/replies.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { asked, refuse, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';

const DAY = new Date('2026-03-04T12:00:00Z');
const wire = <Reward extends { earnedAt: Date | null }>(reward: Reward) => ({
  ...reward,
  earnedAt: reward.earnedAt?.toISOString() ?? null,
});
const albumWith = (keys: readonly string[], worn: PartKey[] = []): Album => {
  const held = new Map(keys.map((key) => [key, DAY]));
  const facts = { ...NO_REWARD_FACTS, lessons: 3, days: 1 };
  return {
    stickers: albumOf(STICKER_KEYS, facts, held).map(wire),
    parts: albumOf(PART_KEYS, facts, held).map((part) => ({ ...wire(part), place: placeOf(part.key) })),
    worn,
  };
};
const open = async (album: Album, handlers: Handlers = {}) => {
  const seen = serve({ 'rewards.album': album, ...handlers });
  const app = renderApp('/stickers', signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: 'My stickers' });
  return { seen, ...app };
};
const HAT = ['sticker-rocket', 'head-party-hat'];

test.each([[[]], [HAT], [[...STICKER_KEYS, ...PART_KEYS]]])(
  'every sticker and every part has its place, earned or not, and axe finds nothing',
  async (keys: readonly string[]) => {
    await open(albumWith(keys));
    const stickers = within(screen.getByRole('list', { name: 'Stickers' }));
    expect(stickers.getAllByRole('listitem')).toHaveLength(24);
    expect(stickers.queryAllByText(', yours')).toHaveLength(
      keys.filter((key) => key.startsWith('sticker')).length,
    );
    const parts = within(screen.getByRole('list', { name: 'Noodle’s suit' }));
    expect(parts.getAllByRole('listitem')).toHaveLength(8);
    expect(parts.queryAllByRole('button')).toHaveLength(
      keys.filter((key) => !key.startsWith('sticker')).length,
    );
    const { violations } = await axe.run(document.body, {
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

test('what is next says its rule and how far; what is far away asks for nothing yet', async () => {
  await open(albumWith(HAT));
  expect(screen.getByText('1 of 24')).toBeTruthy();
  expect(screen.getByText('Finish 5 lessons.')).toBeTruthy();
  const kite = screen.getByRole('progressbar', { name: 'Up and Away progress' });
  expect(kite.getAttribute('aria-valuetext')).toBe('3 of 5');
  expect(screen.queryByText('Finish 15 lessons.')).toBeNull();
});

test('an earned part is put on, and pressed again taken off', async () => {
  const { seen, person } = await open(albumWith(HAT), {
    'rewards.wear': ({ place, part }) => ({ place, part }),
    'progress.dashboard': dashboardOf(userAs('student')),
  });
  const hat = () => screen.getByRole('button', { name: 'Party Hat' });
  expect(hat().getAttribute('aria-pressed')).toBe('false');
  await person.click(hat());
  expect(asked(seen, 'rewards.wear')).toEqual([{ place: 'head', part: 'head-party-hat' }]);
});

test('Noodle wears what the server keeps, and a press takes it off', async () => {
  const { seen, person } = await open(albumWith(HAT, ['head-party-hat']), {
    'rewards.wear': ({ place, part }) => ({ place, part }),
  });
  const hat = screen.getByRole('button', { name: 'Party Hat' });
  expect(hat.getAttribute('aria-pressed')).toBe('true');
  await person.click(hat);
  await waitFor(() => expect(asked(seen, 'rewards.wear')).toEqual([{ place: 'head', part: null }]));
});

test('a refusal is said, and nothing changes', async () => {
  const { person } = await open(albumWith(HAT), { 'rewards.wear': () => refuse(404, 'Not found') });
  await person.click(screen.getByRole('button', { name: 'Party Hat' }));
  expect(await screen.findByText(/Not found|not found|went wrong|changed/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Party Hat' }).getAttribute('aria-pressed')).toBe('false');
});

test('who cannot read hears how many, and how the next are earned', async () => {
  const { said } = recordVoice();
  const { person } = await open(albumWith(HAT));
  await person.click(screen.getByRole('button', { name: 'Read aloud: stickers' }));
  const texts = said.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(['You have 1 sticker.', 'These come next.']);
  expect(texts).toContain('Up and Away. Finish 5 lessons.');
});
