import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../lib/notices/achievement-toasts.ts';
import { setAudio } from '../../lib/audio/audio.ts';
import type { Outputs, PracticeRound } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { achievementOf } from '../../testing/school.ts';
import { asked, calls, refuse, serve, unreachable } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';

const ID = '0198a000-0000-7000-8000-00000000000a';
const OPEN = 'practice.open';
const ANSWER = 'practice.answer';
type Told = Outputs['practice']['answer'];
const item = (position: number, question: string, more: Partial<PracticeRound['items'][number]> = {}) => ({
  position,
  subjectId: 'math' as const,
  skill: 'place value',
  isReview: false,
  activity: { type: 'multiple_choice' as const, question, options: ['Six', 'Seven', 'Eight'] },
  ...more,
});
const round = (more: Partial<PracticeRound> = {}): PracticeRound => ({
  id: ID,
  kind: 'practice',
  subjectId: 'math',
  grade: '3rd',
  finished: false,
  items: [item(0, 'How many legs?'), item(1, 'How many wings?', { skill: 'counting', isReview: true })],
  answers: [],
  ...more,
});
const told = (position: number, correct: boolean, more: Partial<Told> = {}): Told => ({
  position,
  option: correct ? 0 : 1,
  correct,
  correct_answer: 0,
  explanation: 'An insect has six.',
  reason: correct ? null : 'One too many.',
  points: correct ? 1 : 0,
  finished: false,
  totalPoints: 481,
  streakDays: 0,
  newAchievements: [],
  newRewards: [],
  newLevel: null,
  ...more,
});
const BADGE = achievementOf({
  key: 'three-day-streak',
  icon: 'badge-three-days',
  title: '3-Day Streak',
  description: 'Three days!',
});

const open = async (start: Partial<PracticeRound> = {}, handlers: Handlers = {}, path = '/practice/math') => {
  const seen = serve({
    [OPEN]: round(start),
    [ANSWER]: ({ position }) =>
      position === 0
        ? told(0, true)
        : told(1, false, { finished: true, streakDays: 3, newAchievements: [BADGE] }),
    ...handlers,
  });
  const app = renderApp(path, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
};
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const question = () => screen.getByRole('heading', { level: 1 }).textContent;
/** WCAG 2.2 A and AA; jsdom paints nothing, so contrast is left to the browser's run. */
const violations = async () => {
  const { violations: found } = await axe.run(document.body, {
    preload: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
};

afterEach(() => vi.restoreAllMocks());

test('opens with one request and shows the first question, with nothing that tells the answer and no clock', async () => {
  const { seen } = await open();
  expect(calls(seen)).toEqual([OPEN]);
  expect(asked(seen, OPEN)).toEqual([{ subjectId: 'math', kind: 'practice' }]);
  expect(question()).toContain('How many legs?');
  expect(screen.getByRole('progressbar', { name: 'Practice progress' }).getAttribute('max')).toBe('3');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(await violations()).toEqual([]);
});

test('choose, check, read why, go on; the last one leads to what went well, in words and points', async () => {
  const { seen, person } = await open();
  await person.click(option('Six'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText(/An insect has six\./)).toBeTruthy();
  expect(await violations()).toEqual([]);
  await person.click(await button('Next Question →'));
  await waitFor(() => expect(question()).toContain('How many wings?'));
  expect(screen.getByText(/You met this one before\./)).toBeTruthy();
  await person.click(option('Seven'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText(/One too many\./)).toBeTruthy();
  await person.click(await button('Finish 🎉'));
  await waitFor(() => expect(question()).toBe('2 questions done!'));
  expect(screen.getByText('You worked out place value.')).toBeTruthy();
  expect(screen.getByText('1 question will come back another day.')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(screen.getByText('+1')).toBeTruthy();
  await waitFor(() => expect(currentToasts().map(({ title }) => title)).toEqual(['3-Day Streak']));
  expect(await violations()).toEqual([]);
  const answer = { roundId: ID, answerMs: expect.any(Number) };
  expect(asked(seen, ANSWER)).toEqual([
    { ...answer, position: 0, option: 0 },
    { ...answer, position: 1, option: 1 },
  ]);
});

test('goes on at the first open question, whatever was answered before it', async () => {
  await open({ answers: [told(0, false)] });
  expect(question()).toContain('How many wings?');
});

test('what another tab answered first is what counted', async () => {
  const { person } = await open({}, { [ANSWER]: told(0, false, { option: 2 }) });
  await person.click(option('Six'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText(/One too many\./)).toBeTruthy();
  expect(option('Eight').checked).toBe(true);
});

test('offline: the choice stays, and the same answer goes through later', async () => {
  let isOnline = false;
  const { person } = await open({}, { [ANSWER]: () => (isOnline ? told(0, true) : unreachable()) });
  await person.click(option('Six'));
  await person.click(await button('Check Answer'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your answer is still here');
  isOnline = true;
  await person.click(await button('Check Answer'));
  expect(await screen.findByText(/An insect has six\./)).toBeTruthy();
});

test('Ten More deals another round and shows its first question', async () => {
  let rounds = 0;
  const { person, seen } = await open(
    {},
    {
      [OPEN]: () => {
        rounds += 1;
        return rounds === 1
          ? round({ answers: [told(0, true), told(1, true)] })
          : round({ id: ID.replace(/a$/, 'b'), items: [item(0, 'How many fins?')] });
      },
    },
  );
  expect(question()).toBe('2 questions done!');
  await person.click(await button('Ten More'));
  await waitFor(() => expect(question()).toContain('How many fins?'));
  expect(calls(seen)).toEqual([OPEN, OPEN]);
});

test('[P3.23] the day’s five: asked for as such, and done they are done, without a word about a streak', async () => {
  const done = round({
    kind: 'daily',
    finished: true,
    answers: [told(0, true), told(1, true, { points: 0 })],
  });
  const { seen, person, path } = await open({}, { [OPEN]: done }, '/practice/math?daily');
  expect(asked(seen, OPEN)).toEqual([{ subjectId: 'math', kind: 'daily' }]);
  expect(question()).toBe('Done for today!');
  expect(screen.getByText('Come back tomorrow for five new ones!')).toBeTruthy();
  expect(screen.getByText('You have all the practice points for today.')).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/streak|lose|don’t/i);
  expect(screen.getByRole('link', { name: 'More Practice' }).getAttribute('href')).toBe('/practice/math');
  await person.click(await button('Back to Math'));
  await waitFor(() => expect(path()).toBe('/subject/math'));
});

test('five tries light the five stars: nothing is said of none right and no points', async () => {
  const wrong = [0, 1].map((position) => told(position, false));
  await open(
    {},
    { [OPEN]: round({ kind: 'daily', finished: true, answers: wrong }) },
    '/practice/math?daily',
  );
  expect(question()).toBe('Done for today!');
  const main = screen.getByRole('main').textContent;
  expect(main).toContain('You tried every question.');
  expect(main).not.toMatch(/0 of|\+0|right/);
  expect(document.querySelectorAll('svg [data-lit] > path[d^="M0-15"]')).toHaveLength(2);
});

test('a round in which nothing was right shows no zeros either', async () => {
  await open({ finished: true, answers: [told(0, false), told(1, false)] });
  expect(screen.getByRole('main').textContent).not.toMatch(/0 of|\+0/);
});

test('what the last answer earned is shown with the result', async () => {
  const { person } = await open(
    { answers: [told(0, true)] },
    {
      [ANSWER]: told(1, true, {
        finished: true,
        newLevel: 3,
        newRewards: [{ key: 'sticker-pencil', title: 'Warm Up' }],
      }),
    },
  );
  await person.keyboard('a{Enter}');
  await screen.findByText(/An insect has six\./);
  await person.keyboard('{Enter}');
  expect((await screen.findByRole('list', { name: 'New for you' })).textContent).toBe('Level 3!Warm Up');
});

test('the keyboard alone plays a question', async () => {
  const { person } = await open();
  await person.keyboard('a{Enter}');
  expect(await screen.findByText(/An insect has six\./)).toBeTruthy();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(question()).toContain('How many wings?'));
});

test('a child who cannot read hears the question, what the check said and the result, once the sound is on', async () => {
  const voice = recordVoice();
  setAudio(true);
  serve({
    [OPEN]: round({ grade: 'pre-k', items: [item(0, 'How many legs?')] }),
    [ANSWER]: told(0, true),
  });
  const { person } = renderApp('/practice/math', signedInAs('student', { grade: 'pre-k' }));
  const heard = (text: string) => waitFor(() => expect(voice.said.map((one) => one.text)).toContain(text));
  await heard('How many legs?');
  await heard('C: Eight');
  await person.click(option('Six'));
  await person.click(await button('Check Answer'));
  await heard('An insect has six.');
  await person.click(await button('Finish 🎉'));
  await heard('You worked out place value.');
  await heard('Tap Ten More');
  setAudio(false);
});

test('nothing to practice, or no such subject: says so and leads back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({}, { [OPEN]: () => refuse(404, 'Not found', { code: 'not_found' }) });
  expect(question()).toBe('Nothing to Practice Yet');
  expect(screen.getByRole('link', { name: 'Back to Math' }).getAttribute('href')).toBe('/subject/math');
  expect(await violations()).toEqual([]);
});

test('only a student practices', async () => {
  const seen = serve({});
  renderApp('/practice/math', signedInAs('parent'));
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy();
  expect(calls(seen).filter((one) => one.includes('practice'))).toEqual([]);
});
