import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refuse, serve, unreachable } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000aa';
const SEAT = `POST /game/seats/quiz/${ROOM}`;
const STANDARD = {
  preload: false,
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
};
async function expectNoViolation() {
  const { violations } = await axe.run(document.body, STANDARD);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

beforeEach(() => {
  TableRoom.table = null;
  TableRoom.rooms.length = 0;
});

async function sitDown(settings: Parameters<typeof quizTable>[0] = {}, others: readonly string[] = ['bo']) {
  const table = quizTable(settings);
  TableRoom.table = table;
  const isTeacher = settings.hostId === 'teacher';
  table.join(...(isTeacher ? others : ['me', ...others]));
  serve({ [SEAT]: { name: 'quiz' }, 'quiz.rooms': [] });
  const app = renderApp(`/multiplayer/game/${ROOM}`, signedInAs(isTeacher ? 'teacher' : 'student'));
  await screen.findByRole('heading', { level: 1, name: isTeacher ? 'Come aboard!' : /Lobby/ });
  return { table, ...app };
}
const toAnswers = (table: ReturnType<typeof quizTable>) => act(() => table.to('answer'));
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test('[P4.09] [P4.10] the lobby shows code, QR, a link to copy, and the players by alias', async () => {
  const { table, person } = await sitDown();
  const ticket = screen.getByRole('region', { name: 'Room code' });
  expect(within(ticket).getByText('K 7 M W P X')).toBeTruthy();
  expect(within(ticket).getByRole('img', { name: 'QR code of this room' })).toBeTruthy();
  await person.click(within(ticket).getByRole('button', { name: 'Copy link' }));
  expect(await within(ticket).findByRole('button', { name: 'Copied' })).toBeTruthy();
  const copied = new URL(await navigator.clipboard.readText());
  expect([copied.pathname, copied.searchParams.get('code')]).toEqual(['/multiplayer', 'K7MWPX']);
  expect(table.hello().seats).toHaveLength(2);
  for (const { name } of table.hello().seats) expect(screen.getByText(name)).toBeTruthy();
  await expectNoViolation();
});

test('a whole quiz-race: each phase takes the focus to its heading, and none has an axe violation', async () => {
  const { table, person } = await sitDown();
  await person.click(screen.getByRole('button', { name: 'Start game' }));
  expect(document.activeElement).toBe(await heading('Get ready!'));
  await expectNoViolation();

  act(() => void table.pass());
  expect(document.activeElement).toBe(await heading('Which word is 0?'));
  await expectNoViolation();

  act(() => void table.pass());
  await screen.findByRole('button', { name: /^A:/ });
  expect(screen.getByText('0 of 2 have answered')).toBeTruthy();
  await expectNoViolation();
  await person.click(screen.getByRole('button', { name: /zero/ }));
  expect(await screen.findByText('Your answer is in. 1 of 2 have answered')).toBeTruthy();

  act(() => void table.answer('bo', false));
  expect(document.activeElement).toBe(await heading('Correct! 🎉'));
  expect(screen.getByText('zero is the word for 0.')).toBeTruthy();
  await expectNoViolation();

  act(() => void table.pass());
  expect(document.activeElement).toBe(await heading('Halfway there!'));
  expect(screen.getByText('1 right')).toBeTruthy();
  await expectNoViolation();

  toAnswers(table);
  await screen.findByRole('button', { name: /^A:/ });
  act(() => {
    table.answer('me', false);
    table.answer('bo', true);
  });
  await heading(/Not quite right/);
  act(() => table.to('podium'));
  expect(document.activeElement).toBe(await heading('What a flight!'));
  await expectNoViolation();
});

test.each([
  ['1', 0],
  ['4', 3],
  ['b', 1],
  ['D', 3],
])('the key %s answers, and a second one changes nothing', async (key, place) => {
  const { table, person } = await sitDown();
  table.ask('start', {});
  toAnswers(table);
  await screen.findByRole('button', { name: /^A:/ });
  await person.keyboard(key);
  await person.keyboard(key === '1' ? '2' : '1');
  expect(TableRoom.last.asked).toEqual([{ name: 'answer', body: { question: 1, place } }]);
});

test('an answer that is refused can be given again, and the refusal is said', async () => {
  const { table, person } = await sitDown();
  table.ask('start', {});
  toAnswers(table);
  const answer = await screen.findByRole('button', { name: /^A:/ });
  const { ask } = table;
  Object.assign(table, { ask: () => 'too-late' });
  await person.click(answer);
  expect(await screen.findByText('Time is up for this one')).toBeTruthy();
  Object.assign(table, { ask });
  await person.click(screen.getByRole('button', { name: /^B:/ }));
  expect(await screen.findByText(/Your answer is in/)).toBeTruthy();
});

test.each([
  ['2nd', null],
  ['3rd', '25'],
] as const)('in %s grade the orbit shows seconds: %s', async (grade, seconds) => {
  const { table } = await sitDown({ grade });
  table.ask('start', {});
  toAnswers(table);
  const timer = await screen.findByRole('timer', { name: 'Answer time' });
  expect(timer.textContent).toBe(seconds ?? '');
});

test('[P4.26] in a knowledge-battle each has an energy bar that a right answer charges', async () => {
  const { table } = await sitDown({ gameType: 'knowledge-battle', seats: 2 });
  table.ask('start', {});
  toAnswers(table);
  const energy = await screen.findByRole('region', { name: 'Energy' });
  expect(within(energy).getAllByText('0 energy')).toHaveLength(2);
  act(() => {
    table.answer('me', true);
    table.answer('bo', false);
    table.pass();
  });
  await heading('Halfway there!');
  expect(screen.getByText('1 energy')).toBeTruthy();
  await expectNoViolation();
});

test('[P4.28] in a team-challenge two crews rise with their scores', async () => {
  const { table } = await sitDown({ gameType: 'team-challenge', seats: 6 }, ['bo', 'cy', 'di']);
  table.ask('start', {});
  toAnswers(table);
  act(() => {
    for (const id of ['me', 'bo', 'cy', 'di']) table.answer(id, true);
    table.pass();
  });
  const crew = await screen.findByRole('region', { name: 'Comet Crew' });
  expect(within(crew).getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Nova Crew' })).getAllByText('1,000').length).toBe(3);
  await expectNoViolation();
});

test('a broken wire says that seat and points are safe, and comes back by itself', async () => {
  await sitDown();
  act(() => TableRoom.last.breakWire());
  await heading('Finding your game');
  expect(screen.getByText('Your seat is safe.')).toBeTruthy();
  await expectNoViolation();
  act(() => TableRoom.last.comeBack());
  await heading(/Lobby/);
  expect(TableRoom.rooms).toHaveLength(1);
});

test('a wire that stays broken for two seconds is given up for a new seat', async () => {
  await sitDown();
  act(() => TableRoom.last.breakWire());
  await waitFor(() => expect(TableRoom.rooms).toHaveLength(2), { timeout: 6000 });
  await heading(/Lobby/);
  expect(TableRoom.rooms[0]?.hasLeft).toBe(true);
});

test('a connection that the server ends is replaced at once', async () => {
  await sitDown();
  act(() => TableRoom.last.endIt());
  await waitFor(() => expect(TableRoom.rooms).toHaveLength(2));
  await heading(/Lobby/);
});

test.each([
  ['taken-over', 'You play on another device'],
  ['removed', 'You are outside for now'],
  ['closed', 'This game is over'],
] as const)('%s: a friendly sentence and a way on', async (code, title) => {
  const { table } = await sitDown();
  act(() => table.tellAll('notice', { code }));
  expect(document.activeElement).toBe(await heading(title));
  expect(screen.getByRole('link', { name: 'All games' })).toBeTruthy();
  await expectNoViolation();
});

test('a game that moved to another device can be brought back to this one', async () => {
  const { table, person } = await sitDown();
  act(() => table.tellAll('notice', { code: 'taken-over' }));
  await person.click(await screen.findByRole('button', { name: 'Play here' }));
  await heading(/Lobby/);
  expect(TableRoom.rooms).toHaveLength(2);
});

test('a server that refuses a seat for good says why; one that cannot be reached is asked again', async () => {
  TableRoom.table = quizTable();
  TableRoom.table.join('me');
  let tries = 0;
  serve({
    [SEAT]: () => {
      tries += 1;
      return tries === 1 ? unreachable() : refuse(403, 'This game is not yours');
    },
  });
  renderApp(`/multiplayer/game/${ROOM}`, signedInAs('student'));
  await heading('Going to your game');
  await heading('You cannot join this game');
  expect(screen.getByText('This game is not yours')).toBeTruthy();
});

test('[P4.34] when the teacher pauses, every screen says where to look; in a class nobody but the teacher goes on', async () => {
  const { table } = await sitDown({ gameType: 'class-quiz', seats: 60, hostId: 'mrs-bell' });
  act(() => void table.play({ type: 'start', by: 'mrs-bell' }));
  act(() => table.to('answer'));
  act(() => void table.play({ type: 'pause', by: 'mrs-bell' }));
  expect(document.activeElement).toBe(await heading('Eyes on your teacher'));
  expect(screen.queryByRole('button', { name: /zero/ })).toBeNull();
  await expectNoViolation();
  act(() => void table.play({ type: 'resume', by: 'mrs-bell' }));
  await screen.findByText('0 of 2 have answered');
  act(() => {
    table.answer('me', true);
    table.answer('bo', true);
  });
  await screen.findByText('Your teacher shows the scores');
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('[P4.33] a child who comes while others answer waits in the seat for the next question', async () => {
  const table = quizTable({ gameType: 'class-quiz', seats: 60, hostId: 'mrs-bell' });
  TableRoom.table = table;
  table.join('bo');
  table.play({ type: 'start', by: 'mrs-bell' });
  table.to('answer');
  table.join('me');
  serve({ [SEAT]: { name: 'quiz' } });
  renderApp(`/multiplayer/game/${ROOM}`, signedInAs('student'));
  await heading('You join at the next question');
  act(() => table.to('answer'));
  expect(await screen.findAllByRole('button', { name: /zero|one|two|three/ })).toHaveLength(4);
});
