import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { SETTLE } from '../../lib/question/use-settled.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { checkedOf, sealed } from '../../testing/school.ts';
import { asked, serve } from '../../testing/serve.ts';
import type { Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { comesBackTitle } from './teacher-lines.ts';

const ID = 'math-3rd-01-test';
const verdict = (correct: boolean, comesBack = false) =>
  checkedOf({ correct, comesBack, reason: correct ? null : 'Three is one too many.' });
const given = (activity: number, correct: boolean) => ({
  ...verdict(correct),
  activity,
  option: correct ? 1 : 0,
});
const at = (step: number) => ({ lessonId: ID, step });
const MISSED = [given(0, false), given(1, false)];
const ROUND = { activities: [0, 1], answers: [], behind: 0 };

const open = async (start: Partial<SealedLesson>, handlers: Handlers = {}) => {
  const seen = serve({
    'lessons.play': whenAsked<'lessons.play'>({ lessonId: ID }, sealed(start)),
    'lessons.saveStep': { step: 3 },
    'lessons.checkAnswer': ({ activity }) => verdict(activity === 0),
    ...handlers,
  });
  const app = renderApp(`/lesson/${ID}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  const steps = () => asked(seen, 'lessons.saveStep');
  const checks = () => asked(seen, 'lessons.checkAnswer');
  return { seen, steps, checks, ...app };
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const question = (name: string) => screen.findByRole('heading', { name });
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });

test('what was missed comes back once behind the last activity, with a word from the teacher and its options open', async () => {
  const { person, steps, checks } = await open(
    { step: 1 },
    { 'lessons.checkAnswer': ({ activity }) => verdict(activity === 1, activity === 0) },
  );
  await person.click(option('One'));
  await person.click(await button('Check Answer'));
  await person.click(await button('Next Activity →'));
  await question('Which is bigger?');
  await person.click(option('A quarter'));
  await person.click(await button('Check Answer'));
  await person.click(await button('Finish Lesson 🏆'));
  await person.click(await button('I am ready!'));
  await question('How many halves make one?');
  expect(screen.getByText('One more try, shipmate!')).toBeTruthy();
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, disabled }) => checked || disabled),
  ).toEqual([false, false, false]);
  expect(screen.queryByText('Not quite right 🤔')).toBeNull();
  await waitFor(() => expect(steps()).toEqual([at(2), at(3)]));
  expect(checks()).toMatchObject([
    { lessonId: ID, activity: 0, option: 0 },
    { lessonId: ID, activity: 1, option: 1 },
  ]);
});

test('between the last activity and the second round a bridge says how many come back', async () => {
  const { person, steps } = await open({ step: 2, answers: MISSED, secondRound: ROUND });
  await person.click(await button('Finish Lesson 🏆'));
  const title = await question('Two come back. Ready?');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Complete Lesson' })).toBeNull();
  await waitFor(() => expect(steps()).toEqual([at(3)]));
  await person.keyboard('{Enter}');
  await question('How many halves make one?');
  expect(steps()).toEqual([at(3)]);
});

test('a second press on "Finish Lesson" does not skip the bridge', async () => {
  SETTLE.ms = 700;
  onTestFinished(() => {
    SETTLE.ms = 0;
  });
  const { person } = await open({ step: 2, answers: MISSED, secondRound: ROUND });
  fireEvent.click(await button('Finish Lesson 🏆'));
  const ready = await button('I am ready!');
  fireEvent.click(ready);
  expect(await question('Two come back. Ready?')).toBeTruthy();
  await waitFor(() => expect(ready.getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
  await person.click(ready);
  expect(await question('How many halves make one?')).toBeTruthy();
});

test.each([
  [1, 'One comes back. Ready?'],
  [6, 'Six come back. Ready?'],
  [12, '12 come back. Ready?'],
])('%i: "%s"', (count, title) => expect(comesBackTitle(count)).toBe(title));

test('the second try has its feedback and leads on; the last one finishes, and the summary keeps the first tries', async () => {
  const { person, steps, checks } = await open({ step: 3, answers: MISSED, secondRound: ROUND });
  await question('How many halves make one?');
  await person.click(option('Two'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Correct! 🎉')).toBeTruthy();
  await person.click(await button('Next Activity →'));
  await question('Which is bigger?');
  await person.click(option('A half'));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Three is one too many. Two halves make one.')).toBeTruthy();
  await person.click(await button('Finish Lesson 🏆'));
  expect(await button('Complete Lesson')).toBeTruthy();
  expect(screen.getByText('0 of 2')).toBeTruthy();
  expect(screen.getByText('You tried again, and you worked it out.')).toBeTruthy();
  await waitFor(() => expect(steps()).toEqual([at(4), at(5)]));
  expect(checks()).toMatchObject([
    { lessonId: ID, activity: 0, option: 1 },
    { lessonId: ID, activity: 1, option: 0 },
  ]);
});

test('[P3.16] [P3.17] in the middle of the second round the lesson goes on at the exact item, feedback included', async () => {
  const answers = [given(0, true)];
  const first = await open({ step: 3, answers: MISSED, secondRound: { ...ROUND, answers } });
  await question('How many halves make one?');
  expect(option('Two').checked).toBe(true);
  expect(screen.getByText('Correct! 🎉')).toBeTruthy();
  first.unmount();
  await open({ step: 3, answers: MISSED, secondRound: { ...ROUND, answers, behind: 1 } });
  await question('Which is bigger?');
  expect(screen.queryByText('Correct! 🎉')).toBeNull();
});

test('[S2.109] in the second round the bar keeps the step of the summary', async () => {
  await open({ step: 3, answers: MISSED, secondRound: ROUND });
  const bar = screen.getByRole('progressbar', { name: 'Lesson progress' });
  expect(bar).toMatchObject({ value: 4, max: 4 });
});
