import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { calls, serve } from '../../testing/serve.ts';
import { SETTLE } from '../../lib/question/use-settled.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000bb';
const STANDARD = {
  preload: false,
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

beforeEach(() => {
  TableRoom.rooms.length = 0;
});

async function project() {
  const table = quizTable({ gameType: 'class-quiz', seats: 60, hostId: 'teacher' });
  TableRoom.table = table;
  table.join('ada', 'bo');
  serve({ [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' } });
  const app = renderApp(`/multiplayer/game/${ROOM}`, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1, name: 'Come aboard!' });
  return { table, ...app };
}
const expectCode = () => {
  const side = screen.getByRole('region', { name: 'Join with the code' });
  expect(within(side).getByText('K 7 M W P X')).toBeTruthy();
  expect(within(side).getByRole('img', { name: 'QR code of this room' })).toBeTruthy();
};

test('[P4.31] code and QR stand on the projector in every phase, and no phase has an axe violation', async () => {
  const { table, person } = await project();
  expectCode();
  await person.click(screen.getByRole('button', { name: 'Start game' }));
  const seen = new Set<string>();
  for (let step = 0; step < 20 && table.phase() !== 'podium'; step += 1) {
    act(() => void table.pass());
    seen.add(table.phase());
    expectCode();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const { violations } = await axe.run(document.body, STANDARD);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  }
  expect([...seen]).toEqual(['read', 'answer', 'reveal', 'scoreboard', 'podium']);
});

test('[P4.53] the projector shows the answers in the order that all players have, and the right one only at the reveal', async () => {
  const { table } = await project();
  table.ask('start', {});
  act(() => {
    table.pass();
    table.pass();
  });
  await screen.findByText('of 2 have answered');
  expect(screen.queryByText('Right')).toBeNull();
  act(() => {
    table.answer('ada', true);
    table.answer('bo', false);
  });
  expect(await screen.findByText('Right')).toBeTruthy();
  expect(screen.getByText('chose the right answer')).toBeTruthy();
});

test('the host may pause, lock, skip, and ask a player out and back in', async () => {
  const { table, person } = await project();
  await person.click(screen.getByRole('button', { name: 'Lock' }));
  await screen.findByText('The room is locked.');
  await person.click(screen.getByRole('button', { name: 'Start game' }));
  act(() => void table.pass());
  await person.click(await screen.findByRole('button', { name: 'Pause' }));
  await screen.findByRole('heading', { level: 1, name: 'Eyes on your teacher' });
  await person.click(await screen.findByRole('button', { name: 'Go on' }));
  await person.click(screen.getByRole('button', { name: 'Show the answers' }));
  await screen.findByText('of 2 have answered');
  await person.click(screen.getByRole('button', { name: 'Players' }));
  // Not on the wall at a glance: behind a fold, or on the phone that the picture leads to.
  expect(screen.getByRole('img', { name: 'QR code of your remote' })).toBeTruthy();
  await person.click(screen.getByText('Send a player out on this screen'));
  await person.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? document.body);
  await person.click(await screen.findByRole('button', { name: /^Let back in/ }));
  expect(TableRoom.last.asked.map(({ name }) => name)).toEqual([
    'lock',
    'start',
    'pause',
    'resume',
    'skip',
    'remove',
    'let-back',
  ]);
});

test('a press says which phase it leaves: pressed twice, or as the last answer comes, the explanation stays', async () => {
  const { table, person } = await project();
  table.ask('start', {});
  act(() => table.to('answer'));
  const press = await screen.findByRole('button', { name: 'Show the right answer' });
  act(() => {
    table.answer('ada', true);
    table.answer('bo', false);
    // The click was on its way when the last answer came.
    press.click();
  });
  expect(TableRoom.last.asked.at(-1)).toEqual({ name: 'skip', body: { phase: 'answer', question: 1 } });
  expect(table.phase()).toBe('reveal');
  SETTLE.ms = 700;
  act(() => void table.ask('skip', { phase: 'reveal', question: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Next question' }));
  SETTLE.ms = 0;
  expect(table.phase()).toBe('scoreboard');
});

test('ending the game for all is asked once, and the safe answer is first', async () => {
  const { table, person } = await project();
  table.ask('start', {});
  act(() => table.to('answer'));
  act(() => void table.answer('ada', true));
  await person.click(await screen.findByRole('button', { name: 'Players' }));
  await person.click(screen.getByRole('button', { name: 'End the game for all' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep playing' }));
  expect(table.phase()).toBe('answer');
  await person.click(screen.getByRole('button', { name: 'Keep playing' }));
  await person.click(screen.getByRole('button', { name: 'End the game for all' }));
  await person.click(screen.getByRole('button', { name: 'Yes, end it' }));
  expect(table.phase()).toBe('podium');
});

test('[P4.34] the remote names the phase, has the one large button, and sends a child out where the class cannot see it', async () => {
  const table = quizTable({ gameType: 'class-quiz', seats: 60, hostId: 'teacher' });
  TableRoom.table = table;
  table.join('ada', 'bo');
  const seen = serve({ [`POST /game/seats/quiz/${ROOM}/remote`]: { name: 'quiz' } });
  const { person } = renderApp(`/multiplayer/game/${ROOM}/remote`, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1, name: 'Everybody comes in' });
  expect(calls(seen)).toContain(`POST /game/seats/quiz/${ROOM}/remote`);
  const { violations } = await axe.run(document.body, STANDARD);
  expect(violations).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Start game' }));
  act(() => table.to('answer'));
  await screen.findByText('0 of 2 have answered');
  await person.click(screen.getByRole('button', { name: 'Show the right answer' }));
  expect(table.phase()).toBe('reveal');
  await person.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? document.body);
  expect(TableRoom.last.asked.map(({ name }) => name)).toEqual(['start', 'skip', 'remove']);
});
