import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { SETTLE } from '../../lib/question/use-settled.ts';
import type { PracticeRound } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, serve } from '../../testing/serve.ts';

const ID = '0198a000-0000-7000-8000-00000000000a';
const item = (position: number, question: string) => ({
  position,
  subjectId: 'math' as const,
  skill: 'counting',
  isReview: true,
  activity: { type: 'multiple_choice' as const, question, options: ['Six', 'Seven', 'Eight'] },
});
const round: PracticeRound = {
  id: ID,
  kind: 'practice',
  subjectId: 'math',
  grade: '3rd',
  finished: false,
  items: [item(0, 'How many legs?'), item(1, 'How many wings?')],
  answers: [],
};
const open = async () => {
  const seen = serve({
    'practice.open': round,
    'practice.answer': ({ position, option }) => ({
      position,
      option,
      correct: option === 0,
      correct_answer: 0,
      explanation: 'An insect has six.',
      reason: option === 0 ? null : 'One too many. Count once more.',
      points: 0,
      finished: false,
      totalPoints: 481,
      streakDays: 0,
      newAchievements: [],
      newRewards: [],
      newLevel: null,
    }),
  });
  const app = renderApp('/practice/math', signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
};
const button = (name: string) => screen.findByRole('button', { name });
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('"Count once more" can be done: the question opens again, and the server hears of the first answer only', async () => {
  const { seen, person } = await open();
  await person.click(option(/Seven/));
  await person.click(await button('Check Answer'));
  await screen.findByText(/Count once more\./);
  await person.click(await button('Try Once More'));
  expect(screen.getAllByRole<HTMLInputElement>('radio').some((one) => one.checked || one.disabled)).toBe(
    false,
  );
  expect(screen.queryByText('Not quite right 🤔')).toBeNull();
  await person.click(option(/Eight/));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Not quite right 🤔')).toBeTruthy();
  await person.click(await button('Try Once More'));
  await person.click(option(/Six/));
  await person.click(await button('Check Answer'));
  expect(await screen.findByText('Correct! 🎉')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Once More' })).toBeNull();
  expect(asked(seen, 'practice.answer')).toMatchObject([{ position: 0, option: 1 }]);
  await person.click(await button('Next Question →'));
  expect(await screen.findByRole('heading', { name: /How many wings/ })).toBeTruthy();
  await waitFor(() => expect(option(/Six/).checked).toBe(false));
});

test('a right answer offers no second try', async () => {
  const { person } = await open();
  await person.click(option(/Six/));
  await person.click(await button('Check Answer'));
  await screen.findByText('Correct! 🎉');
  expect(screen.queryByRole('button', { name: 'Try Once More' })).toBeNull();
});

test('a tap right after the check, in the same place, opens no second try', async () => {
  SETTLE.ms = 700;
  onTestFinished(() => {
    SETTLE.ms = 0;
  });
  await open();
  fireEvent.click(option(/Seven/));
  fireEvent.click(await button('Check Answer'));
  const again = await button('Try Once More');
  fireEvent.click(again);
  expect(screen.getByText('Not quite right 🤔')).toBeTruthy();
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(again);
  expect(screen.queryByText('Not quite right 🤔')).toBeNull();
});
