import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { roomOf } from '../../testing/quiz-room.ts';
import { asked, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';
import { AWARDS } from './quiz-words.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000aa';
const NEXT = '0198a000-0000-7000-8000-0000000000ab';
const STANDARD = { preload: false, rules: { 'color-contrast': { enabled: false } } };

beforeEach(() => {
  TableRoom.rooms.length = 0;
});

/** @param mine how this player answers each question; the other one knows them all */
async function atPodium(handlers: Handlers = {}, mine: readonly boolean[] = []) {
  const table = quizTable({});
  TableRoom.table = table;
  table.join('me', 'bo');
  const seen = serve({ [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' }, ...handlers });
  const app = renderApp(`/multiplayer/game/${ROOM}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: /Lobby/ });
  table.ask('start', {});
  for (const isRight of mine) {
    act(() => {
      table.to('answer');
      table.answer('me', isRight);
      table.answer('bo', true);
    });
  }
  act(() => table.to('podium'));
  await screen.findByRole('heading', { name: 'What a flight!' });
  return { table, seen, ...app };
}

test('[P4.43] [P4.44] [P4.45] the podium has places, an award with its fact, and three ways on', async () => {
  const { table } = await atPodium({}, [true, false]);
  const podium = within(screen.getByRole('list', { name: 'The first three places' }));
  const places = podium.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual([
    expect.stringMatching(/2,000Place 1$/),
    expect.stringMatching(/^You.*1,000Place 2$/),
  ]);
  const award = screen.getByRole('region', { name: 'Your award' });
  expect(table.hello().me?.award).toEqual({ kind: 'answered-all', count: 2 });
  const { title, fact } = AWARDS['answered-all'];
  expect(within(award).getByRole('heading').textContent).toBe(title);
  expect(award.textContent).toContain(fact(2));
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Practise my misses' }).getAttribute('href')).toBe(
    '/practice/math',
  );
  expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/multiplayer');
});

test('[P4.45] one press asks for the rematch and goes to its room', async () => {
  const { person, path, seen } = await atPodium({
    'quiz.rematch': roomOf('K7MWPX', { id: NEXT }),
    [`POST /game/seats/quiz/${NEXT}`]: { name: 'quiz' },
  });
  await person.click(screen.getByRole('button', { name: 'Rematch' }));
  await waitFor(() => expect(path()).toBe(`/multiplayer/game/${NEXT}`));
  expect(asked(seen, 'quiz.rematch')).toEqual([{ roomId: ROOM }]);
});

const FOX = { name: 'Brave Fox', avatar: 'fox', seat: 2 } as const;

test('[P4.45] who waits in the rematch is named, one press joins, and a page that hears everything again still knows', async () => {
  const { person, path, seen, table } = await atPodium({
    'quiz.rematch': roomOf('K7MWPX', { id: NEXT }),
    [`POST /game/seats/quiz/${NEXT}`]: { name: 'quiz' },
  });
  expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull();
  act(() => table.tellAll('rematch', FOX));
  act(() => table.tellAll('hello', table.hello()));
  const card = screen.getByRole('region', { name: 'Invitation' });
  expect(card.textContent).toContain('Brave Fox waits for you: join again');
  expect(screen.getByRole('status').textContent).toBe('Brave Fox waits for you: join again');
  const { violations } = await axe.run(card, STANDARD);
  expect(violations).toEqual([]);
  await person.click(within(card).getByRole('button', { name: 'Join again' }));
  await waitFor(() => expect(path()).toBe(`/multiplayer/game/${NEXT}`));
  expect(asked(seen, 'quiz.rematch')).toEqual([{ roomId: ROOM }]);
});

test('a child says no to a rematch and is asked no more; the button for it stays, and so does the game', async () => {
  const { person, table, seen } = await atPodium();
  act(() => table.tellAll('rematch', FOX));
  await person.click(screen.getByRole('button', { name: 'No, thanks' }));
  act(() => table.tellAll('rematch', FOX));
  expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
  expect(asked(seen, 'quiz.rematch')).toEqual([]);
  act(() => table.tellAll('rematch', null));
  expect(screen.getByRole('heading', { name: 'What a flight!' })).toBeTruthy();
});

test('every other player can be told about, with one of four reasons and no words of one’s own', async () => {
  const { person, table, seen } = await atPodium({ 'quiz.report': { isNoted: true } });
  await person.click(screen.getByRole('button', { name: 'Tell a grown-up' }));
  const sheet = await screen.findByRole('dialog', { name: 'Tell a grown-up' });
  const other = table.hello().seats[1]?.name ?? '';
  expect(within(sheet).getAllByRole('button', { name: /^Tell about/ })).toHaveLength(1);
  await person.click(within(sheet).getByRole('button', { name: `Tell about ${other}` }));
  expect(within(sheet).queryByRole('textbox')).toBeNull();
  const reasons = within(sheet).getAllByRole('button', { name: /^They|^Something/ });
  expect(reasons).toHaveLength(4);
  const { violations } = await axe.run(sheet, STANDARD);
  expect(violations).toEqual([]);
  await person.click(within(sheet).getByRole('button', { name: 'They were not kind' }));
  await within(sheet).findByText('Thank you. A grown-up will look at it.');
  expect(asked(seen, 'quiz.report')).toEqual([{ roomId: ROOM, seat: 2, reason: 'unkind' }]);
  expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: /^Told about/ }).disabled).toBe(true);
});

const RESULTS: Outputs['quiz']['results'] = {
  code: 'K7MWPX',
  subject: 'math',
  grade: '3rd',
  completedAt: '2026-11-22T10:00:00.000Z',
  questions: [{ text: '1 + 1?', right: 'two', rightCount: 1, answerCount: 1 }],
  players: [
    { place: 1, name: 'Ada', alias: 'Star Owl', score: 1000, right: 1, answers: [true] },
    { place: 2, name: 'Moon Cat', alias: 'Moon Cat', score: 0, right: 0, answers: [null] },
  ],
};

test('[P4.46] the teacher sees who knew what, question by question', async () => {
  serve({ 'quiz.results': whenAsked<'quiz.results'>({ roomId: ROOM }, RESULTS) });
  renderApp(`/multiplayer/results/${ROOM}`, signedInAs('teacher'));
  const table = await screen.findByRole('table', { name: 'Results by player' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('AdaStar Owl1,0001 of 1Question 1: right'),
    expect.stringContaining('Moon Cat00 of 1Question 1: no answer'),
  ]);
  expect(screen.getByText('1 of 2 knew it')).toBeTruthy();
  const { violations } = await axe.run(document.body, STANDARD);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('[P4.21] scoring starts as the grade has it and stays as picked', async () => {
  serve({ 'quiz.rooms': [] });
  const { person } = renderApp('/multiplayer', signedInAs('student'));
  const group = await screen.findByRole('group', { name: 'Pick how to score' });
  const calm = () => within(group).getByRole<HTMLInputElement>('radio', { name: /^Calm/ }).checked;
  await person.click(screen.getByRole('radio', { name: '2nd' }));
  expect(calm()).toBe(true);
  await person.click(screen.getByRole('radio', { name: '5th' }));
  expect(calm()).toBe(false);
  await person.click(within(group).getByRole('radio', { name: /^Calm/ }));
  await person.click(screen.getByRole('radio', { name: '6th' }));
  expect(calm()).toBe(true);
});
