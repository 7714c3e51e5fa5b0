import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { ask, newAccount } from '../src/accounts.ts';
import { classMate } from '../src/class-mate.ts';
import { questionsOf } from '../src/game-records.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS, shortGames } from '../src/short-games.ts';
import { test } from '../src/test.ts';
import { recordWire } from '../src/wire-recorder.ts';

beforeAll(shortGames);

const MATES = 9;
/** Longer than a question is read in a short game. */
const READ_MS = 10_000;

/** Goes on to the answers. On a busy machine the time for reading may be over before the press comes. */
async function showAnswers(button: (name: string) => Locator): Promise<void> {
  try {
    await button('Show the answers').click({ timeout: READ_MS });
  } catch (error) {
    if (!(await button('Show the right answer').isVisible())) throw error;
  }
}

test(
  '[P4.34] [P4.47] a teacher plays a class-quiz on the projector with twelve children: lock, remove, let back in, pause, skip, end, and the results',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const teacher = await newAccount({ role: 'teacher' });
    const board = await stage.open({
      as: teacher,
      viewport: { width: 1920, height: 1080 },
    });
    const tool = (name: string | RegExp) => board.getByRole('button', { name, exact: true });
    const accounts = await Promise.all([0, 1, 2].map(() => newAccount({ grade: '3rd' })));
    const pages = await Promise.all(
      accounts.map((as) => stage.open({ as, viewport: { width: 360, height: 740 } })),
    );
    const [first] = pages;
    if (first === undefined) throw new Error('nobody plays');
    const wires = [board, ...pages].map(recordWire);

    await quiz.createGame(board, 'Class Quiz');
    const code = await quiz.codeShown(board);
    const roomId = quiz.roomIdOf(board);
    const mates = await Promise.all(Array.from({ length: MATES }, (_, at) => classMate(code, at % 2)));
    await Promise.all(pages.map((page) => quiz.joinByCode(page, code)));
    await board.getByText('12 players are in').waitFor();

    await tool('Lock').click();
    await tool('Unlock').waitFor();
    const late = await newAccount({ grade: '3rd' });
    const lateJoin = () => ask('POST', `/api/multiplayer/rooms/${code}/join`, late.sessionId);
    await expect(lateJoin()).rejects.toThrow('409');
    await tool('Unlock').click();

    const name = await first.getByText('You are').locator('b').innerText();
    // The class does not see it: the teacher's phone is a remote beside the wall.
    const remote = await stage.open({ as: teacher, viewport: { width: 360, height: 740 } });
    await remote.goto(`/multiplayer/game/${roomId}/remote`);
    const onRemote = (label: string) => remote.getByRole('button', { name: label, exact: true });
    await onRemote(`Remove ${name}`).click();
    await first.getByRole('heading', { name: 'You are outside for now' }).waitFor();
    await onRemote(`Let back in: ${name}`).click();
    await onRemote(`Remove ${name}`).waitFor();
    await first.getByRole('link', { name: 'All games' }).click();
    await first.getByRole('link', { name: 'Continue' }).click();
    await board.getByText('12 players are in').waitFor();

    await tool('Start game').click();
    await tool('Show the answers').waitFor();
    await tool('Pause').click();
    await first.getByRole('heading', { name: 'Eyes on your teacher' }).waitFor();
    await board.getByRole('heading', { name: 'Eyes on your teacher' }).waitFor();
    await tool('Go on').click();
    await showAnswers(tool);
    const asked = await questionsOf(roomId);
    await Promise.all(
      pages.map(async (page) => quiz.answerWith(page, await quiz.questionShown(page, asked), true)),
    );
    // The twelfth answer brings the reveal, for the projector as for the children.
    await tool('Show the scores').waitFor();
    const chosen = board.getByRole('listitem').locator('b');
    await expect
      .poll(async () => (await chosen.allInnerTexts()).reduce((sum, text) => sum + Number.parseInt(text), 0))
      .toBe(3 + MATES);
    await Promise.all(pages.map((page) => page.getByRole('heading', { name: /^Correct!/ }).waitFor()));
    await onRemote('Show the scores').click();
    await tool('Next question').click();
    await pages[1]?.getByText('Question 2 of').waitFor();

    // The host need not wait for anybody.
    await showAnswers(onRemote);
    await onRemote('Show the right answer').click();
    await first.getByRole('heading', { name: 'Time to look' }).waitFor();
    await tool('Players').click();
    await tool('End the game for all').click();
    await tool('Yes, end it').click();
    await quiz.podium(board).waitFor();
    await Promise.all(pages.map((page) => quiz.podium(page).waitFor()));
    for (const page of pages) await page.getByRole('region', { name: 'Your award' }).waitFor();
    const questions = await questionsOf(roomId);
    for (const wire of wires) expect(wire.leaks(questions)).toEqual([]);

    // What the teacher keeps: the rows of the screen as a file (P4.47).
    await board.getByRole('link', { name: 'See the results' }).click();
    const rows = board.getByRole('table', { name: 'Results by player' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(1 + 3 + MATES);
    const [file] = await Promise.all([board.waitForEvent('download'), tool('Download CSV').click()]);
    expect(file.suggestedFilename()).toBe(`quiz-${code}.csv`);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    // Place, name, score and how many were right, row by row: [P4.47] the file equals the screen.
    const shown = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => {
        const [place, name, score, right] = [...row.children].map(
          (cell) => cell.firstChild?.textContent ?? '',
        );
        return [place, name, score?.replaceAll(',', ''), right];
      }),
    );
    const cells = lines.slice(1).map((line) => line.split(','));
    expect(cells.map(([place, name, , score, right]) => [place, name, score, right])).toEqual(shown);
    await Promise.all(mates.map((mate) => mate.leave()));
  },
);
