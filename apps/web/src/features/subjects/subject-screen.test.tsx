import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setAudio } from '../../lib/audio/audio.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, subjects } from '../../testing/school.ts';
import { asked, calls, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const LESSONS = [
  lesson(1, { completed: true, difficulty: 1, points: 10 }),
  lesson(2),
  lesson(3, { difficulty: 5 }),
];
const open = (path: string, handlers: Handlers = {}) => {
  const seen = serve({
    'subjects.list': subjects,
    'progress.list': progressWith({ completedLessons: 6, progress: 60 }),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, LESSONS),
    'progress.dashboard': dashboardOf(userAs('student')),
    ...handlers,
  });
  return { seen, ...renderApp(path, signedInAs('student')) };
};
const card = async (number: number) =>
  within(await screen.findByRole('article', { name: new RegExp(`^Lesson ${number}:`) }));

test('[S2.074] [S2.075] [S2.076] [S2.077] [S2.078] [S7.22] the head of the page', async () => {
  const { seen } = open('/subject/math');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Math');
  expect(screen.getByText('All about Math.')).toBeTruthy();
  expect(screen.getByText('6 of 10 lessons')).toBeTruthy();
  expect(screen.getByText('60% complete')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  expect(calls(seen)).toHaveLength(4);
});

test('without a grade nothing is counted yet: the lessons that stand there are, and never "0 of 0"', async () => {
  open('/subject/math', { 'progress.list': progressWith({ totalLessons: 0 }) });
  expect(await screen.findByText('1 of 3 lessons')).toBeTruthy();
  expect(screen.queryByText(/of 0 lessons/)).toBeNull();
});

test('[S2.079] [S2.080] [S2.082] lesson cards with number, title, points and level', async () => {
  open('/subject/math');
  expect(await screen.findByRole('heading', { name: 'Available Lessons' })).toBeTruthy();
  const second = await card(2);
  expect(second.getByText('Lesson 2 title')).toBeTruthy();
  expect(second.getByText('15 points')).toBeTruthy();
  expect(second.getByText(/Level 2/)).toBeTruthy();
  expect((await card(3)).getByText(/Expert/)).toBeTruthy();
});

test('[S2.081] [S2.083] [S2.084] completed ones are marked and reviewed, others are started', async () => {
  open('/subject/math');
  const first = await card(1);
  expect(first.getByText('Completed')).toBeTruthy();
  expect(first.getByRole('link', { name: 'Review Lesson' }).getAttribute('href')).toBe(
    '/lesson/math-3rd-01-test',
  );
  const second = await card(2);
  expect(second.queryByText('Completed')).toBeNull();
  expect(second.getByRole('link', { name: 'Start Lesson' }).getAttribute('href')).toBe(
    '/lesson/math-3rd-02-test',
  );
});

test('the planet is a list in the order of the lessons, and says how each finished one went', async () => {
  open('/subject/math', {
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [
      lesson(1, { completed: true, stars: 2 }),
      lesson(2),
      lesson(3),
    ]),
  });
  const list = within(await screen.findByRole('list', { name: 'Available Lessons' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    LESSONS.map(({ id }) => `/lesson/${id}`),
  );
  expect((await card(1)).getByText('2 of 3 stars')).toBeTruthy();
  expect((await card(2)).queryByText(/stars/)).toBeNull();
});

test('[S2.085] [S2.086] no lessons: says so, and Try Again reads them anew', async () => {
  let lessons: typeof LESSONS = [];
  const { seen, person } = open('/subject/math', { 'lessons.list': () => lessons });
  expect(await screen.findByText('No Lessons Available Yet')).toBeTruthy();
  lessons = LESSONS;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Lesson 2 title')).toBeTruthy();
  expect(asked(seen, 'lessons.list')).toEqual([{ subject: 'math' }, { subject: 'math' }]);
});

test('[S2.087] [S2.088] an unknown subject leads back to the dashboard', async () => {
  open('/subject/underwater-basket-weaving');
  expect(await screen.findByText('Subject Not Found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
});

const daily = (done: number) => ({
  'progress.dashboard': { ...dashboardOf(userAs('student')), dailyDone: done },
});
const five = async () => within(await screen.findByRole('region', { name: 'Today’s five' }));

test('[P3.23] math opens with the day’s five on top: how many are done, and the way to them', async () => {
  open('/subject/math', daily(0));
  expect((await five()).getByText('Five questions, a bit of everything.')).toBeTruthy();
  const start = (await five()).getByRole('link', { name: 'Start' });
  expect(start.getAttribute('href')).toBe('/practice/math?daily=true');
  const lessons = screen.getByRole('heading', { name: 'Available Lessons' });
  expect(start.compareDocumentPosition(lessons) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('[P3.23] two of the five are done: it says so and goes on', async () => {
  open('/subject/math', daily(2));
  expect((await five()).getByText('2 of 5 done.')).toBeTruthy();
  expect((await five()).getByRole('link', { name: 'Keep Going' })).toBeTruthy();
});

test('[P3.23] all five are done: it says so and asks for nothing more', async () => {
  open('/subject/math', daily(5));
  expect((await five()).getByText('Done for today. Come back tomorrow!')).toBeTruthy();
  expect((await five()).queryByRole('link')).toBeNull();
});

test('every subject can be practiced; only math has the day’s five', async () => {
  const { seen } = open('/subject/history', {
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'history' }, LESSONS),
  });
  const practice = await screen.findByRole('link', { name: 'Practice' });
  expect(practice.getAttribute('href')).toBe('/practice/history');
  expect(screen.queryByRole('region', { name: 'Today’s five' })).toBeNull();
  expect(calls(seen)).toHaveLength(3);
});

test('who cannot read hears where they are, what to press, and every title', async () => {
  const { said } = recordVoice();
  serve({
    'subjects.list': subjects,
    'progress.list': progressWith({ completedLessons: 1, progress: 33 }),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, LESSONS),
    'progress.dashboard': dashboardOf(userAs('student', { grade: 'pre-k' })),
  });
  setReaderGrade('pre-k');
  setAudio(true);
  const { person } = renderApp('/subject/math', signedInAs('student', { grade: 'pre-k' }));
  const third = await card(3);
  expect(said.map(({ text }) => text)).toEqual([
    'Math.',
    '1 of 10 lessons are done.',
    'Tap the orange button for lesson 2: Lesson 2 title.',
  ]);
  await person.click(third.getByRole('button', { name: 'Read aloud: lesson 3' }));
  expect(said.at(-1)?.text).toBe('Lesson 3: Lesson 3 title.');
  setAudio(false);
});

test('who reads hears nothing unasked, and may ask', async () => {
  const { said } = recordVoice();
  const { person } = open('/subject/math');
  await person.click(await screen.findByRole('button', { name: 'Read this page aloud' }));
  expect(said.map(({ text }) => text)).toContain('Tap the orange button for lesson 2: Lesson 2 title.');
  expect(screen.queryByRole('button', { name: /^Read aloud: lesson/ })).toBeNull();
});
