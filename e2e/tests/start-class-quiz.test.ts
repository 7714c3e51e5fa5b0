import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { classMate } from '../src/class-mate.ts';
import * as quiz from '../src/quiz-player.ts';
import { GAME_MS } from '../src/short-games.ts';
import { test } from '../src/test.ts';
import { login } from '../src/visitor.ts';

const CLICKS = 'clicks';

test(
  'a teacher without a class comes from the sign-in to the first question of a class quiz in four clicks, the sign-in included',
  { timeout: GAME_MS },
  async ({ stage }) => {
    const teacher = await newAccount({ role: 'teacher' });
    const page = await stage.open();
    // Only what a hand does counts: the keyboard that submits a form makes a click of its own.
    await page.addInitScript((key) => {
      addEventListener(
        'pointerup',
        () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1)),
        true,
      );
    }, CLICKS);
    await page.goto('/login');
    await login(page, teacher.username, teacher.password);
    await page.getByRole('link', { name: 'Start a class quiz' }).click();
    await page.getByRole('button', { name: 'Create Game' }).click();
    await page.waitForURL('**/multiplayer/game/*');
    const mate = await classMate(await quiz.codeShown(page), null);
    await page.getByRole('button', { name: 'Start game', exact: true }).click();
    await page.getByText(/Question 1 of/).waitFor();
    const clicks = await page.evaluate((key) => Number(sessionStorage.getItem(key)), CLICKS);
    expect(clicks).toBeGreaterThan(0);
    expect(clicks).toBeLessThanOrEqual(4);
    await mate.leave();
  },
);
