import type { Locator, Page } from 'playwright-core';
import { checkAnswer, options } from './lesson-player.ts';

export const goOn = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Next Question →|Finish 🎉)$/ });
export const askedBefore = (page: Page): Locator => page.getByText('You met this one before.');
export const result = (page: Page): Locator =>
  page.getByRole('heading', { name: /questions done!$|^Done for today!$/ });

export async function openPractice(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('progressbar', { name: 'Practice progress' }).waitFor();
}

/** '2 of 11' of the beads: the question now, counted from 1, and how many steps there are with the result. */
export async function placeShown(page: Page): Promise<string> {
  const progress = page.getByRole('progressbar', { name: 'Practice progress' });
  return `${await progress.getAttribute('value')} of ${await progress.getAttribute('max')}`;
}

/** Chooses the first option, checks it, and reads why; the way on is there afterwards. */
export async function answerOne(page: Page): Promise<void> {
  // The card, not its radio: a drawn fraction lies over that one, and a finger lands on the card anyway.
  await page
    .locator('label')
    .filter({ has: options(page) })
    .first()
    .click();
  await checkAnswer(page).click();
  await goOn(page).waitFor();
}

/** So many questions, each left through its button. */
export async function answerSome(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await answerOne(page);
    await goOn(page).click();
  }
}
