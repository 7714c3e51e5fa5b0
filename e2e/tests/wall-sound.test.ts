import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { classMate } from '../src/class-mate.ts';
import { contextsMade, measureOutput, peakSince } from '../src/output-level.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS } from '../src/short-games.ts';
import { test } from '../src/test.ts';

const HEARD = 0.02;
const sound = (page: Page) => page.getByRole('button', { name: 'Sound', exact: true });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isHeard = (page: Page) => expect.poll(() => peakSince(page)).toBeGreaterThan(HEARD);
/** Everything before is over, and nothing new comes. */
async function isSilent(page: Page): Promise<void> {
  await expect.poll(() => peakSince(page)).toBeLessThan(HEARD / 10);
}

test(
  'the wall of a class is heard once its one button is on, phase by phase; the phone of a child is silent until the child asks',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const teacher = await newAccount({ role: 'teacher' });
    const board = await stage.open({
      as: teacher,
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'no-preference',
    });
    await measureOutput(board);
    await quiz.createGame(board, 'Class Quiz');
    expect(await contextsMade(board)).toBe(0);
    await sound(board).click();
    await isHeard(board);
    // The lobby's music is a loop: the pling of the switch is long over.
    for (let second = 0; second < 3; second += 1) {
      await board.waitForTimeout(1000);
      await isHeard(board);
    }

    const child = await newAccount({ grade: '3rd' });
    const home = await stage.open({ as: child });
    await home.goto('/');
    const kept = home.waitForResponse((response) => response.url().endsWith('/trpc/account.setComfort'));
    await sound(home).click();
    await kept;
    await home.close();
    const phone = await stage.open({ as: child, viewport: { width: 360, height: 740 } });
    await measureOutput(phone);
    const code = await quiz.codeShown(board);
    await quiz.joinByCode(phone, code);
    await phone.getByText('Look at the big screen.').waitFor();
    expect(await sound(phone).getAttribute('aria-pressed')).toBe('false');
    const mate = await classMate(code, 1);
    await board.getByText('2 players are in').waitFor();

    await tool(board, 'Start game').click();
    await tool(board, 'Show the answers').click();
    await quiz.answers(phone).first().waitFor();
    await isSilent(board);
    await quiz.answers(phone).first().click();
    await tool(board, 'Show the scores').waitFor();
    await isHeard(board);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    expect(await contextsMade(phone)).toBe(0);

    // Asked, a phone sounds too.
    await sound(phone).click();
    await isHeard(phone);
    // Drum rolls before the podium, with silence in between no longer than a step takes.
    await isSilent(board);
    await tool(board, 'Players').click();
    await tool(board, 'End the game for all').click();
    await tool(board, 'Yes, end it').click();
    await quiz.podium(board).waitFor();
    await isHeard(board);
    await board.getByText(/^Together you got/).waitFor();
    await isHeard(board);
    await phone.getByRole('heading', { name: 'Look at the wall' }).waitFor();
    await tool(board, 'Skip the show').click();
    await quiz.podium(phone).waitFor();
    // One button, remembered: also on the next device, and in the next game.
    const next = await stage.open({ as: teacher });
    await measureOutput(next);
    await next.goto(new URL(board.url()).pathname);
    await expect.poll(() => sound(next).getAttribute('aria-pressed')).toBe('true');
    await sound(next).click();
    expect(await sound(next).getAttribute('aria-pressed')).toBe('false');
    await mate.leave();
  },
);
