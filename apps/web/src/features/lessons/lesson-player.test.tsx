import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { trpc } from '../../lib/api/api.ts';
import { currentToasts } from '../../lib/notices/achievement-toasts.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  achievementOf,
  checkedOf,
  completionOf,
  dashboardOf,
  lesson,
  progressWith,
  sealed,
  subjects,
} from '../../testing/school.ts';
import { asked, calls, refuse, serve, unreachable } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';

const ID = 'math-3rd-01-test';
const PATH = `/lesson/${ID}`;
const RIGHT = checkedOf();
const WRONG = checkedOf({
  correct: false,
  correct_answer: 0,
  explanation: 'A half is more.',
  reason: 'Four parts are smaller.',
});
const DONE = completionOf();
const HANDLERS: Handlers = {
  'lessons.saveStep': { step: 1 },
  'lessons.checkAnswer': ({ activity }) => (activity === 0 ? RIGHT : WRONG),
  'lessons.complete': whenAsked<'lessons.complete'>({ lessonId: ID }, DONE),
  'account.user': signedInAs('student').user,
  'subjects.list': subjects,
  'progress.list': progressWith({ completedLessons: 1 }),
  'progress.dashboard': dashboardOf(signedInAs('student').user),
  'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [lesson(1, { completed: true })]),
};
const answered = (activity: number, option = 1) => ({
  ...(activity === 0 ? RIGHT : WRONG),
  activity,
  option,
});

const played = (start: Partial<SealedLesson>) => whenAsked<'lessons.play'>({ lessonId: ID }, sealed(start));

const open = async (start: Partial<SealedLesson> = {}, handlers: Handlers = {}) => {
  const seen = serve({ 'lessons.play': played(start), ...HANDLERS, ...handlers });
  const app = renderApp(PATH, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const bead = () => screen.getByRole('progressbar', { name: 'Lesson progress' });

afterEach(() => vi.restoreAllMocks());

test('[S2.093] a skeleton shows while the lesson loads', async () => {
  let answer: (reply: SealedLesson) => void = () => {};
  serve({ ...HANDLERS, 'lessons.play': () => new Promise((resolve) => (answer = resolve)) });
  renderApp(PATH, signedInAs('student'));
  expect(await screen.findByLabelText('Loading the lesson')).toBeTruthy();
  answer(sealed());
  expect(await button("Let's Start Learning!")).toBeTruthy();
});

test('[S2.094] [S2.095] [S8.07] a missing lesson says so and leads back to its subject', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({}, { 'lessons.play': () => refuse(404, 'Not found') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lesson Not Found');
  const text = "We couldn't find the lesson you're looking for. It might have been moved or doesn't exist.";
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Math' }).getAttribute('href')).toBe('/subject/math');
});

test('[S2.096] [S2.097] [S4.27] the intro comes first, with title, introduction and its button', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fractions on the Star Bar');
  expect(screen.getByText('We share a bar.')).toBeTruthy();
  expect(await button("Let's Start Learning!")).toBeTruthy();
});

test('[S9.04] [S2.082] the level stands there with its number and its name', async () => {
  await open({ difficulty: 4 });
  expect(screen.getByText('Math · Level 4 · Hard · 15 points')).toBeTruthy();
});

test('[S2.098] [S2.099] [S2.100] [S5.09] [S4.28] an activity: lettered options, a check only after a choice', async () => {
  const { person } = await open();
  await person.click(await button("Let's Start Learning!"));
  expect(await screen.findByRole('heading', { name: 'How many halves make one?' })).toBeTruthy();
  expect(screen.getAllByText(/^[ABC]$/).map((letter) => letter.textContent)).toEqual(['A', 'B', 'C']);
  noButton('Check Answer');
  await person.click(option('Two'));
  expect(await button('Check Answer')).toBeTruthy();
});

test('[S2.101] [S2.103] [S2.104] [S4.29] [S4.30] right: feedback, explanation, locked options, then on', async () => {
  const { seen, person } = await open({ step: 1 });
  noButton('Next Activity →');
  await person.click(option('Two'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Correct! 🎉')).toBeTruthy();
  expect(screen.getByText('Two halves make one.')).toBeTruthy();
  expect(option('One').disabled).toBe(true);
  expect(asked(seen, 'lessons.checkAnswer')).toEqual([
    { lessonId: ID, activity: 0, option: 1, answerMs: expect.any(Number) },
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Correct! 🎉'));
  await person.click(await button('Next Activity →'));
  expect(await screen.findByRole('heading', { name: 'Which is bigger?' })).toBeTruthy();
});

test('[S2.102] [S2.103] [S2.105] wrong on the last one: kind feedback, explanation, Finish Lesson', async () => {
  const { seen, person } = await open({ step: 2, answers: [answered(0)] });
  await person.click(option('A quarter'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Not quite right 🤔')).toBeTruthy();
  expect(screen.getByText('Four parts are smaller. A half is more.')).toBeTruthy();
  expect(asked(seen, 'lessons.checkAnswer')).toMatchObject([{ lessonId: ID, activity: 1, option: 1 }]);
  await person.click(await button('Finish Lesson 🏆'));
  expect(await button('Complete Lesson')).toBeTruthy();
});

test('[S2.109] the progress bar is (step+1) / (activities + 2)', async () => {
  const { person } = await open();
  expect(bead()).toMatchObject({ value: 1, max: 4 });
  await person.click(await button("Let's Start Learning!"));
  await screen.findByRole('heading', { name: 'How many halves make one?' });
  expect(bead()).toMatchObject({ value: 2, max: 4 });
});

test('[P3.16] [P3.17] the lesson resumes at the saved step with the answers given; each move is saved', async () => {
  const { seen, person } = await open({ step: 1, answers: [answered(0)] });
  expect(screen.getByText('Correct! 🎉')).toBeTruthy();
  expect(option('Two').checked).toBe(true);
  await person.click(await button('Next Activity →'));
  await waitFor(() => expect(asked(seen, 'lessons.saveStep')).toEqual([{ lessonId: ID, step: 2 }]));
});

test('[P3.06] no key reaches the browser before the check, and none is asked for', async () => {
  const { seen, person } = await open();
  await person.click(await button("Let's Start Learning!"));
  await screen.findByRole('heading', { name: 'How many halves make one?' });
  expect(calls(seen)).not.toContain('lessons.get');
  expect(document.body.innerHTML).not.toContain('correct_answer');
  expect(screen.queryByText('Two halves make one.')).toBeNull();
});

test('by keyboard alone: letters and digits choose, Enter checks and goes on', async () => {
  const { person } = await open();
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'How many halves make one?' });
  await person.keyboard('3');
  expect(option('Three').checked).toBe(true);
  await person.keyboard('b');
  expect(option('Two').checked).toBe(true);
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Correct! 🎉')).toBeTruthy();
  await person.keyboard('a');
  expect(option('Two').checked).toBe(true);
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Which is bigger?' })).toBeTruthy();
});

test('offline, the chosen answer stays and the check works again on demand', async () => {
  let isUp = false;
  const { person } = await open({ step: 1 }, { 'lessons.checkAnswer': () => (isUp ? RIGHT : unreachable()) });
  await person.click(option('Two'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText(/Your answer is still here/)).toBeTruthy();
  expect(option('Two').checked).toBe(true);
  isUp = true;
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Correct! 🎉')).toBeTruthy();
});

test('[S2.106] [S2.107] [S2.108] [P3.21] [S9.02] [S9.03] the summary shows facts, never a guess', async () => {
  await open({ step: 3, answers: [answered(0), answered(1)] });
  expect(screen.getByText('A fraction is a fair share.')).toBeTruthy();
  expect(screen.getByText('The sun rises 16 times a day in space.')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(screen.getByText('+15')).toBeTruthy();
  expect(screen.queryByText(/10-30/)).toBeNull();
  expect(await button('Complete Lesson')).toBeTruthy();
});

test('[S2.110] [S4.25] [S4.26] [S7.32] [P3.21] completing: real score and points, a toast, refreshed data, back to the subject', async () => {
  const { seen, person, path } = await open(
    { step: 3, answers: [answered(0), answered(1)] },
    { 'lessons.complete': completionOf({ newAchievements: [achievementOf()] }) },
  );
  await person.click(await button('Complete Lesson'));
  expect(await screen.findByText('You finished it!')).toBeTruthy();
  expect(asked(seen, 'lessons.complete')).toEqual([{ lessonId: ID }]);
  expect(screen.getByText('50%')).toBeTruthy();
  expect(screen.getByText('15 points')).toBeTruthy();
  expect(screen.getByText('Lesson complete!')).toBeTruthy();
  await waitFor(() => expect(currentToasts().map(({ title }) => title)).toEqual(['First Steps']));
  await person.click(screen.getByRole('link', { name: 'Back to Math' }));
  expect(await screen.findByText('Review Lesson')).toBeTruthy();
  expect(path()).toBe('/subject/math');
  expect(calls(seen)).toEqual(expect.arrayContaining(['progress.list', 'account.user']));
});

test('a new level and new rewards are celebrated; without any there is no such list', async () => {
  const news = { newLevel: 2, newRewards: [{ key: 'head-party-hat', title: 'Party Hat' }] } as const;
  const { person } = await open(
    { step: 3, answers: [answered(0), answered(1)] },
    { 'lessons.complete': completionOf({ ...news, newRewards: [...news.newRewards] }) },
  );
  await person.click(await button('Complete Lesson'));
  const list = await screen.findByRole('list', { name: 'New for you' });
  expect(list.textContent).toBe('Level 2!Party Hat');
});

test('[S7.32] achievements, stats, progress and user are out of date after a completion', async () => {
  const { person, client } = await open({ step: 3, answers: [answered(0), answered(1)] });
  client.setQueryData(trpc.achievements.list.queryKey(), []);
  client.setQueryData(trpc.achievements.stats.queryKey(), dashboardOf(userAs('student')).achievementStats);
  client.setQueryData(trpc.progress.list.queryKey(), progressWith());
  client.setQueryData(trpc.account.user.queryKey(), userAs('student'));
  const keys = [
    trpc.achievements.list.queryKey(),
    trpc.achievements.stats.queryKey(),
    trpc.progress.list.queryKey(),
    trpc.account.user.queryKey(),
  ];
  await person.click(await button('Complete Lesson'));
  await screen.findByText('You finished it!');
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true]);
});

test('[S4.24] [S8.05] [S8.06] a completion that fails is logged, the child sees a kind retry, nothing is completed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isUp = false;
  const { person } = await open(
    { step: 3, answers: [answered(0), answered(1)] },
    { 'lessons.complete': () => (isUp ? DONE : refuse(500, 'Broken')) },
  );
  await person.click(await button('Complete Lesson'));
  expect(await screen.findByText(/Your answers are safe/)).toBeTruthy();
  expect(log).toHaveBeenCalledWith('HTTP error! status: 500');
  expect(screen.queryByText(/HTTP error/)).toBeNull();
  expect(screen.queryByText('You finished it!')).toBeNull();
  isUp = true;
  await person.click(await button('Complete Lesson'));
  expect(await screen.findByText('You finished it!')).toBeTruthy();
});

test('[P8.05] [S2.156] an adult sees a read-only preview: nothing is checked, saved or completed', async () => {
  const seen = serve({ 'lessons.play': played({ preview: true }), ...HANDLERS });
  const { person } = renderApp(PATH, signedInAs('parent'));
  await person.click(await button("Let's Start Learning!"));
  await screen.findByRole('heading', { name: 'How many halves make one?' });
  expect(option('Two').disabled).toBe(true);
  await person.click(await button('Next Activity →'));
  await person.click(await button('Finish Lesson 🏆'));
  expect(await screen.findByRole('link', { name: 'Close the preview' })).toBeTruthy();
  expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.each([
  { name: 'Leave the preview', from: '/privacy', to: '/privacy' },
  { name: 'Leave the preview', from: null, to: '/' },
])(
  '[P8.05] a preview leads back to where the adult came from: from $from to $to',
  async ({ name, from, to }) => {
    serve({
      'lessons.play': played({ preview: true }),
      ...HANDLERS,
      'family.children': { children: [], waiting: [] },
    });
    const { person, router, path } = renderApp(from ?? PATH, signedInAs('parent'));
    if (from !== null) {
      await screen.findByRole('heading', { level: 1 });
      await router.navigate({ to: '/lesson/$lessonId', params: { lessonId: ID } });
    }
    await person.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(path()).toBe(to));
  },
);
