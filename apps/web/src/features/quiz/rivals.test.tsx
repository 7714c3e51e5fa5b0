import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000dd';
const STANDARD = {
  preload: false,
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

beforeEach(() => {
  TableRoom.rooms.length = 0;
});

test('robots are named as robots in the lobby, in the race and on the podium, and nobody can report one', async () => {
  const table = quizTable({ seats: 1, robots: true });
  TableRoom.table = table;
  table.join('me');
  serve({
    [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' },
    'quiz.earned': { points: 4, badges: [] },
  });
  renderApp(`/multiplayer/game/${ROOM}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 2, name: 'You race against robots' });
  const row = screen.getByRole('list', { name: 'You race against' });
  expect(within(row).getAllByText(/^Robot (Bolt|Gear|Spark)$/)).toHaveLength(3);
  const noBreach = async () => {
    const { violations } = await axe.run(document.body, STANDARD);
    expect(violations.map(({ id }) => id)).toEqual([]);
  };
  await noBreach();
  act(() => {
    table.play({ type: 'start', by: 'me' });
    table.to('answer');
    table.answer('me', true);
    table.pass();
  });
  await screen.findByRole('heading', { level: 1, name: /Fly to the moon|Halfway there!/ });
  expect(screen.getAllByText(/^Robot (Bolt|Gear|Spark)$/)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /grown-up/i })).toBeNull();
  await noBreach();
  act(() => {
    table.to('answer');
    table.answer('me', true);
    table.to('podium');
  });
  await screen.findByRole('heading', { level: 1, name: 'What a flight!' });
  // What was known together is counted for people.
  expect(screen.getAllByText('You got 2 answers right.').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  await noBreach();
});
