import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000cc';
const STANDARD = {
  preload: false,
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};
const expectNoBreach = async () => {
  const { violations } = await axe.run(document.body, STANDARD);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

beforeEach(() => {
  TableRoom.rooms.length = 0;
});

/** A class of four in two crews; `who` looks at it. */
function aClass(who: 'student' | 'teacher', classQuiz: { classId: string; quizId: string } | null = null) {
  const settings = { gameType: 'class-quiz', seats: 60, crews: 2, questionCount: 4, classQuiz } as const;
  // Without a screen of their own the teacher is in the table only by name.
  const table = quizTable({ ...settings, hostId: who === 'teacher' ? 'teacher' : 'host' });
  TableRoom.table = table;
  const children = ['me', 'bo', 'cy', 'di'];
  table.join(...children);
  serve({ [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' } });
  const { person } = renderApp(`/multiplayer/game/${ROOM}`, signedInAs(who));
  const crewOf = (id: string) => table.seats().get(id)?.team ?? null;
  const toScores = () => {
    table.to('answer');
    for (const id of children) table.answer(id, true);
    table.pass();
  };
  const start = () => table.play({ type: 'start', by: who === 'teacher' ? 'teacher' : 'host' });
  return { table, person, crewOf, toScores, start };
}
const NAMES = ['Comet Crew', 'Nova Crew'];

test('[P4.28] a child knows its crew from the lobby on, by name and not by colour alone', async () => {
  const { crewOf } = aClass('student');
  const banner = await screen.findByText(/You fly with/);
  expect(banner.textContent).toBe(`You fly with ${NAMES[crewOf('me') ?? 0]}`);
  await expectNoBreach();
});

test('a crew that was good twice uses a boost with one press; a hint takes a wrong answer away, and it cannot be chosen', async () => {
  const { person, toScores, start, table, crewOf } = aClass('student');
  await screen.findByText(/You fly with/);
  act(() => {
    start();
    toScores();
  });
  expect(await screen.findByText('One more good question earns a boost!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Shield/ })).toBeNull();
  act(toScores);
  const tray = await screen.findByRole('region', { name: "Your crew's boosts" });
  expect(within(tray).getAllByRole('button', { name: /Double|Shield|Hint/ })).toHaveLength(3);
  await expectNoBreach();
  await person.click(within(tray).getByRole('button', { name: /^Hint/ }));
  expect(await screen.findByText('Hint is on for the next question!')).toBeTruthy();
  expect(table.boosts()).toEqual([{ team: crewOf('me'), kind: 'hint', question: 2 }]);
  act(() => table.to('answer'));
  const taken = await screen.findByRole('button', { name: /Not this one/ });
  expect(taken.getAttribute('aria-disabled')).toBe('true');
  await person.click(taken);
  expect(screen.queryByText(/Your answer is in/)).toBeNull();
  await expectNoBreach();
});

test('[P4.43] the wall shows crews in the lobby, as rockets with the scores, and on the podium', async () => {
  const { table, start, toScores } = aClass('teacher', { classId: ROOM, quizId: ROOM });
  await screen.findByRole('heading', { level: 1, name: 'Come aboard!' });
  for (const name of NAMES)
    expect(screen.getByRole('heading', { level: 2, name: `${name} 2 players` })).toBeTruthy();
  await expectNoBreach();
  act(() => {
    start();
    toScores();
  });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const name of NAMES) expect(rows.some((row) => row?.includes(name))).toBe(true);
  expect(screen.queryByRole('button', { name: /Double/ })).toBeNull();
  await expectNoBreach();
  act(() => {
    for (let step = 0; step < 20 && table.phase() !== 'podium'; step += 1) table.pass();
  });
  const podium = screen.getByRole('list', { name: 'The first three crews' });
  expect(within(podium).getAllByRole('listitem')).toHaveLength(2);
  const report = screen.getByRole('link', { name: 'See the class report' });
  expect(report.getAttribute('href')).toBe(`/classes/${ROOM}/quizzes/${ROOM}`);
  await expectNoBreach();
});
