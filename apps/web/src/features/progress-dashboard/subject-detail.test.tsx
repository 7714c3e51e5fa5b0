import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { CHILD, detailOf } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';
import { lessonsCsv } from './lesson-rows.ts';

const DETAIL = 'teacher.detailed';
async function open(path: string, more: Handlers = {}, role: 'parent' | 'student' = 'parent') {
  const seen = serve({ [DETAIL]: whenAsked<'teacher.detailed'>({ subjectId: 'math' }, detailOf()), ...more });
  const app = renderApp(path, signedInAs(role));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent));

test.each([
  ['/teacher/subject/math', 'student'],
  ['/teacher/progress/math', 'parent'],
] as const)('[S2.033] [S2.040] [P8.04] %s shows a %s the subject lesson by lesson', async (path, role) => {
  await open(path, {}, role);
  expect(screen.getByRole('heading', { level: 1, name: 'Math' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('[S2.154] the figures of the subject', async () => {
  await open('/teacher/subject/math');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    '67%',
    '',
    '2',
    'of 3 available',
    '95%',
    'first tries',
    '20',
    'of 40',
    '1 h 46 min',
    'estimated',
  ]);
  expect(screen.getByText(/^Maya · Grade: 3rd · Last activity: Nov 19/)).toBeTruthy();
});

test('[S2.155] [S2.156] the list; a completed lesson opens for review', async () => {
  await open('/teacher/subject/math');
  const links = screen.getAllByRole('link', { name: /^Review/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/lesson/math-3rd-01-a',
    '/lesson/math-3rd-02-b',
  ]);
  expect(rows()[3]).toEqual(['3. =Equal groups', 'Level 3, Medium', 'Not started', '–', '–', '–']);
});

test('a grown-up reads which questions were missed, with what the child chose; the child itself does not', async () => {
  const missed = [
    {
      lessonId: 'math-3rd-02-b',
      lessonTitle: 'Rounding Hill',
      question: 'Round 47 to the nearest ten.',
      hasPicture: false,
      chosen: '40',
      right: '50',
      reason: 'Looks at the tens alone.',
      answeredAt: '2026-11-19T16:12:00.000Z',
    },
  ];
  const { unmount } = await open('/teacher/subject/math', { 'teacher.missed': missed });
  const panel = within(await screen.findByRole('region', { name: 'Missed questions' }));
  expect(panel.getByText('Round 47 to the nearest ten.')).toBeTruthy();
  expect(panel.getByText(/Chose/).textContent).toBe('Chose “40”; right is “50”.');
  expect(panel.getByRole('link', { name: 'Rounding Hill' }).getAttribute('href')).toBe(
    '/lesson/math-3rd-02-b',
  );
  unmount();
  const { seen } = await open('/teacher/subject/math', {}, 'student');
  expect(screen.queryByRole('region', { name: 'Missed questions' })).toBeNull();
  expect(asked(seen, 'teacher.missed')).toEqual([]);
});

test('the export has a row for each lesson, with plain numbers, days with their year, and no formula', () => {
  const head = 'Number,Lesson,Level,Status,Score %,Points,Completed on\r\n';
  expect(lessonsCsv(detailOf({ lessons: [] }))).toBe(head);
  const { lessons } = detailOf();
  const [done, open] = [
    lessons.find(({ completed }) => completed),
    lessons.find(({ completed }) => !completed),
  ];
  if (!done || !open) throw new Error('a lesson of each kind is needed');
  const asked = [
    {
      ...done,
      title: '=1+1',
      difficulty: 2 as const,
      score: 83,
      points: 40,
      completedAt: '2025-12-30T12:00:00.000Z',
    },
    {
      ...open,
      title: 'Next',
      difficulty: 1 as const,
      score: null,
      completedAt: null,
      status: 'not-started' as const,
    },
  ];
  expect(lessonsCsv(detailOf({ lessons: asked }))).toBe(
    `${head}1,'=1+1,2,Completed,83,40,2025-12-30\r\n2,Next,1,Not started,,,\r\n`,
  );
});

test('the export is a file named after the child and the subject', async () => {
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { person } = await open('/teacher/subject/math');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(saved).toEqual(['Maya Math.csv']);
  vi.restoreAllMocks();
});

test('print prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { person } = await open('/teacher/subject/math');
  await person.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[S2.157] [S2.158] a subject that is missing', async () => {
  await open('/teacher/progress/cooking');
  expect(screen.getByRole('heading', { name: 'Subject not found' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Teacher Dashboard' });
  expect(back.getAttribute('href')).toBe('/teacher');
});

test('[P1.39] [S2.157] the subject of a child of nobody here is missing too', async () => {
  const query = `?studentId=${CHILD}`;
  const { seen } = await open(`/teacher/subject/math${query}`, {
    [DETAIL]: () => refuse(404, 'Not found'),
  });
  expect(screen.getByRole('heading', { name: 'Subject not found' })).toBeTruthy();
  expect(asked(seen, DETAIL)).toEqual([{ subjectId: 'math', studentId: CHILD }]);
});

test('[P1.36] the child of the address is asked for, and goes back with the way back', async () => {
  const query = `?studentId=${CHILD}`;
  await open(`/teacher/subject/math${query}`, {
    [DETAIL]: whenAsked<'teacher.detailed'>(
      { subjectId: 'math', studentId: CHILD },
      detailOf({ student: { name: 'Leo', grade: 'k' } }),
    ),
  });
  expect(screen.getByText(/^Leo · Grade: K/)).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Teacher Dashboard' });
  expect(back.getAttribute('href')).toBe(`/teacher${query}`);
});

test('the subject has no axe violation', async () => {
  await open('/teacher/subject/math');
  const { violations } = await axe.run(document.body, {
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
