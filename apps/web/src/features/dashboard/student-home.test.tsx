import { trpc } from '../../lib/api/api.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, progressWith } from '../../testing/school.ts';
import { asked, calls, refuse, serve, unreachable } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import type { Outputs, SubjectProgress, User } from '../../lib/api/replies.ts';

const open = async (
  user: Partial<User> = {},
  math: Partial<SubjectProgress> = {},
  handlers: Handlers = {},
) => {
  const start = signedInAs('student', user);
  const seen = serve({ 'progress.dashboard': dashboardOf(start.user, math), ...handlers });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
};
const tiles = () => within(screen.getByRole('region', { name: 'What to do now' })).getAllByRole('link');
const grade = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** A load that fails is written to the console, by us and by the router. */
const quiet = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
};
afterEach(() => vi.restoreAllMocks());

test('the dashboard opens with one request', async () => {
  // The companion asks for its shelf when its code is there, which the dashboard does not wait for.
  const later = { 'achievements.shelf': () => new Promise<never>(() => {}) };
  const { seen } = await open({}, {}, later);
  expect(calls(seen).filter((call) => !(call in later))).toEqual(['progress.dashboard']);
  expect(asked(seen, 'progress.dashboard')).toEqual([undefined]);
});

test('[S2.053] the greeting names the student', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Maya!');
});

test("[S2.054] the greeting falls back to 'Student'", async () => {
  await open({ firstName: null, name: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Student!');
});

test('[S2.055] [S2.063] the grade widget and the picker show the grade', async () => {
  await open({ grade: '3rd' });
  expect(screen.getByRole('link', { name: /Your grade: ?3rd grade/ })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(grade('3rd grade').checked).toBe(true);
});

test('[S2.056] [S2.057] [S2.059] [S2.061] [S2.062] three tiles with a last lesson', async () => {
  await open({}, { lastLessonId: 'math-3rd-02-test' });
  const [first, second, third] = tiles();
  expect(first?.textContent).toContain('Continue Learning');
  expect(first?.textContent).toContain('Pick up where you left off!');
  expect(first?.getAttribute('href')).toBe('/lesson/math-3rd-02-test');
  expect(second?.textContent).toContain('Daily Challenge');
  expect(second?.getAttribute('href')).toBe('/subject/math');
  expect(third?.textContent).toContain('Multiplayer Games');
  expect(third?.getAttribute('href')).toBe('/multiplayer');
});

test.each([
  [0, 'Five questions for today.'],
  [2, '2 of 5 done today.'],
  [5, 'Done for today. Come back tomorrow!'],
])('[S2.061] [P3.23] the daily tile tells the true state: %i of five', async (dailyDone, text) => {
  await open({}, {}, { 'progress.dashboard': { ...dashboardOf(userAs('student')), dailyDone } });
  expect(tiles()[1]?.textContent).toBe(`Daily Challenge${text}`);
});

test('[S7.57] yesterday’s five are not today’s: after midnight the tile begins anew, without another call', async () => {
  const daily = { ...dashboardOf(userAs('student')), dailyDone: 5 };
  const { seen, client } = await open({}, {}, { 'progress.dashboard': daily });
  act(() => {
    client.setQueryData(
      trpc.progress.dashboard.queryKey(),
      { ...daily },
      { updatedAt: Date.now() - 86_400_000 },
    );
  });
  await waitFor(() => expect(tiles()[1]?.textContent).toContain('Five questions for today.'));
  expect(calls(seen).filter((call) => /dashboard|practice/.test(call))).toEqual(['progress.dashboard']);
});

test('[S2.058] [S2.060] without a last lesson the first tile starts with math', async () => {
  await open();
  expect(tiles()[0]?.textContent).toContain('Start your learning journey!');
  expect(tiles()[0]?.getAttribute('href')).toBe('/subject/math');
});

test('[S2.064] [S2.065] [S4.03] with a grade the subjects stand there with their progress', async () => {
  await open({}, { progress: 60, completedLessons: 6 });
  const math = screen.getByRole('progressbar', { name: 'Math progress' });
  expect(math).toHaveProperty('value', 60);
  expect(math.closest('a')?.getAttribute('href')).toBe('/subject/math');
  expect(screen.getAllByRole('progressbar', { name: /progress$/ })).toHaveLength(8);
});

test('[S4.01] [S4.02] [P9.09] without a grade the dashboard asks for it first', async () => {
  await open({ grade: null });
  expect(screen.getByText('Please Select Your Grade Level First')).toBeTruthy();
  expect(
    screen.getByText('Choose the grade above to unlock age-appropriate learning adventures.'),
  ).toBeTruthy();
  expect(screen.queryByRole('progressbar', { name: 'Math progress' })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

test('[S5.04] [S7.10] [P3.14] a grade change: buttons wait, user and progress are read again', async () => {
  let answer: (reply: User) => void = () => {};
  const { seen, person } = await open(
    { grade: null },
    {},
    {
      'account.setGrade': () => new Promise((resolve) => (answer = resolve)),
      'account.user': userAs('student', { grade: '1st' }),
      'progress.list': progressWith({ completedLessons: 2, progress: 20 }),
    },
  );
  await person.click(grade('1st grade'));
  await waitFor(() => expect(grade('2nd grade').disabled).toBe(true));
  expect(asked(seen, 'account.setGrade')).toEqual([{ grade: '1st' }]);
  answer(userAs('student', { grade: '1st' }));
  const math = await screen.findByRole('progressbar', { name: 'Math progress' });
  expect(math).toHaveProperty('value', 2);
  expect(calls(seen)).toEqual(expect.arrayContaining(['account.user', 'progress.list']));
  expect(grade('1st grade').checked).toBe(true);
  expect(grade('2nd grade').disabled).toBe(false);
  expect(document.documentElement.dataset['reader']).toBe('new');
});

test('Noodle wears what the child chose', async () => {
  const { user } = signedInAs('student');
  await open({}, {}, { 'progress.dashboard': { ...dashboardOf(user), worn: ['head-crown'] } });
  const noodle = document.querySelector('svg[data-mood]');
  const bare = noodle?.querySelectorAll('path').length ?? 0;
  await waitFor(() => expect(noodle?.querySelectorAll('path').length).toBeGreaterThan(bare));
});

test("[S8.04] a grade change that fails says 'HTTP {status}: {body}' and keeps the grade", async () => {
  const { person } = await open(
    {},
    {},
    {
      'account.setGrade': () => new Response('No such grade', { status: 400 }),
    },
  );
  await person.click(grade('5th grade'));
  expect(await screen.findByText('HTTP 400: No such grade')).toBeTruthy();
  expect(grade('3rd grade').checked).toBe(true);
});

test('a dashboard that does not load offers to try again', async () => {
  quiet();
  let isUp = false;
  const start = signedInAs('student');
  serve({
    'progress.dashboard': () =>
      isUp ? dashboardOf(start.user) : refuse(500, 'Something went wrong on our side.'),
  });
  const { person } = renderApp('/', start);
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  isUp = true;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Welcome back, Maya!')).toBeTruthy();
});

test('offline, the dashboard says so', async () => {
  quiet();
  serve({ 'progress.dashboard': unreachable });
  renderApp('/', signedInAs('student'));
  expect(await screen.findByText('You are offline')).toBeTruthy();
});

const lastLesson = { id: 'math-3rd-02', title: 'Counting by Tens', step: 3, steps: 7, finished: false };
const tileOf = async (last: Outputs['progress']['dashboard']['lastLesson']) => {
  const start = signedInAs('student');
  const begun = { lastLessonId: 'math-3rd-02', updatedAt: '2026-11-02T10:00:00.000Z' };
  serve({ 'progress.dashboard': { ...dashboardOf(start.user, begun), lastLesson: last } });
  renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  const [first] = tiles();
  return { href: first?.getAttribute('href'), text: first?.textContent?.replaceAll('\u00A0', ' ') };
};

test('[S2.057] [S2.059] [P3.16] Continue Learning says which lesson and which step', async () => {
  const { href, text } = await tileOf(lastLesson);
  expect(href).toBe('/lesson/math-3rd-02');
  expect(text).toBe('Continue LearningPick up where you left off!Counting by Tens · step 3 of 7');
});

test('a finished lesson stays the target, and the tile says that it is done', async () => {
  const { href, text } = await tileOf({ ...lastLesson, finished: true });
  expect(href).toBe('/lesson/math-3rd-02');
  expect(text).toContain('Counting by Tens · done, play again');
});

test('of several subjects the tile goes on with the one learned last', async () => {
  const start = signedInAs('student');
  const dashboard = dashboardOf(start.user, {
    lastLessonId: 'math-old',
    updatedAt: '2026-11-01T10:00:00.000Z',
  });
  const progress = dashboard.progress.map((row) =>
    row.subjectId === 'history'
      ? { ...row, lastLessonId: 'history-new', updatedAt: '2026-11-05T10:00:00.000Z' }
      : row,
  );
  serve({ 'progress.dashboard': { ...dashboard, progress } });
  renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  expect(tiles()[0]?.getAttribute('href')).toBe('/lesson/history-new');
});

test('[P1.23] a card shows while a grown-up waits for this child’s own yes, and not else', async () => {
  const { user } = signedInAs('student');
  const { client } = await open(
    {},
    {},
    { 'progress.dashboard': { ...dashboardOf(user), linksToConfirm: 1 } },
  );
  const card = await screen.findByRole('region', { name: 'A grown-up waits for you' });
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/account#who-sees');
  act(() => {
    client.setQueryData(trpc.progress.dashboard.queryKey(), dashboardOf(user));
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'A grown-up waits for you' })).toBeNull());
});

test('where consent is required, a child whom no grown-up stands behind reads what to do and until when', async () => {
  const { user } = signedInAs('student');
  const aloneUntil = '2026-12-03T12:00:00.000Z';
  await open({}, {}, { 'progress.dashboard': { ...dashboardOf(user), aloneUntil } });
  const card = await screen.findByRole('region', { name: 'Ask a grown-up to join you' });
  expect(within(card).getByText(/this account ends on Thursday, December 3/)).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/account#who-sees');
});
