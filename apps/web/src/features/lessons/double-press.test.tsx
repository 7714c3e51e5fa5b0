import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SETTLE } from '../../lib/question/use-settled.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  checkedOf,
  completionOf,
  dashboardOf,
  lesson,
  progressWith,
  sealed,
  subjects,
} from '../../testing/school.ts';
import { asked, serve } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';

const ID = 'math-3rd-01-test';
const ANSWER = 'lessons.checkAnswer';
const COMPLETE = 'lessons.complete';
async function open(start: Partial<SealedLesson>) {
  const seen = serve({
    'lessons.play': whenAsked<'lessons.play'>({ lessonId: ID }, sealed(start)),
    'lessons.saveStep': { step: 1 },
    [ANSWER]: checkedOf(),
    [COMPLETE]: completionOf(),
    'account.user': signedInAs('student').user,
    'subjects.list': subjects,
    'progress.list': progressWith({ completedLessons: 1 }),
    'progress.dashboard': dashboardOf(signedInAs('student').user),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [lesson(1, { completed: true })]),
  });
  renderApp(`/lesson/${ID}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  return seen;
}
/** Two presses before the next render, as a trembling finger makes them. */
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
  expect(asked(seen, ANSWER)).toMatchObject([{ lessonId: ID, activity: 0, option: 1 }]);
});

test('a double press on "Complete Lesson" finishes once, and the points stand there', async () => {
  const answers = [0, 1].map((activity) => ({ ...checkedOf(), activity, option: 1 }));
  const seen = await open({ step: 3, answers });
  await pressTwice('Complete Lesson');
  await screen.findByRole('heading', { name: 'You finished it!' });
  expect(asked(seen, COMPLETE)).toEqual([{ lessonId: ID }]);
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
