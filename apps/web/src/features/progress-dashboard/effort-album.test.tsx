import { albumOf, NO_REWARD_FACTS, PART_KEYS, placeOf, STICKER_KEYS, type PartKey } from '@noodlenaut/domain';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Album } from '../../lib/api/replies.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { asked, calls, refuse, serve, type Handler } from '../../testing/serve.ts';
import { CHILD, analyticsOf, childAtAGlance, overviewOf } from '../../testing/teacher.ts';

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
});

const day = (date: string) => new Date(`2026-03-${date}T12:00:00Z`);
function albumWith(days: Readonly<Record<string, Date>>, worn: PartKey[] = []): Album {
  const held = new Map(Object.entries(days));
  const wire = <Reward extends { earnedAt: Date | null }>(reward: Reward) => ({
    ...reward,
    earnedAt: reward.earnedAt?.toISOString() ?? null,
  });
  return {
    stickers: albumOf(STICKER_KEYS, NO_REWARD_FACTS, held).map(wire),
    parts: albumOf(PART_KEYS, NO_REWARD_FACTS, held).map((part) => ({
      ...wire(part),
      place: placeOf(part.key),
    })),
    worn,
  };
}
async function open(
  role: 'parent' | 'student' | 'teacher',
  album: Handler<'rewards.album'>,
  children = [childAtAGlance(CHILD, 'Maya')],
) {
  const seen = serve({
    'family.children': { children, waiting: [] },
    'teacher.overview': overviewOf({ math: 9 }),
    'teacher.timeline': { totalEvents: 0, timeline: [] },
    'teacher.analytics': analyticsOf(),
    'rewards.album': album,
  });
  renderApp('/teacher', signedInAs(role));
  await screen.findByRole('heading', { level: 1 });
  return seen;
}
const panel = async () => within(await screen.findByRole('region', { name: 'Stickers for effort' }));

test.each(['parent', 'teacher'] as const)(
  'a %s reads which stickers a child was given, each with its effort, the latest first, and what Noodle wears',
  async (role) => {
    const held = {
      'sticker-rocket': day('04'),
      'sticker-butterfly': day('09'),
      'head-party-hat': day('06'),
      'feet-boots': day('07'),
    };
    const seen = await open(role, albumWith(held, ['head-party-hat']));
    const album = await panel();
    const list = within(await album.findByRole('list', { name: 'Stickers and parts of the suit' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Five Days ?for trying on 5 days, Mar 9/),
      expect.stringMatching(/^First Flight ?for finishing a first lesson, Mar 4/),
      expect.stringMatching(/^Red Boots ?for trying on 3 days, Mar 7/),
      expect.stringMatching(/^Party Hat, worn now ?for finishing 3 lessons, Mar 6/),
    ]);
    expect(album.getByText('2 of 24 stickers')).toBeTruthy();
    expect(asked(seen, 'rewards.album')).toEqual([{ studentId: CHILD }]);
    expect(album.queryByRole('button')).toBeNull();
    const { violations } = await axe.run(document.body, {
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

test('without a sticker it says what brings the first one', async () => {
  await open('parent', albumWith({}));
  expect(await (await panel()).findByText(/comes with the first lesson that Maya finishes/)).toBeTruthy();
});

test('an album that is refused is said, and the rest of the page stays', async () => {
  await open('parent', () => refuse(404, 'Not found', { code: 'not_found' }));
  expect(await (await panel()).findByText('The stickers could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Maya' })).toBeTruthy();
});

test('a student has an album of their own and reads none here', async () => {
  const seen = await open('student', albumWith({}));
  await screen.findByRole('heading', { name: 'Maya' });
  expect(calls(seen)).not.toContain('rewards.album');
});

test('[P1.28] a link that ended while the page is open asks for nobody’s album', async () => {
  const seen = await open('parent', albumWith({}), []);
  await screen.findByRole('heading', { name: 'Maya' });
  expect(calls(seen)).not.toContain('rewards.album');
});

test('a grown-up who looks at the child’s dashboard sees Noodle in what the child chose', async () => {
  serve({ 'progress.dashboard': { ...dashboardOf(userAs('student')), worn: ['head-party-hat'] } });
  renderApp(`/?child=${CHILD}`, signedInAs('parent'));
  await screen.findByRole('heading', { name: /^Welcome back/ });
  const hat = '[data-mood] path[d^="M136 64L168 12"]';
  await vi.waitFor(() => expect(document.querySelector(hat)).not.toBeNull());
});
