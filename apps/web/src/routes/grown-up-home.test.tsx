import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { signedInAs, userAs } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { dashboardOf } from '../testing/school.ts';
import { asked, serve, type Handlers } from '../testing/serve.ts';
import { CHILD, OTHER_CHILD, childAtAGlance } from '../testing/teacher.ts';
import { whenAsked } from '../testing/when-asked.ts';

const ROOM = { id: OTHER_CHILD, name: 'Room 12' };
async function open(path: string, more: Handlers, role: 'parent' | 'teacher' = 'parent') {
  const seen = serve({ 'account.user': userAs(role), 'classes.list': [], ...more });
  const app = renderApp(path, signedInAs(role));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const children = (...list: ReturnType<typeof childAtAGlance>[]) => ({
  'family.children': { children: list, waiting: [] },
});

test('[S2.038] [P8.02] [P8.03] a parent sees each child at a glance; it opens the dashboard of that child', async () => {
  await open('/', children(childAtAGlance(CHILD, 'Maya'), childAtAGlance(OTHER_CHILD, 'Leo')));
  const list = within(screen.getByRole('region', { name: 'Your children' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/teacher?studentId=${CHILD}`,
    `/teacher?studentId=${OTHER_CHILD}`,
  ]);
  expect(list.getAllByText('55%')).toHaveLength(2);
});

test('[S2.038] [P8.02] a teacher sees the pupils class by class', async () => {
  const pupil = childAtAGlance(CHILD, 'Maya', { isFamily: false, classes: [ROOM] });
  await open('/', children(pupil), 'teacher');
  const room = within(screen.getByRole('region', { name: 'Room 12' }));
  expect(room.getByRole('link').getAttribute('href')).toBe(`/teacher?studentId=${CHILD}`);
  expect(screen.queryByLabelText(/Family code/)).toBeNull();
});

test('a teacher without a class, too, comes from the home to a class quiz; a parent is offered none', async () => {
  await open('/', children(), 'teacher');
  const way = screen.getByRole('link', { name: 'Start a class quiz' });
  expect(way.getAttribute('href')).toBe('/multiplayer');
});

test('[P1.41] [P8.02] a parent without a child is invited to link or to create one', async () => {
  await open('/', children());
  expect(screen.getByRole('heading', { name: 'Link your child to see their progress' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create a child account' }).getAttribute('href')).toBe(
    '/family?add=true',
  );
});

test('a link that waits says so, and nothing of the child', async () => {
  await open('/', {
    'family.children': {
      children: [],
      waiting: [{ linkId: CHILD, since: '2026-11-19T16:12:00.000Z' }],
    },
  });
  expect(screen.getByRole('heading', { name: 'A link waits for a yes' })).toBeTruthy();
});

test("[P9.07] /?child= shows the child's dashboard read-only under a banner", async () => {
  const { seen } = await open(`/?child=${CHILD}`, {
    'progress.dashboard': whenAsked<'progress.dashboard'>(
      { studentId: CHILD },
      dashboardOf(userAs('student'), { completedLessons: 3, progress: 30 }),
    ),
  });
  const banner = within(screen.getByRole('complementary', { name: 'Read-only view' }));
  expect(banner.getByText('You see Maya’s dashboard.')).toBeTruthy();
  expect(banner.getByRole('link').getAttribute('href')).toBe(`/teacher?studentId=${CHILD}`);
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeTruthy();
  expect(page.getByRole('progressbar', { name: 'Math progress' }).getAttribute('aria-valuetext')).toBe(
    '3 of 10 lessons',
  );
  expect([page.getAllByRole('link').length, page.queryAllByRole('button').length]).toEqual([1, 0]);
  expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  const { violations } = await axe.run(document.body, {
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('[P9.07] a child of nobody here is not found', async () => {
  const { seen } = await open(`/?child=${CHILD}`, {});
  expect(screen.getByRole('heading', { name: 'Student not found' })).toBeTruthy();
  expect(asked(seen, 'progress.dashboard')).toEqual([{ studentId: CHILD }]);
});
