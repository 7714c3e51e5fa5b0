import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SETTLE } from '../../lib/question/use-settled.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, sealed, subjects } from '../../testing/school.ts';
import { calls, serve } from '../../testing/serve.ts';
import type { SealedLesson } from '../../lib/wire.ts';

const ID = 'math-3rd-01-test';
const ANSWER = `POST /api/lessons/${ID}/activities/0/answer`;
const COMPLETE = `POST /api/lessons/${ID}/complete`;
const RIGHT = { correct: true, correct_answer: 1, explanation: 'Two halves make one.', reason: null };
const DONE = {
  newAchievements: [],
  scorePercent: 50,
  scoreVerified: true,
  pointsEarned: 15,
  totalPoints: 495,
  streakDays: 1,
  alreadyCompleted: false,
};

async function open(start: Partial<SealedLesson>) {
  const seen = serve({
    [`GET /api/lessons/${ID}/play`]: sealed(start),
    [`POST /api/lessons/${ID}/step`]: { step: 1 },
    [ANSWER]: RIGHT,
    [COMPLETE]: DONE,
    'GET /api/user': signedInAs('student').user,
    'GET /api/subjects': subjects,
    'GET /api/progress': progressWith({ completedLessons: 1 }),
    'GET /api/dashboard': dashboardOf(signedInAs('student').user),
    'GET /api/lessons?subject=math': [lesson(1, { completed: true })],
  });
  renderApp(`/lesson/${ID}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return seen;
}
/** Two presses before anything is drawn again, as a trembling finger makes them. */
async function pressTwice(name: string) {
  const button = await screen.findByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
}

test('a double press on "Check Answer" sends one answer: the second try stays for later', async () => {
  const seen = await open({ step: 1 });
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
  await pressTwice('Check Answer');
  await screen.findByRole('heading', { name: /Correct/ });
  expect(calls(seen).filter((call) => call === ANSWER)).toHaveLength(1);
});

test('a double press on "Complete Lesson" finishes once, and the points stand there', async () => {
  const answers = [0, 1].map((activity) => ({ ...RIGHT, activity, option: 1 }));
  const seen = await open({ step: 3, answers });
  await pressTwice('Complete Lesson');
  await screen.findByRole('heading', { name: 'You finished it!' });
  expect(calls(seen).filter((call) => call === COMPLETE)).toHaveLength(1);
  expect(screen.queryByText(/already/)).toBeNull();
});

test('a tap right after the check, in the same place, does not skip what the check says', async () => {
  SETTLE.ms = 700;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open({ step: 1 });
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Check Answer' }));
  const wayOn = await screen.findByRole('button', { name: 'Next Activity →' });
  fireEvent.click(wayOn);
  expect(screen.getByRole('heading', { name: /Correct/ })).toBeTruthy();
  expect(wayOn.getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(700));
  fireEvent.click(wayOn);
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Correct/ })).toBeNull());
});
