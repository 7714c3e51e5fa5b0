import { CUES, type Score } from '@noodlenaut/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAudio } from '../../lib/audio/audio.ts';
import { forgetComfort } from '../../lib/comfort/comfort.ts';
import { signedInAs } from '../../testing/people.ts';
import { TableRoom } from '../../testing/quiz-sdk.ts';
import { quizTable } from '../../testing/quiz-table.ts';
import { recordAudio } from '../../testing/recording-audio.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/serve.ts';

vi.mock('@colyseus/sdk', () => import('../../testing/quiz-sdk.ts'));

const ROOM = '0198a000-0000-7000-8000-0000000000aa';

beforeEach(() => {
  TableRoom.rooms.length = 0;
  localStorage.clear();
  forgetComfort();
});
afterEach(() => setAudio(false));

/** A game of two in which each answers one question. */
async function play({ mine, other }: { mine: boolean; other: boolean }) {
  const { waves } = recordAudio();
  const table = quizTable({});
  TableRoom.table = table;
  table.join('me', 'bo');
  serve({
    [`POST /game/seats/quiz/${ROOM}`]: { name: 'quiz' },
    'account.setComfort': (change) => change,
  });
  renderApp(`/multiplayer/game/${ROOM}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1, name: /Lobby/ });
  setAudio(true);
  const hears = async (score: Score) => {
    await waitFor(() => expect(waves.length).toBeGreaterThan(0));
    await waitFor(() => {
      const heard = waves.map(({ hertz }) => hertz);
      for (const { hertz } of score) expect(heard).toContain(hertz);
    });
    return waves.splice(0);
  };
  await hears(CUES.pling);
  act(() => {
    table.ask('start', {});
  });
  await hears(CUES['game-start']);
  act(() => {
    table.to('answer');
    table.answer('me', mine);
    table.answer('bo', other);
  });
  await hears(mine ? CUES.right : CUES['try-again']);
  act(() => table.to('podium'));
  await screen.findByRole('heading', { name: 'What a flight!' });
  return { hears };
}

test('who wins hears it, from the start of the game on', async () => {
  const { hears } = await play({ mine: true, other: false });
  await hears(CUES.win);
});

test('who does not win hears that the game is finished, and nothing sad', async () => {
  const { hears } = await play({ mine: false, other: true });
  const heard = await hears(CUES.finish);
  // Horns are for who wins: they alone have a square wave.
  expect(heard.filter(({ type }) => type === 'square')).toEqual([]);
});
