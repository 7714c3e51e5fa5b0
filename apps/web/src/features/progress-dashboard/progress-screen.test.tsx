import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { classInList, ROOM } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, serve, type Handlers } from '../../testing/serve.ts';
import { CHILD, OTHER_CHILD, analyticsOf, childAtAGlance, overviewOf } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const FAMILY = { children: [childAtAGlance(CHILD, 'Maya'), childAtAGlance(OTHER_CHILD, 'Leo')], waiting: [] };
const NO_STICKERS = { stickers: [], parts: [], worn: [] };
const DONE = { math: 9, english: 8, science: 7, geography: 6, it: 5, history: 4, chemistry: 3 };

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
});

async function open(
  more: Handlers = {},
  path = '/teacher',
  role: 'parent' | 'student' | 'teacher' = 'parent',
) {
  const seen = serve({
    'family.children': FAMILY,
    'teacher.overview': whenAsked<'teacher.overview'>({}, overviewOf(DONE)),
    'teacher.timeline': whenAsked<'teacher.timeline'>({}, { totalEvents: 0, timeline: [] }),
    'teacher.analytics': whenAsked<'teacher.analytics'>({}, analyticsOf()),
    'rewards.album': whenAsked<'rewards.album'>({ studentId: CHILD }, NO_STICKERS),
    ...more,
  });
  const app = renderApp(path, signedInAs(role));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  const found = heading.closest('li');
  if (found === null) throw new Error(`no card of ${name}`);
  return within(found);
};
/** What stands in the tile of this name. */
const tile = (name: string) =>
  [...(screen.getByText(name, { selector: 'dt' }).parentElement?.querySelectorAll('dd') ?? [])].map(
    ({ textContent }) => textContent,
  );
const tab = (name: string) => screen.getByRole('tab', { name });

test('[S1.12] [S2.039] [S2.124] the header says what the page is for', async () => {
  await open();
  const { textContent } = screen.getByRole('heading', { level: 1 });
  expect(textContent).toBe('Teacher Dashboard - Monitor student progress and performance');
});

test('a child that was opened from a class leads back to it; a class of others is no way back', async () => {
  const handlers: Handlers = {
    'classes.list': [classInList()],
    'teacher.overview': overviewOf(DONE),
    'teacher.timeline': { totalEvents: 0, timeline: [] },
  };
  const { unmount } = await open(handlers, `/teacher?studentId=${CHILD}&classId=${ROOM}`, 'teacher');
  const back = await screen.findByRole('link', { name: 'Room 12' });
  expect(back.getAttribute('href')).toBe(`/classes/${ROOM}`);
  unmount();
  await open(handlers, `/teacher?studentId=${CHILD}&classId=${CHILD}`, 'teacher');
  expect(screen.queryByRole('link', { name: 'Room 12' })).toBeNull();
});

test('[S2.032] [P1.37] a student sees their own and chooses nobody', async () => {
  const { seen } = await open({}, '/teacher', 'student');
  expect(screen.queryByRole('navigation', { name: 'Choose a child' })).toBeNull();
  expect(calls(seen)).not.toContain('family.children');
  const link = screen.getByRole('link', { name: 'View Student Dashboard' });
  expect(link.getAttribute('href')).toBe('/');
});

test('[S2.125] [S2.126] [S2.127] [S2.128] the card of the student', async () => {
  await open({
    'teacher.analytics': analyticsOf({ streakDays: 3, accuracy: { right: 388, answers: 462 } }),
  });
  const student = within(screen.getByRole('region', { name: 'Student' }));
  expect(student.getByText('M')).toBeTruthy();
  expect(student.getByRole('heading', { name: 'Maya' })).toBeTruthy();
  expect(student.getByText('Grade: 3rd')).toBeTruthy();
  expect(student.getByText('1,085')).toBeTruthy();
  expect(await student.findByText('3 days')).toBeTruthy();
  expect(student.getByText('84%')).toBeTruthy();
});

test("[S2.125] [S2.126] without a name it is 'Student' with an S", async () => {
  await open({ 'teacher.overview': overviewOf(DONE, { student: { name: null, grade: null } }) });
  const student = within(screen.getByRole('region', { name: 'Student' }));
  expect(student.getByText('S')).toBeTruthy();
  expect(student.getByRole('heading', { name: 'Student' })).toBeTruthy();
});

test("[S2.129] [P9.07] 'View Student Dashboard' leads a parent to the child's, read-only", async () => {
  await open();
  const link = screen.getByRole('link', { name: 'View Student Dashboard' });
  expect(link.getAttribute('href')).toBe(`/?child=${CHILD}`);
});

test('[S2.130] [S2.131] [S2.132] [S2.133] [S2.134] [S9.25] the four tiles, in whole percent', async () => {
  await open();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(3)).toEqual([
    'Overall Progress',
    'Lessons Completed',
    'Achievements',
    'Active Subjects',
  ]);
  // 42 of 80 are 52.5 percent.
  expect(tile('Overall Progress')).toEqual(['53%Building up', '']);
  expect(tile('Lessons Completed')).toEqual(['42', 'of 80 available']);
  expect(tile('Achievements')).toEqual(['17', 'badges earned']);
  expect(tile('Active Subjects')).toEqual(['8', 'subjects enrolled']);
  expect(screen.getByRole('progressbar', { name: 'Overall progress' }).getAttribute('value')).toBe('53');
});

test("[S2.135] [S2.136] three tabs, 'Subject Progress' first", async () => {
  const { person } = await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Subject Progress',
    'Recent Activity',
    'Analytics',
  ]);
  expect(tab('Subject Progress').getAttribute('aria-selected')).toBe('true');
  await person.click(tab('Recent Activity'));
  await person.keyboard('{ArrowRight}');
  expect(tab('Analytics').getAttribute('aria-selected')).toBe('true');
});

test('[S2.137] [S2.138] a card per subject with its emoji', async () => {
  await open();
  const emoji = { Math: '🔢', Science: '🔬', English: '📝', History: '🏛️', Geography: '🌍', IT: '💻' };
  for (const [name, text] of Object.entries({ ...emoji, Chemistry: '🧪', Robotics: '🤖' }))
    expect(card(name).getByAltText(text)).toBeTruthy();
});

test('[S2.140] [S2.141] [S2.142] [S2.143] [S2.144] [S2.145] what a card says', async () => {
  await open({}, `/teacher`);
  expect(card('Math').getByText('9 of 10 lessons')).toBeTruthy();
  expect(card('Math').getByText('90%')).toBeTruthy();
  expect(card('Math').getByText('On track')).toBeTruthy();
  expect(card('Math').getByRole('progressbar', { name: 'Math progress' }).getAttribute('value')).toBe('90');
  expect(card('Math').getByText(/^Last activity: Nov 19.*, \d+:12/)).toBeTruthy();
  expect(card('Robotics').getByText('No recent activity')).toBeTruthy();
  const link = card('Math').getByRole('link', { name: 'View Details of Math' });
  expect(link.getAttribute('href')).toBe('/teacher/subject/math');
});

test('[P1.36] the child of the address goes with every call and every way on', async () => {
  const query = `?studentId=${OTHER_CHILD}`;
  const { seen } = await open(
    {
      'teacher.overview': overviewOf(DONE, { student: { name: 'Leo', grade: '1st' } }),
      'teacher.timeline': { totalEvents: 0, timeline: [] },
      'teacher.analytics': analyticsOf(),
    },
    `/teacher${query}`,
  );
  expect(screen.getByRole('heading', { name: 'Leo' })).toBeTruthy();
  for (const call of ['teacher.overview', 'teacher.timeline', 'teacher.analytics'] as const)
    expect(asked(seen, call)).toEqual([{ studentId: OTHER_CHILD }]);
  expect(card('Math').getByRole('link').getAttribute('href')).toBe(`/teacher/subject/math${query}`);
  const nav = within(screen.getByRole('navigation', { name: 'Choose a child' }));
  expect(nav.getByRole('link', { name: /Leo/ }).getAttribute('aria-current')).not.toBeNull();
  expect(nav.getByRole('link', { name: /Maya/ }).getAttribute('aria-current')).toBeNull();
});

test('[P1.38] without a child in the address the first one is chosen, and the switcher changes it', async () => {
  const leo = overviewOf({}, { student: { name: 'Leo', grade: '1st' } });
  const { person } = await open({
    'teacher.overview': ({ studentId } = {}) => (studentId === OTHER_CHILD ? leo : overviewOf(DONE)),
  });
  const nav = within(screen.getByRole('navigation', { name: 'Choose a child' }));
  expect(nav.getByRole('link', { name: /Maya/ }).getAttribute('aria-current')).toBe('true');
  await person.click(nav.getByRole('link', { name: /Leo/ }));
  expect(await screen.findByRole('heading', { name: 'Leo' })).toBeTruthy();
});

test('[P1.39] a child of nobody here is not found, with the way back', async () => {
  await open({}, `/teacher?studentId=${OTHER_CHILD}`);
  expect(screen.getByRole('heading', { name: 'Student not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Teacher Dashboard' }).getAttribute('href')).toBe(
    '/teacher',
  );
});

test('[P1.41] without a linked child the page invites to link one', async () => {
  const { seen, person } = await open({
    'family.children': { children: [], waiting: [] },
    'teacher.overview': overviewOf({}, { student: null, subjects: [], totalSubjects: 0 }),
    'family.redeemCode': { linkId: CHILD, status: 'pending' },
  });
  expect(screen.getByRole('heading', { name: 'Link your child to see their progress' })).toBeTruthy();
  await person.type(screen.getByLabelText(/Family code/), 'h7rk 4mwp');
  await person.click(screen.getByRole('button', { name: 'Link child' }));
  expect(await screen.findByText(/The link waits for a yes/)).toBeTruthy();
  expect(asked(seen, 'family.redeemCode')).toEqual([{ code: 'h7rk 4mwp' }]);
});

test('a class of thirty is chosen from a list', async () => {
  const children = Array.from({ length: 30 }, (_, at) =>
    childAtAGlance(`${CHILD.slice(0, -2)}${at + 10}`, `P${at}`),
  );
  await open({ 'family.children': { children, waiting: [] } }, '/teacher', 'teacher');
  expect(within(screen.getByRole('combobox', { name: 'Student' })).getAllByRole('option')).toHaveLength(30);
});

test('the dashboard has no axe violation on any tab', async () => {
  const { person } = await open();
  for (const name of ['Subject Progress', 'Recent Activity', 'Analytics']) {
    await person.click(tab(name));
    await screen.findByRole('tabpanel');
    const { violations } = await axe.run(document.body, {
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});
