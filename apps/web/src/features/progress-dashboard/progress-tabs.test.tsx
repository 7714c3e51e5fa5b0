import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, type Handlers } from '../../testing/serve.ts';
import { CHILD, analyticsOf, childAtAGlance, overviewOf } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const DONE = { math: 9, english: 8, science: 7, geography: 6, it: 5, history: 4, chemistry: 3 };

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
});

async function openTab(name: string, more: Handlers = {}) {
  serve({
    'family.children': { children: [childAtAGlance(CHILD, 'Maya')], waiting: [] },
    'teacher.overview': whenAsked<'teacher.overview'>({}, overviewOf(DONE)),
    'teacher.timeline': whenAsked<'teacher.timeline'>({}, { totalEvents: 0, timeline: [] }),
    'teacher.analytics': whenAsked<'teacher.analytics'>({}, analyticsOf()),
    ...more,
  });
  const app = renderApp('/teacher', signedInAs('parent'));
  await app.person.click(await screen.findByRole('tab', { name }));
  return app;
}
const eventAt = (at: number) => ({
  title: `Lesson ${at}`,
  subject: at % 2 === 0 ? 'Math' : 'Basket weaving',
  date: new Date(Date.parse('2026-11-19T16:12:00Z') - at * 3_600_000).toISOString(),
  difficulty: 1,
  points: 10,
});
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('[S2.146] [S2.147] [S2.148] [S2.149] [S2.139] the timeline: title, subject, points and the day', async () => {
  await openTab('Recent Activity', {
    'teacher.timeline': { totalEvents: 2, timeline: [eventAt(0), eventAt(1)] },
  });
  const timeline = within(await screen.findByRole('region', { name: 'Student Activity Timeline' }));
  expect(timeline.getByText('Recent learning activities and achievements (last 30 days)')).toBeTruthy();
  expect(timeline.getByText('Lesson 0')).toBeTruthy();
  expect(timeline.getByText(/^Math · Completed on Nov 19/)).toBeTruthy();
  expect(timeline.getAllByText('+10 points')).toHaveLength(2);
  expect(timeline.getByAltText('🔢')).toBeTruthy();
  expect(timeline.getByAltText('📚')).toBeTruthy();
});

test('[S2.150] five skeleton rows while the timeline loads', async () => {
  await openTab('Recent Activity', { 'teacher.timeline': () => new Promise(() => {}) });
  const loading = await screen.findByRole('status', { name: 'Loading the timeline' });
  expect(loading.children).toHaveLength(5);
});

test('[S2.151] an empty timeline says so', async () => {
  await openTab('Recent Activity');
  expect(await screen.findByText('No recent activity found')).toBeTruthy();
});

test('[S2.152] a long timeline scrolls, also by keyboard', async () => {
  const timeline = Array.from({ length: 500 }, (_, at) => eventAt(at));
  await openTab('Recent Activity', { 'teacher.timeline': { totalEvents: 500, timeline } });
  const list = await screen.findByRole('group', { name: 'Activities, newest first' });
  expect(list.getAttribute('tabindex')).toBe('0');
  expect(within(list).getAllByText('+10 points')).toHaveLength(500);
});

test('[S2.153] [S9.27] [S9.29] [P3.22] the four parts of the analytics', async () => {
  await openTab('Analytics', {
    'teacher.analytics': analyticsOf({ accuracy: { right: 388, answers: 462 }, timeOnTaskMinutes: 125 }),
  });
  await screen.findByRole('region', { name: 'Student Strengths' });
  const names = (region: string) =>
    panel(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(names('Student Strengths')).toEqual([
    'Math9 of 10 lessons90%Strong',
    'English8 of 10 lessons80%Strong',
    'Science7 of 10 lessons70%Strong',
  ]);
  expect(names('Areas for Improvement')).toEqual([
    'Chemistry3 of 10 lessons30%Needs Focus',
    'History4 of 10 lessons40%Needs Focus',
  ]);
  expect(panel('Areas for Improvement').getByText('Not started: Robotics.')).toBeTruthy();
  const summary = panel('Performance Summary');
  // 1,085 points of 42 lessons.
  for (const text of ['25.8%', '84%', '53%', '26', '2 h 5 min', '388 of 462 answers'])
    expect(summary.getByText(text)).toBeTruthy();
  expect(panel('Learning Insights').getByText(/After a few lessons/)).toBeTruthy();
});

test('a fresh account has a sentence in every place of a chart', async () => {
  await openTab('Analytics', { 'teacher.overview': overviewOf() });
  expect(await screen.findByText('The first finished lesson begins a line here.')).toBeTruthy();
  expect(screen.getByText('No lesson in these 14 days.')).toBeTruthy();
  expect(screen.getByText(/Skills show here after 4 answers/)).toBeTruthy();
  expect(screen.getByText('A subject shows here when 70% of its lessons are done.')).toBeTruthy();
});

test('every chart has its numbers as a table', async () => {
  const days = analyticsOf().days.map((day, at) => ({ ...day, count: at }));
  const percents = [10, 20, 30, 40, 50, 60, 60, 90];
  await openTab('Analytics', {
    'teacher.analytics': analyticsOf({
      days,
      weeks: [{ subject: 'math', displayName: 'Math', percents }],
      skills: [
        {
          skill: 'math-time',
          name: 'Telling time',
          subject: 'math',
          displayName: 'Math',
          right: 33,
          answers: 36,
        },
        { skill: 'math-area', name: 'Area', subject: 'math', displayName: 'Math', right: 9, answers: 9 },
        { skill: 'math-money', name: 'Money', subject: 'math', displayName: 'Math', right: 3, answers: 3 },
      ],
    }),
  });
  const [weeks, bars] = await screen.findAllByRole('table', { hidden: true });
  const rows = (table: HTMLElement | undefined) =>
    [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    );
  expect(rows(weeks)).toEqual(expect.arrayContaining(['Oct 1 10%', 'Nov 19 90%']));
  expect(weeks?.textContent).toContain('Share of 3rd grade lessons completed, Oct 1 to Nov 19');
  expect(rows(bars)).toHaveLength(14);
  expect(rows(bars).at(-1)).toBe('Thursday, Nov 19 13');
  const skills = panel('Accuracy by skill');
  expect(skills.getByText('92%')).toBeTruthy();
  expect(skills.getByText('Math · 36 answers')).toBeTruthy();
  // From four answers on, marked as few below ten.
  expect(skills.getByText('Math · few answers (9)')).toBeTruthy();
  expect(skills.queryByText(/Money/)).toBeNull();
});

test('the tab is in the address: a link opens it, and another one replaces it', async () => {
  const { person, router } = await openTab('Recent Activity');
  expect(router.state.location.search).toEqual({ tab: 'activity' });
  await person.click(screen.getByRole('tab', { name: 'Subject Progress' }));
  expect(router.state.location.search).toEqual({});
  await router.navigate({ to: '/teacher', search: { tab: 'analytics' } });
  await vi.waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Analytics' }).getAttribute('aria-selected')).toBe('true'),
  );
});
