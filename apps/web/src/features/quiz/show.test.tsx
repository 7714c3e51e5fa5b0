import { darkMs } from '@noodlenaut/domain';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable, type QuizTable } from '../../testing/quiz-table.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000cc';
const STANDARD = {
  preload: false,
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

beforeEach(() => {
  TableRoom.rooms.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** A class of three on its podium, after one question. */
async function toPodium(hostId: 'teacher' | 'boss'): Promise<QuizTable & ReturnType<typeof renderApp>> {
  const table = quizTable({ gameType: 'class-quiz', seats: 60, hostId });
  TableRoom.table = table;
  table.join('me', 'bo', 'cy');
  serve({ [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' } });
  const app = renderApp(
    `/multiplayer/game/${ROOM}`,
    signedInAs(hostId === 'teacher' ? 'teacher' : 'student'),
  );
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    table.play({ type: 'start', by: hostId });
    table.to('answer');
    table.answer('me', true);
    table.answer('bo', false);
    table.answer('cy', false);
    table.play({ type: 'end', by: hostId });
  });
  return { ...table, ...app };
}

test('[P4.43] the screen of a child is dark while the podium comes on the wall, and shows the own award when it stands', async () => {
  const { wait, tellAll, hello } = await toPodium('boss');
  await screen.findByRole('heading', { level: 1, name: 'Look at the wall' });
  expect(screen.queryByText('First to the moon')).toBeNull();
  expect((await axe.run(document.body, STANDARD)).violations).toEqual([]);
  // Who comes back in the middle is where everybody is.
  wait(darkMs({ places: 3 }) - 1000);
  act(() => tellAll('hello', hello()));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Look at the wall');
  wait(1000);
  act(() => tellAll('hello', hello()));
  await screen.findByRole('heading', { level: 1, name: 'What a flight!' });
  expect(screen.getByText('First to the moon')).toBeTruthy();
});

test('the host skips the show, and no screen is dark any more', async () => {
  const { play } = await toPodium('boss');
  await screen.findByRole('heading', { level: 1, name: 'Look at the wall' });
  act(() => void play({ type: 'skip', by: 'boss', phase: 'podium', question: 0 }));
  await screen.findByRole('heading', { level: 1, name: 'What a flight!' });
});

test('[P4.44] on the wall a place that has not come is not named; then an award for everybody flies past by alias', async () => {
  const { wait, tellAll, hello, person } = await toPodium('teacher');
  await screen.findByText('Who is third?');
  const steps = screen.getByRole('list', { name: 'The first three places' });
  expect(steps.querySelectorAll('[data-away]')).toHaveLength(3);
  wait(darkMs({ places: 3 }));
  act(() => tellAll('hello', hello()));
  const awards = await screen.findByRole('list', { name: 'Awards' });
  expect(within(awards).getAllByRole('listitem')).toHaveLength(3);
  expect(within(awards).getByText('First to the moon')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Skip the show' }));
  await screen.findByText('Together you got 1 answer right.');
  expect(screen.queryByRole('button', { name: 'Skip the show' })).toBeNull();
  expect(document.querySelectorAll('[data-away]')).toHaveLength(0);
});

test('where nothing may move the podium stands at once, and the show is over for all', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { hello } = await toPodium('teacher');
  await screen.findByText('Together you got 1 answer right.');
  expect(document.querySelectorAll('[data-away]')).toHaveLength(0);
  await vi.waitFor(() => expect(hello().phase.showMs).toBeNull());
});
