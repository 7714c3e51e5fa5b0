import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000aa';

test('[P4.42] the reveal says the right answer and the own one in words, why, and reads it aloud', async () => {
  const { said } = recordVoice();
  const table = quizTable();
  TableRoom.table = table;
  table.join('me', 'bo');
  serve({ [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' } });
  const { person } = renderApp(`/multiplayer/game/${ROOM}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: /Lobby/ });
  table.ask('start', {});
  act(() => table.to('answer'));
  await screen.findByRole('button', { name: /^A:/ });
  act(() => {
    table.answer('me', false);
    table.answer('bo', true);
  });
  await screen.findByRole('heading', { level: 1, name: /Not quite right/ });
  const options = table.hello().me?.options ?? [];
  const own = options[table.hello().me?.chosen ?? -1] ?? '';
  expect(['one', 'two', 'three']).toContain(own);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('zero', { exact: true })).toBeTruthy();
  expect(main.getByText(own, { exact: true })).toBeTruthy();
  expect(main.getByText('zero is the word for 0.')).toBeTruthy();
  await person.click(main.getByRole('button', { name: 'Read aloud why' }));
  expect(said.map(({ text }) => text).join(' ')).toContain('The right answer is zero.');
  vi.unstubAllGlobals();
});
