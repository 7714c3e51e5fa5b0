import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { signedInAs, userAs } from '../testing/people.ts';
import { classInList } from '../testing/classes.ts';
import { renderApp } from '../testing/render-app.tsx';
import { dashboardOf } from '../testing/school.ts';
import { asked, serve, type Handlers } from '../testing/serve.ts';
import { CHILD, OTHER_CHILD, childAtAGlance } from '../testing/teacher.ts';
import { whenAsked } from '../testing/when-asked.ts';

const ROOM = { id: OTHER_CHILD, name: 'Room 12' };
async function open(path: string, more: Handlers, role: 'parent' | 'teacher' = 'parent') {
  const seen = serve({
    'account.user': userAs(role),
    'classes.list': [],
    'classes.news': [],
    'family.weeks': [],
    'family.classWishes': [],
    ...more,
  });
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

test('a parent reads the week of each child: what it did, what went well, what was hard and ten minutes at home', async () => {
  await open('/', {
    ...children(childAtAGlance(CHILD, 'Maya')),
    'family.weeks': [
      {
        id: CHILD,
        name: 'Maya',
        did: 'Maya finished 2 lessons and 0 rounds of practice, and earned 12 points.',
        wentWell: ['“Area”: 6 of 6 right at the first try.'],
        hard: {
          lessonId: 'math-3rd-03-rounding-hill',
          text: '“Rounding Hill”: 1 of 6 right at the first try.',
          question: 'Round 47.',
          thought: 'Maya chose “40”; right is “50”.',
        },
        tryTogether: 'Ten minutes: open “Rounding Hill” together.',
      },
    ],
  });
  const week = within(await screen.findByRole('region', { name: 'Maya’s week' }));
  for (const text of [/finished 2 lessons/, /“Area”: 6 of 6/, 'Round 47.', /chose “40”/, /Ten minutes/])
    expect(week.getByText(text)).toBeTruthy();
  expect(week.getByRole('link', { name: 'Look at the lesson' }).getAttribute('href')).toBe(
    '/lesson/math-3rd-03-rounding-hill',
  );
});

test('what waits for a parent’s yes stands on the home and is answered there', async () => {
  const wish = {
    membershipId: OTHER_CHILD,
    childId: CHILD,
    childName: 'Maya',
    className: 'Room 12',
    teacherName: 'Mr. Moreno',
    schoolName: null,
    since: '2026-11-19T16:12:00.000Z',
  };
  const { seen, person } = await open('/', {
    ...children(childAtAGlance(CHILD, 'Maya')),
    'family.classWishes': [wish],
    'family.answerClass': { ok: true },
  });
  await person.click(await screen.findByRole('button', { name: 'Yes to Room 12 for Maya' }));
  await waitFor(() =>
    expect(asked(seen, 'family.answerClass')).toEqual([{ membershipId: OTHER_CHILD, isYes: true }]),
  );
});

test('[S2.038] [P8.02] a teacher sees the pupils class by class', async () => {
  const pupil = childAtAGlance(CHILD, 'Maya', { isFamily: false, classes: [ROOM] });
  await open('/', children(pupil), 'teacher');
  const room = within(screen.getByRole('region', { name: 'Room 12' }));
  expect(room.getByRole('link').getAttribute('href')).toBe(`/teacher?studentId=${CHILD}`);
  expect(screen.queryByLabelText(/Family code/)).toBeNull();
});

test('each class says who has it hard, who has not started and what is due, each with its button', async () => {
  const room = classInList({ id: OTHER_CHILD, name: 'Room 12', waiting: 2 });
  const calm = classInList({ id: CHILD, name: 'Room 13', waiting: 0 });
  const ben = { id: CHILD, name: 'Ben', right: 2, answers: 30, lessons: 5, percent: 7 };
  const news = {
    weak: [ben, { ...ben, id: OTHER_CHILD, name: 'Ida' }],
    notStarted: 11,
    due: { kind: 'lesson' as const, title: 'Rounding Hill', dueDay: '2026-12-04', done: 4, pupils: 26 },
  };
  await open(
    '/',
    {
      ...children(),
      'classes.list': [room, calm],
      'classes.news': [
        { id: room.id, ...news },
        { id: calm.id, weak: [], notStarted: 0, due: null },
      ],
    },
    'teacher',
  );
  const panel = within(screen.getByRole('region', { name: 'Your classes' }));
  const lines = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(lines).toEqual([
    ['All classes', '/classes'],
    ['Room 12', `/classes/${OTHER_CHILD}`],
    ['Look at Ben', `/teacher?studentId=${CHILD}`],
    ['Decide', `/classes/${OTHER_CHILD}/pupils`],
    ['Sign-in cards', `/classes/${OTHER_CHILD}/pupils`],
    ['Who is missing', `/classes/${OTHER_CHILD}/assignments`],
    ['Room 13', `/classes/${CHILD}`],
  ]);
  const text = panel.getByText('Ben').closest('ul')?.textContent;
  for (const said of [
    'Ben 7% right in 5 lessons',
    'also Ida',
    '2 wait for your yes',
    '11 have not started',
    'Rounding Hill due Friday, 4 of 26',
  ])
    expect(text).toContain(said);
  expect(panel.getByText('All is well. Nothing is due.')).toBeTruthy();
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

test.each([
  ['neither an address nor codes', { isConfirmed: false, codesLeft: 0 }, true],
  ['a confirmed address', { isConfirmed: true, codesLeft: 0 }, false],
  ['recovery codes', { isConfirmed: false, codesLeft: 3 }, false],
])('who has %s is warned of being locked out: %#', async (_, has, isWarned) => {
  const ways = {
    email: null,
    waiting: null,
    secondFactor: 'off' as const,
    isSecondFactorRequired: false,
    ...has,
  };
  const { seen } = await open('/', { ...children(childAtAGlance(CHILD, 'Maya')), 'account.waysBack': ways });
  await waitFor(() => expect(asked(seen, 'account.waysBack')).toHaveLength(1));
  const line = isWarned ? await screen.findByText(/cannot get in again/) : null;
  expect(screen.queryByText(/cannot get in again/)).toBe(line);
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
